// Starts the engine: `new Worker("worker_loader.js?v=BUILD")`, relative to the page.
// The worker's own files have no hash in their names, so the query makes them new for the browser's cache.
const build = self.location.search;
importScripts("./worker.js" + build);
wasm_bindgen({ module_or_path: "./worker_bg.wasm" + build });
