// Shows the board of a link before the page's program has loaded. `cargo xtask dist` makes one script of the glue of
// `src/preview` and this file; the start script fetches it together with the program and the style of the preview, and
// passes the program to it. The study room replaces the preview (see src/app/rooms/preview.rs).
import init, { preview } from '../preview.js';

/** Returns the stored text under a key; empty if there is none or storage is unavailable. */
function stored(store, key) {
  try {
    return globalThis[store].getItem(key) ?? '';
  } catch {
    return '';
  }
}

function settings() {
  try {
    return JSON.parse(stored('localStorage', 'backgammon.settings')) ?? {};
  } catch {
    return {};
  }
}

const { language, theme, mode, 'home-left': homeLeft } = settings();

/** Returns the tag and the texts of the chosen language, or else of the first supported language of the browser. */
async function words() {
  const { content, dataset } = document.querySelector('meta[name=words]');
  // File names with their hashes; pages made by Trunk list none.
  const files = dataset.integrity?.split(' ');
  for (const tag of [language, ...navigator.languages].filter(Boolean)) {
    const [main] = String(tag).toLowerCase().split(/[-_]/);
    const nth = files?.indexOf(`${main}.txt`);
    // English is compiled into the program.
    if (main === 'en') break;
    if (nth < 0) continue;
    const answer = await fetch(`${content}${main}.txt`, { integrity: files?.[nth + 1] });
    if (answer.ok) return [main, await answer.text()];
  }
  return ['en', ''];
}

const wording = words().catch(() => ['en', '']);

/** Inserts the room of a link at the start of the page (see style/preview.css). */
function show([lang, dir, theme, title, game, said, markup]) {
  const root = document.documentElement;
  Object.assign(root, { lang, dir });
  Object.assign(root.dataset, { theme, mode: String(mode ?? 'system') });
  document.title = title;
  const room = document.createElement('div');
  room.id = 'preview';
  room.innerHTML = `${markup}<p class="unseen" role="status"></p>`;
  document.body.prepend(room);
  room.querySelector('h1').focus({ preventScroll: true });
  // Screen readers skip texts that are inserted together with their live region.
  setTimeout(() => (room.lastChild.textContent = said));
  room.querySelector('a').onclick = () => {
    // The later part, if loaded, handles the change of address first, and shows the room.
    setTimeout(() => {
      room.remove();
      document.title = game;
    });
  };
}

/** Shows the link in the address with this program, which is a response. */
globalThis.showLink = async (program) => {
  const [[tag, texts]] = await Promise.all([wording, init({ module_or_path: program })]);
  const note = stored('sessionStorage', 'backgammon.place');
  show(preview(location.hash.slice(1), note, String(theme), homeLeft === true, tag, texts));
};
