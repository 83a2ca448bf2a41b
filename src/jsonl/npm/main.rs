//! Worker program for the npm package, which serves the JSON-lines protocol.

/// Does nothing, because the program only runs in a browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(target_arch = "wasm32")]
mod browser {
    use engine::Judge;
    use jsonl::{Resources, Service};
    use wasm_bindgen::prelude::*;

    /// Engine with its nets.
    #[derive(Debug)]
    #[wasm_bindgen]
    pub struct Program(Service<'static>);

    #[wasm_bindgen]
    impl Program {
        /// Loads the nets in `nets.bin` and `quick.bin`. A worker uses one program for its whole lifetime, so the nets
        /// are never freed.
        ///
        /// # Errors
        /// Returns an error if the nets are damaged or belong to a different version of the engine.
        #[wasm_bindgen(constructor)]
        pub fn new(nets: Vec<u8>, quick: Vec<u8>) -> Result<Self, JsError> {
            let judge = Judge::from_bytes(&nets)?.with_quick(&quick)?;
            let files: &[&[u8]] = Box::leak(Box::new([&*nets.leak(), &*quick.leak()]));
            Ok(Self(Service::new(Resources {
                judge: Box::leak(Box::new(judge)),
                files,
                threads: 1,
            })))
        }

        /// Answers a request in the protocol. Both the request and the answer are JSON.
        pub fn answer(&mut self, request: &str) -> String {
            self.0.answer(request.as_bytes()).to_string()
        }
    }
}
