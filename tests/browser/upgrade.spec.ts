// The library's database from every earlier version, opened by the current page.
import { type Page, expect, test } from '@playwright/test';
import { Library, sample } from './library';
import { answerCounts } from './stored';
import { Table } from './table';

const NAME = 'backgammon.library';
const ID = '0123456789abcdef';

/** Stores of the current version, in the order in which versions added them: three, then one at a time. */
const STORES = ['entries', 'bodies', 'analyses', 'friends', 'cards', 'duplicates', 'queue'];

/** An entry's line as written by the first release, without the fields that were added later. */
const ENTRY = JSON.stringify({
  id: ID,
  kind: 'match',
  form: 'record',
  players: { white: 'charlot1', black: 'Zoë' },
  length: 7,
  score: { white: 1, black: 0 },
  winner: null,
  finished: false,
  variant: 'standard',
  decisions: 5,
  added: 1732340000000,
  source: { file: 'old.mat' },
});

const CARD_KEY = 'p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';
const CARD = ['1', CARD_KEY, '13/7(4)', '24/18(2) 13/7(2)=0;13/7(4)=90', 2, 0, 2001, '2.306500 2.118104 2000', 3, 1].join('|');

/** Creates a database of this version with these stores, the entry and, if there is a card store, the card. */
const make = (page: Page, version: number, stores: string[]) =>
  page.evaluate(
    ([name, version, stores, id, entry, body, cardKey, card]) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = failed;
        opening.onupgradeneeded = () => {
          for (const store of stores) opening.result.createObjectStore(store);
        };
        opening.onsuccess = () => {
          const change = opening.result.transaction(stores, 'readwrite');
          change.objectStore('entries').put(entry, id);
          change.objectStore('bodies').put(new Uint8Array(body), id);
          if (stores.includes('cards')) change.objectStore('cards').put(card, cardKey);
          change.onabort = failed;
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [NAME, version, stores, ID, ENTRY, [...sample('stored-v1.bgm')], CARD_KEY, CARD] as const,
  );

/** Returns the database version and the names of its stores. */
const found = (page: Page) =>
  page.evaluate(
    (name) =>
      new Promise<{ version: number; stores: string[] }>((done, failed) => {
        const opening = indexedDB.open(name);
        opening.onerror = failed;
        opening.onsuccess = () => {
          const { version, objectStoreNames } = opening.result;
          opening.result.close();
          done({ version, stores: [...objectStoreNames] });
        };
      }),
    NAME,
  );

for (const version of [1, 2, 3])
  test(`a database of version ${version} is upgraded with all of its data`, async ({ page }) => {
    const { problems } = new Table(page);
    // A page on the same origin without the program, which would create its own database.
    await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Before</title>' }));
    await page.goto('./before');
    await make(page, version, STORES.slice(0, version + 2));

    const library = new Library(page);
    await library.open();
    await library.count('1 saved');
    expect(await found(page)).toEqual({ version: 5, stores: [...STORES].sort() });
    await library.entries().getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Study' })).toContainText('A comment');

    // Stores that the version lacked accept new data, and the others keep theirs.
    await page.goto('./#/duplicate');
    await page.getByRole('button', { name: 'New duplicate' }).click();
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByRole('textbox', { name: 'Link to this duplicate' })).toHaveValue(/#d=/);
    await page.reload();
    await library.open();
    await library.count('1 saved');
    expect(await answerCounts(page)).toEqual(version === 3 ? [3] : []);
    expect(problems).toEqual([]);
  });
