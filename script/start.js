// Starts the page. `cargo xtask dist` makes one script of this, the program's glue and the list of parts.
import init from '../backgammon.js';
import { parts } from '../parts.js';
import { restore } from './mirror.js';
import './translator.js';

// What the page's policy asks before a text becomes a script or markup: five scripts, and markup in which nothing runs.
const scripts = ["worker_loader.js", "reader_loader.js", "statistics_loader.js", "script/link.js", 'service-worker.js'];
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (scripts.includes(url) ? url : null),
  createHTML: (markup) => (/<(script|iframe|object|embed)|[\s/]on\w+\s*=|javascript:/i.test(markup) ? null : markup),
});

// Keys that work anywhere on the page belong to the later part, which answers those that came before it (see
// src/app/keys.rs): of each the last one waits.
globalThis.keys = {};
addEventListener('keydown', (event) => keys && (keys[event.key] = event));

// The expected button, which the page focuses itself, has a ring after a key only: see base.css.
const noteKeys = ({ isTrusted, type }) => isTrusted && document.documentElement.toggleAttribute('data-keys', type === 'keydown');
for (const type of ['keydown', 'pointerdown']) addEventListener(type, noteKeys, true);

// The light that the player has chosen, before the program is there.
try {
  document.documentElement.dataset.mode = JSON.parse(localStorage.getItem('backgammon.settings')).mode;
} catch {}

const element = (id) => document.getElementById(id);
const pause = (ms) => new Promise((over) => setTimeout(over, ms));

// The word under the picture, in the browser's language.
const loading = [...element('wait').children];
const spoken = loading.find(({ lang }) => navigator.language.startsWith(lang)) ?? loading[0];
for (const word of loading) word.hidden = word !== spoken;

// The page names what is missing, without the hash.
const missing = new Set();
function tell(file, isMissing) {
  missing[isMissing ? 'add' : 'delete'](file.replace(/.*\/|-[0-9a-f]{16}/g, ''));
  element('missing').classList.toggle('now', missing.size > 0);
  element('missing-files').textContent = [...missing].join(', ');
}

// The network is there again, or the player does something.
const stir = () =>
  new Promise((stirred) => ['online', 'pointerdown', 'keydown'].forEach((event) => addEventListener(event, stirred, { once: true })));

// What does not come, or was changed on its way, is asked for a few times more, and again when something stirs; from the
// third time on the page says so.
async function patiently(file, fetched) {
  for (let ms = 500, cache = 'default'; ; ms *= 2) {
    try {
      const answer = await fetched(cache);
      tell(file, false);
      return answer;
    } catch {
      cache = 'reload';
      if (ms > 1000) tell(file, true);
      if (ms > 8000) {
        await stir();
        ms = 250;
      } else await pause(ms);
    }
  }
}
const program = (file, integrity) => patiently(file, (cache) => fetch(file, { integrity, cache }));

const added = (name, file, attributes) =>
  patiently(
    file,
    () =>
      new Promise((onload, onerror) => {
        document.head.append(Object.assign(document.createElement(name), attributes, { onload, onerror }));
      }),
  );
const sheet = (href, integrity) => added('link', href, { rel: 'stylesheet', href, integrity });
const module = (src, integrity) => added('script', src, { type: 'module', src, integrity });

// A file of the list, with its style sheet if it has one.
const bring = async ([file, integrity, style, sum]) =>
  (await Promise.all([program(file, integrity), style && sheet(style, sum)]))[0];

// A page without its style does not begin: until it has one, its markup says what is missing. A style that did not come
// has no sheet, or an empty one.
const style = document.querySelector('[rel=stylesheet]');
if (!style.sheet?.cssRules[0]) await sheet(style.href, style.integrity);

// A link shows its board before anything else is asked for, with a small program of its own (see script/link.js). If that
// fails, the study room comes all the same.
if (/^#[pg]=/.test(location.hash)) {
  await Promise.all([bring(parts.preview), module(...parts.link)])
    .then(([program]) => showLink(program))
    .catch(() => {});
}

// A release's page has asked for the program already, unless the address is a link (see `with_early_request` in
// xtask/src/page.rs); what did not come is asked for anew.
const first = globalThis.earlyProgram?.catch(() => bring(parts.first)) ?? bring(parts.first);

// The parts of the program that come later, and the files that it asks for like them. The later part lists all but the
// first ones; what Trunk makes is not split, and has one list without hashes. A part that has not come to life is asked
// for anew the next time that it is wanted.
globalThis.parts = parts;
const early = {};
globalThis.part = (name) => {
  const coming = early[name] ?? bring(parts[name]);
  delete early[name];
  return coming;
};

// A host that gives a program no type, or another one, prevents only that it is compiled while it comes.
globalThis.instantiate = async (answer, imports) => {
  const program = await answer;
  const made = await (program.headers.get('Content-Type') === 'application/wasm'
    ? WebAssembly.instantiateStreaming(program, imports)
    : WebAssembly.instantiate(await program.arrayBuffer(), imports));
  for (const named of WebAssembly.Module.customSections(made.module, 'parts')) {
    Object.assign(parts, JSON.parse(new TextDecoder().decode(named)));
  }
};

// A returning player needs the save reader at once.
function hasPlayed() {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}
if (hasPlayed() && parts.later) early.later = bring(parts.later);

// What the program cannot tell itself: that it was stopped without a panic.
function stopped(error) {
  element('crash-reason').textContent ||= String(error);
  document.querySelector('#crash span').hidden = !hasPlayed();
  element('crash').hidden = false;
}
addEventListener('error', ({ error }) => error instanceof WebAssembly.RuntimeError && stopped(error));

// Of several pages of a browser one plays. The program stores nothing until it is known which, so that is asked first;
// `held` fails when another page takes the game, and is nothing where the browser has no locks or refuses them (see
// src/app/effects/tabs.rs).
const lock = await new Promise((known) => {
  const hold = (lock) => {
    known(lock);
    return lock && new Promise(() => {});
  };
  globalThis.held = navigator.locks?.request('backgammon', { ifAvailable: true }, hold);
  held ? held.catch(() => known()) : known();
});
if (lock === undefined) held = lock;
globalThis.plays = lock !== null;

// What a killed browser has lost comes back; without a database everything is kept once.
await restore(plays).catch(() => {});

const answer = await first;
await init({ module_or_path: answer }).catch((error) => {
  stopped(error);
  // Nobody listens to it.
  element('crash-copy').hidden = true;
});

// A browser takes long to find out where sound goes, and the first touch, from which on there is sound (see
// src/app/browser/sound.rs), would wait for it. Asked now it finds out meanwhile.
new Audio().setSinkId?.('').catch(() => {});
