// Mirrors the stored data in two stores: localStorage, which is synchronous but may reach the disk seconds later, so
// that a kill loses changes; and an IndexedDB database, which stores a change within milliseconds.
//
// Every change goes to both stores with its number (COUNT), which rises with each change. There are three cases:
// - A page opens. The store with the higher number has changes that the other one has lost, and replaces its contents.
// - The database does not answer. The page waits with a message and finally plays without it: localStorage gets the
//   mark ALONE instead of a number, and the database stays unchanged. The next page with both stores passes the texts
//   of the database to the program (`older`), which sets aside those that localStorage lacks (see
//   src/record/diverged.rs) and calls `merged`. A damaged number counts as the mark.
// - localStorage has lost changes while the page is open, because it was cleared or its process has died. From then on
//   only the database gets numbers, so that it replaces localStorage when the next page opens, or when a watching page
//   begins to play (`restored`).
const OURS = 'backgammon.';
const COUNT = `${OURS}count`;
const GAME = `${OURS}game`;
// Not longer than any number, so that there is always room for it.
const ALONE = '?';
const WORD_MS = 700;
const PATIENCE_MS = 10_000;
/** Maximum delay of showing a random result while the database has not stored it. */
const UNSHOWN_MS = 1000;

let base;
let count = 0;
let behind = false;
let written = Promise.resolve();
const changed = new Map();

const after = (ms) => new Promise((then) => setTimeout(then, ms));
const has = (key) => localStorage.getItem(key);
const ours = () => Object.keys(localStorage).filter((key) => key.startsWith(OURS) && key !== COUNT);

/** Parses the number of the last change; 0 if there is none, NaN if the text is not a number. */
function counted(text) {
  const number = Number(text ?? 0);
  return number >= 0 && number < 2 ** 52 ? Math.floor(number) : NaN;
}

function mark(text) {
  try {
    localStorage.setItem(COUNT, text);
  } catch {
    // Storage is full; the database has the same texts and the higher number.
  }
}

const answer = (request) =>
  new Promise((known, failed) => {
    request.onsuccess = () => known(request.result);
    request.onerror = request.onblocked = failed;
  });

/** Opens the database; returns it with its texts and the number of its last change. */
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

/** Writes changes to the database in one transaction; a key without a text is removed. */
const put = (changes) =>
  new Promise((done, failed) => {
    // Survives a killed browser without a flush to the disk, which only a power cut would require: none of 40 browsers
    // that were killed in the frame that shows an action lost it.
    const transaction = base.transaction('kept', 'readwrite', { durability: 'relaxed' });
    const texts = transaction.objectStore('kept');
    for (const [key, text] of changes) text === undefined ? texts.delete(key) : texts.put(text, key);
    texts.put(String(count), COUNT);
    transaction.oncomplete = done;
    transaction.onabort = failed;
    // Otherwise the database waits until this thread is idle.
    transaction.commit?.();
  });

/** Copies the texts of localStorage to the database, whose texts are `kept`. */
async function copy(kept) {
  const keys = [...new Set([...kept.keys(), ...ours()])];
  const changes = keys.map((key) => [key, has(key) ?? undefined]).filter(([key, text]) => text !== kept.get(key));
  if (changes.length) await put(changes);
}

/** Copies the texts of the database to localStorage; the game's own key last, because it makes the rest a game. */
function replace(kept) {
  for (const [key, text] of kept) if (key !== GAME && has(key) !== text) localStorage.setItem(key, text);
  if (kept.has(GAME)) localStorage.setItem(GAME, kept.get(GAME));
  for (const key of ours()) if (!kept.has(key)) localStorage.removeItem(key);
}

/** Writes the changes since the last call. */
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

/** Reopens the database after an error: it was closed, is full, or does not exist. */
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

/** Mirrors a text that was written to localStorage, or the removal of its key if there is no text. */
globalThis.mirror = (key, text) => {
  if (!changed.size) written = Promise.resolve().then(write);
  changed.set(key, text);
};

/**
 * Synchronises both stores when a watching page begins to play, as localStorage may lack the last changes of the
 * playing page.
 */
globalThis.restored = () => restore(true).catch(() => {});

/** Resolves when all changes are in the database, or after a timeout. */
globalThis.stored = () => Promise.race([written, after(UNSHOWN_MS)]);

/** Waits for a slow database up to a timeout, with a message to the player. */
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

/** Synchronises both stores before the page opens. While another page plays, localStorage belongs to that page. */
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
    // One store lacks the room for the texts of the other.
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
