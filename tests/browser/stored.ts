// The page's stored data; its keys are used nowhere else in the tests.
import type { Page } from '@playwright/test';

/** Key under which the game, or the name of its session, is stored. */
export const GAME = 'backgammon.game';
export const SETTINGS = 'backgammon.settings';
/** Key under which the number of changes is stored. */
export const COUNT = 'backgammon.count';

/** Settings without take-backs, which a player's first game has unless the player chooses otherwise. */
const CHOSEN = { coach: 0 };
/** Settings text without animations. */
export const STILL = JSON.stringify({ ...CHOSEN, motion: 'off' });
/** Returns a stored game between two people after its opening roll: money play, or a match to `points`. */
export function begun(points?: number): Record<string, string> {
  const money = { jacoby: false, beavers: 'none', 'automatic-doubles': 0 };
  const rules = {
    variant: 'standard',
    stakes: points ? { match: { length: points, crawford: true } } : { money },
    cube: true,
    'first-roll': 'opening-dice',
    'bar-backgammon': 'three',
    'closed-out': 'passes',
    dice: 'program',
  };
  const session = '0123456789ab';
  return {
    [GAME]: JSON.stringify({ version: 2, session }),
    [`${GAME}.${session}.lines`]: '2',
    [`${GAME}.${session}.0`]: JSON.stringify({ version: 2, white: 'person', black: 'person', rules }),
    [`${GAME}.${session}.1`]: JSON.stringify({ seed: `04${'1'.padStart(62, '0')}`, log: ['throw 3 2'] }),
  };
}

/** Returns the contents of localStorage. */
export const texts = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Replaces the contents of localStorage with `texts`. */
export const bringBack = (page: Page, texts: Record<string, string>) =>
  page.evaluate((texts) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, texts);

/** Stores the settings before the page opens, on each load; without take-backs by default. */
export const withSettings = (page: Page, settings: object) =>
  page.addInitScript(([key, text]) => localStorage.setItem(key, text), [SETTINGS, JSON.stringify({ ...CHOSEN, ...settings })]);

/** Stores three finished games in the dice statistics on each load, so that the page explains no terms. */
export const hasPlayed = (page: Page) => {
  const person = { faces: [1, 2, 3, 4, 5, 6], rolls: 10, doubles: 2, pips: 90 };
  const computer = { faces: [0, 0, 0, 0, 0, 0], rolls: 0, doubles: 0, pips: 0 };
  const luck = { games: 0, person: 0, computer: 0 };
  const book = { version: 2, games: 3, person, computer, last: 'ab'.repeat(32), luck, last_judged: true };
  return page.addInitScript((text) => localStorage.setItem('backgammon.dice', text), JSON.stringify(book));
};

/** Returns the text stored under a key, or null. */
export const text = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);

/** Returns the keys or the texts in a store of the library's database. */
const inLibrary = (page: Page, store: string, what: 'getAll' | 'getAllKeys') =>
  page.evaluate(
    ([store, what]) =>
      new Promise<string[]>((done, failed) => {
        const opening = indexedDB.open('backgammon.library');
        opening.onerror = failed;
        opening.onsuccess = () => {
          const all = opening.result.transaction(store).objectStore(store)[what]();
          all.onerror = failed;
          all.onsuccess = () => {
            opening.result.close();
            done(all.result.map(String));
          };
        };
      }),
    [store, what] as const,
  );

/** Returns the lines of all library entries. */
export const entries = async (page: Page) => (await inLibrary(page, 'entries', 'getAll')).join('\n');

/** Returns the IDs of all library entries. */
export const entryIds = (page: Page) => inLibrary(page, 'entries', 'getAllKeys');

/** Returns the number of answers to each drill card. */
export const answerCounts = async (page: Page) =>
  (await inLibrary(page, 'cards', 'getAll')).map((card) => Number(card.split('|')[8]));

/** Stores a text under a key, as another page would. */
export const store = (page: Page, key: string, text: string) =>
  page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, text]);

/** Returns the `nth` text that was set aside, counted from 1, or null. */
export const aside = (page: Page, nth = 1) => text(page, `backgammon.aside.${nth}`);

/** Returns all texts that were set aside. */
export const asides = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('backgammon.aside.') ? [text] : [])),
  );
