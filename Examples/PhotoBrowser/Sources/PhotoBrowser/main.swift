import Glibc
import HingeKit

exit(Application.run(id: "org.example.PhotoBrowser", title: "Photos") { BrowserController(photos: Photo.all) })
