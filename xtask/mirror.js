// What a page gives localStorage a browser may write to its disk seconds later, and a kill before that loses it; what it
// gives an IndexedDB is there at once. So all that is stored goes there too, with a count of the changes, and comes back
// from there where localStorage is behind.
const OURS = 'backgammon.';
const COUNT = `${OURS}count`;

/** What comes of a request; nothing if it fails. */
const answer = (request) =>
  new Promise((known) => {
    request.onsuccess = () => known(request.result);
    request.onerror = request.onblocked = () => known();
  });

/** The database; nothing where there is none, or none that answers soon. */
function open() {
  const late = new Promise((known) => setTimeout(known, 1000));
  try {
    const asked = indexedDB.open('backgammon', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('kept');
    return Promise.race([answer(asked), late]);
  } catch {
    return undefined;
  }
}
const opened = open();
let base;

const texts = (mode) => base.transaction('kept', mode).objectStore('kept');
const counted = (text) => Number(text) || 0;

/** Keeps a text that localStorage has been given; without one the key was removed. That is not counted: a text that a
 * kill brings back does no harm, and a count needs room of its own, which is what somebody removes for. */
globalThis.mirror = (key, text) => {
  try {
    const kept = texts('readwrite');
    if (text === undefined) {
      kept.delete(key);
      return;
    }
    const count = String(counted(localStorage.getItem(COUNT)) + 1);
    kept.put(text, key);
    kept.put(count, COUNT);
    localStorage.setItem(COUNT, count);
  } catch {
    // It is kept once.
  }
};

/** Makes localStorage and its mirror alike: the one that has seen more changes counts, or localStorage. While another
 * page plays, localStorage is what that page has stored last. */
export async function restore(plays) {
  base = await opened;
  if (!plays) return;
  const kept = texts('readonly');
  const [keys, all] = await Promise.all([answer(kept.getAllKeys()), answer(kept.getAll())]);
  const mirrored = new Map(keys.map((key, nth) => [key, all[nth]]));
  const ours = Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  const has = (key) => localStorage.getItem(key);
  const count = mirrored.get(COUNT);
  if (counted(count) > counted(has(COUNT))) {
    mirrored.delete(COUNT);
    for (const key of ours) if (!mirrored.has(key)) localStorage.removeItem(key);
    for (const [key, text] of mirrored) if (has(key) !== text) localStorage.setItem(key, text);
    // Last: until it is there, this is done again.
    localStorage.setItem(COUNT, count);
  } else {
    const kept = texts('readwrite');
    for (const key of mirrored.keys()) if (has(key) === null) kept.delete(key);
    for (const key of ours) if (has(key) !== mirrored.get(key)) kept.put(has(key), key);
  }
}
