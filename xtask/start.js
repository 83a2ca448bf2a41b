// Starts the page. `cargo xtask dist` makes one script of this and the program's glue.
import init from './backgammon.js';

// What the page's policy asks before a text becomes a script or markup: two scripts, and markup in which nothing runs.
const scripts = ["worker.js", 'service-worker.js'];
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (scripts.includes(url) ? url : null),
  createHTML: (markup) => (/<(script|iframe|object|embed)|[\s/]on\w+\s*=|javascript:/i.test(markup) ? null : markup),
});

await init({ module_or_path: "backgammon_bg.wasm" });
