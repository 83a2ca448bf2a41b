// Imports at their limits: many matches, large files and texts; the page stays responsive, and Cancel stops everything.
import { type Page, expect, test } from '@playwright/test';
import { Library } from './library';
import { Table } from './table';

/** Returns a text with this number of matches, each with some turns. */
function season(matches: number, turns = 24) {
  const rows = Array.from({ length: turns }, (_, nth) =>
    nth % 2 ? `${nth + 1}) 31: 5/2 6/5                42: 2/4 6/4` : `${nth + 1}) 31: 8/5 6/5                42: 8/4 6/4`,
  );
  const one = (nth: number) => ` 1 point match\n\n Game 1\n Ann${nth} : 0            Bob : 0\n${rows.map((row) => `  ${row}\n`).join('')}\n`;
  return Array.from({ length: matches }, (_, nth) => one(nth)).join('');
}

/** Records the longest block of the main thread from now on, in milliseconds. */
async function stillness(page: Page) {
  await page.evaluate(() => {
    const noted = window as unknown as { still: number };
    let last = performance.now();
    noted.still = 0;
    setInterval(() => {
      const now = performance.now();
      noted.still = Math.max(noted.still, now - last);
      last = now;
    }, 20);
  });
  return () => page.evaluate(() => (window as unknown as { still: number }).still);
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const readers = (page: Page) => page.workers().filter((worker) => /reader/.test(worker.url()));

test('Cancel stops the reader immediately, and the next file is read', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read(file('season.mat', Buffer.from(season(2000, 90))));
  await expect.poll(() => readers(page).length).toBe(1);
  await library.import().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => readers(page).length).toBe(0);
  await library.read(file('small.mat', Buffer.from(season(2))));
  await expect(library.import().getByText('2 new matches')).toBeVisible();
  expect(problems).toEqual([]);
});

test('a .mat of 50 MB and a pasted text of 20 MB are refused, with the limit stated, and the page stays responsive', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  // Both texts are created in the page, so that their transfer does not count towards the page's own time.
  const large = await page.evaluateHandle((part) => {
    const data = new DataTransfer();
    data.items.add(new File([part.repeat(Math.floor((50 * 2 ** 20) / part.length))], 'large.mat'));
    return data;
  }, season(1));
  const text = await page.evaluateHandle((part) => {
    const data = new DataTransfer();
    data.setData('text/plain', part.repeat(Math.ceil((20 * 2 ** 20) / part.length)));
    return data;
  }, season(1));
  const still = await stillness(page);
  await page.dispatchEvent('body', 'drop', { dataTransfer: large });
  await expect(library.import()).toContainText('The file is too large: at most 16 MB', { timeout: 60_000 });
  await library.import().getByRole('button', { name: 'Close' }).click();
  await page.dispatchEvent('body', 'drop', { dataTransfer: text });
  await expect(library.import()).toContainText('The file is too large: at most 16 MB', { timeout: 60_000 });
  console.log(`still for ${Math.round(await still())} ms`);
  expect(await still()).toBeLessThan(3000);
  expect(problems).toEqual([]);
});
