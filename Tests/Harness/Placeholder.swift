import HingeKit
