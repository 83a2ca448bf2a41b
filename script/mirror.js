// Keeps what is stored twice: in localStorage, which answers at once but may reach the disk seconds later, so that a kill
// loses it; and in an IndexedDB, which has a change within milliseconds.
//
// Every change goes to both, and both keep its number (COUNT), which rises with each change. So there are three cases:
// - A page opens. The store with the higher number has the changes that the other one has lost, and replaces it.
// - The database does not answer. The page waits, with a word, and in the end plays without it: localStorage gets the
//   mark ALONE in place of a number, and the database stays as it is. The next page that has both does not guess: it
//   gives the database's texts to the program (`older`), which keeps aside what localStorage lacks (see
//   src/record/diverged.rs) and calls `merged`. A number that somebody has damaged is a mark, too.
// - localStorage has lost changes while the page is open: somebody has cleared it, or its process has died. From then on
//   the database alone gets the numbers, so that it replaces localStorage when the next page opens, or when a page that
//   has watched begins to play (`restored`).
const OURS = 'backgammon.';
const COUNT = `${OURS}count`;
const GAME = `${OURS}game`;
// No longer than any number, so that there is always room for it.
const ALONE = '?';
const WORD_MS = 700;
const PATIENCE_MS = 10_000;
/** How long what chance has decided is not shown while the database has not got it. */
const UNSHOWN_MS = 1000;

let base;
let count = 0;
let behind = false;
let written = Promise.resolve();
const changed = new Map();

const after = (ms) => new Promise((then) => setTimeout(then, ms));
const has = (key) => localStorage.getItem(key);
const ours = () => Object.keys(localStorage).filter((key) => key.startsWith(OURS) && key !== COUNT);

/** The number of the last change, 0 where nothing was counted; NaN for what is no number. */
function counted(text) {
  const number = Number(text ?? 0);
  return number >= 0 && number < 2 ** 52 ? Math.floor(number) : NaN;
}

function mark(text) {
  try {
    localStorage.setItem(COUNT, text);
  } catch {
    // There is no room: the database has the same texts and the higher number.
  }
}

const answer = (request) =>
  new Promise((known, failed) => {
    request.onsuccess = () => known(request.result);
    request.onerror = request.onblocked = failed;
  });

/** The database, what it has, and the number of its last change. */
async function read() {
  const asked = indexedDB.open('backgammon', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('kept');
  const found = await answer(asked);
  const texts = found.transaction('kept').objectStore('kept');
  const [keys, all] = await Promise.all([answer(texts.getAllKeys()), answer(texts.getAll())]);
  const kept = new Map(keys.map((key, nth) => [key, all[nth]]));
  const theirs = counted(kept.get(COUNT));
  kept.delete(COUNT);
  return { found, kept, theirs };
}

/** Writes changes to the database, all or none; a key without a text is removed. */
const put = (changes) =>
  new Promise((done, failed) => {
    // It outlives the browser without being forced to the disk, which only a power cut would need: killed in the frame
    // that shows an action, none of 40 browsers had lost it.
    const transaction = base.transaction('kept', 'readwrite', { durability: 'relaxed' });
    const texts = transaction.objectStore('kept');
    for (const [key, text] of changes) text === undefined ? texts.delete(key) : texts.put(text, key);
    texts.put(String(count), COUNT);
    transaction.oncomplete = done;
    transaction.onabort = failed;
    // Else the database would wait until this thread has time to say that nothing more follows.
    transaction.commit?.();
  });

/** Gives the database, which has the texts `kept`, those of localStorage. */
async function copy(kept) {
  const keys = [...new Set([...kept.keys(), ...ours()])];
  const changes = keys.map((key) => [key, has(key) ?? undefined]).filter(([key, text]) => text !== kept.get(key));
  if (changes.length) await put(changes);
}

/** Gives localStorage the texts of the database; the game's own key last, for the rest is no game without it. */
function replace(kept) {
  for (const [key, text] of kept) if (key !== GAME && has(key) !== text) localStorage.setItem(key, text);
  if (kept.has(GAME)) localStorage.setItem(GAME, kept.get(GAME));
  for (const key of ours()) if (!kept.has(key)) localStorage.removeItem(key);
}

/** Writes what has changed since the last time. */
async function write() {
  const changes = [...changed];
  changed.clear();
  const seen = counted(has(COUNT));
  behind ||= !(seen >= count);
  count = Math.max(count, seen || 0) + 1;
  if (!base) mark(ALONE);
  else if (!behind) mark(String(count));
  try {
    await put(changes);
  } catch {
    await repair();
  }
}

/** The database was closed, is full, or there is none. */
async function repair() {
  if (!base) return;
  base = undefined;
  if (behind) return mark(ALONE);
  try {
    const { found, kept } = await read();
    base = found;
    await copy(kept);
  } catch {
    // localStorage has the higher number.
  }
}

/** Keeps a text that localStorage has been given; without one the key was removed. */
globalThis.mirror = (key, text) => {
  if (!changed.size) written = Promise.resolve().then(write);
  changed.set(key, text);
};

/** Makes them alike when a page that has watched begins to play: localStorage may have lost what the page before did. */
globalThis.restored = () => restore(true).catch(() => {});

/** Comes when all of that is in the database, or does not get there soon. */
globalThis.stored = () => Promise.race([written, after(UNSHOWN_MS)]);

/** Waits for a slow database, but not for ever, and says so. */
async function patiently(reading) {
  const word = document.getElementById('reading');
  const slow = setTimeout(() => {
    const texts = [...(word?.children ?? [])];
    (texts.find((text) => navigator.language.startsWith(text.lang)) ?? texts[0] ?? {}).hidden = false;
  }, WORD_MS);
  try {
    return await Promise.race([reading, after(PATIENCE_MS)]);
  } finally {
    clearTimeout(slow);
    word?.remove();
  }
}

/** Makes both stores alike before the page opens. While another page plays, localStorage is what that page has. */
export async function restore(plays) {
  const { found, kept, theirs } = (await patiently(read())) ?? {};
  if (!found) return;
  base?.close();
  base = found;
  behind = false;
  const own = counted(has(COUNT));
  count = Math.max(own || 0, theirs || 0);
  if (!plays) return;
  const inStep = own >= theirs;
  try {
    if (theirs > own || !ours().length) {
      replace(kept);
      if (count) mark(String(count));
      return;
    }
    if (inStep) return await copy(kept);
  } catch {
    // One of them has no room for what the other one has.
  }
  base = undefined;
  globalThis.older = [...kept];
  globalThis.merged = () => {
    base = found;
    count += 1;
    mark(String(count));
    written = copy(kept).catch(() => {});
  };
}
