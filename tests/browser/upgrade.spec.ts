// The library's database of every earlier version, opened by today's page.
import { type Page, expect, test } from '@playwright/test';
import { Library, sample } from './library';
import { answerCounts } from './stored';
import { Table } from './table';

const NAME = 'backgammon.library';
const ID = '0123456789abcdef';

/** The stores of the current version, in the order in which versions have added them: three, then one at a time. */
const STORES = ['entries', 'bodies', 'analyses', 'friends', 'cards', 'duplicates', 'queue'];

/** A line of an entry as the first release wrote it, without the fields that were added later. */
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

/** Makes a database of a version with these stores, the entry and, where there are cards, the card. */
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

/** Returns the version of the database and the names of its stores. */
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
  test(`a database of version ${version} is upgraded with all that it has`, async ({ page }) => {
    const { problems } = new Table(page);
    // A page of the same origin without the program, which would make its own database.
    await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Before</title>' }));
    await page.goto('./before');
    await make(page, version, STORES.slice(0, version + 2));

    const library = new Library(page);
    await library.open();
    await library.count('1 saved');
    expect(await found(page)).toEqual({ version: 5, stores: [...STORES].sort() });
    await library.entries().getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Study' })).toContainText('A comment');

    // The stores that the version lacked take new data, and those that it had keep theirs.
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
