// Shows the board of a link before the page's program is there. `cargo xtask dist` makes one script of the glue of
// `src/preview` and this; the start script fetches it together with the program and the style of the preview, and gives
// it the program. The study room takes the preview's place (see src/app/rooms/preview.rs).
import init, { preview } from '../preview.js';

/** What the browser has stored under a key: nothing where it stores nothing. */
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

/** The tag and the texts of the chosen language, or of the first that the browser's user reads and the page has. */
async function words() {
  const { content, dataset } = document.querySelector('meta[name=words]');
  // Each file and its hash; a page that Trunk has made lists none.
  const files = dataset.integrity?.split(' ');
  for (const tag of [language, ...navigator.languages].filter(Boolean)) {
    const [main] = String(tag).toLowerCase().split(/[-_]/);
    const nth = files?.indexOf(`${main}.txt`);
    // English is in the program.
    if (main === 'en') break;
    if (nth < 0) continue;
    const answer = await fetch(`${content}${main}.txt`, { integrity: files?.[nth + 1] });
    if (answer.ok) return [main, await answer.text()];
  }
  return ['en', ''];
}

const wording = words().catch(() => ['en', '']);

/** Puts the room of a link into the page, before all else in it (see style/preview.css). */
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
  // A text that comes together with its region is not read aloud.
  setTimeout(() => (room.lastChild.textContent = said));
  room.querySelector('a').onclick = () => {
    // The later part, if it is there, hears first that the address has changed, and shows the room.
    setTimeout(() => {
      room.remove();
      document.title = game;
    });
  };
}

/** Shows the link in the address with this program, a response. */
globalThis.showLink = async (program) => {
  const [[tag, texts]] = await Promise.all([wording, init({ module_or_path: program })]);
  const note = stored('sessionStorage', 'backgammon.place');
  show(preview(location.hash.slice(1), note, String(theme), homeLeft === true, tag, texts));
};
