import CCairo
import CPango
import CRSVG
func f() { _ = cairo_version(); _ = pango_version(); _ = rsvg_handle_new_from_data(nil, 0, nil) }
