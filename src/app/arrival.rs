//! Parts of the page that come after the rest of it.

use leptos::{prelude::*, reactive::spawn_local_scoped_with_cancellation};

/// A part that is there once `coming` has brought it.
pub(crate) fn when(coming: impl Future<Output = AnyView> + 'static) -> impl IntoView {
    let (arrived, there) = (StoredValue::new_local(None), RwSignal::new(false));
    spawn_local_scoped_with_cancellation(async move {
        let view = coming.await;
        arrived.set_value(Some(view));
        there.set(true);
    });
    move || {
        there
            .get()
            .then(|| arrived.try_update_value(Option::take).flatten())
    }
}
