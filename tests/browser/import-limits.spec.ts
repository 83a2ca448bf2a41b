// Imports at their limits: many matches, faulty archives, large files and texts; the page stays responsive, and Cancel
// stops everything.
import { zip } from './zip';
import { type Page, expect, test } from '@playwright/test';
import { Library } from './library';
import { Table } from './table';

/** Returns a text of this number of matches with some turns each. */
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

test('3,000 matches in one file are read in time that grows with their size', async ({ page }) => {
  const library = new Library(page);
  await library.open();
  const time = async (matches: number) => {
    const text = season(matches, 90);
    const begun = Date.now();
    await library.read(file('season.mat', Buffer.from(text)));
    await expect(library.import().getByText(`${matches} new matches`)).toBeVisible({ timeout: 120_000 });
    const took = Date.now() - begun;
    await library.import().getByRole('button', { name: 'Cancel' }).click();
    console.log(`${matches} matches, ${(text.length / 2 ** 20).toFixed(1)} MB: ${took} ms`);
    return took;
  };
  const small = await time(500);
  const large = await time(3000);
  // Six times as many; the machine may be busy with other work meanwhile.
  expect(large).toBeLessThan(18 * small + 2000);
});

test('Cancel and another file end the reader at once', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  const text = Buffer.from(season(3000, 90));
  for (let nth = 0; nth < 3; nth += 1) {
    await library.read(file(`season-${nth}.mat`, text));
    await expect.poll(() => readers(page).length).toBe(1);
    await library.import().getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => readers(page).length).toBe(0);
  }
  await library.read(file('small.mat', Buffer.from(season(2))));
  await expect(library.import().getByText('2 new matches')).toBeVisible();
  expect(problems).toEqual([]);
});

test('an archive of many faulty files with long names keeps the page fluent', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  const faulty = Buffer.from(season(1, 2) + '  9) 31: 20/1               42: 2/24\n'.repeat(300));
  const files = Array.from({ length: 400 }, (_, nth) => ({ name: `${'x'.repeat(5000)}${nth}.mat`, bytes: faulty }));
  const still = await stillness(page);
  await library.read(file('faulty.zip', zip(files)));
  await expect(library.import().getByText('400 new matches').or(library.import().getByText(/new match/).first())).toBeVisible({ timeout: 60_000 });
  await expect(library.import()).toContainText("plays couldn't be followed");
  const summary = library.import().getByText(/^[\d,]+ remarks$/);
  await expect(summary).toBeVisible();
  await expect(library.import().locator('details li')).toHaveCount(0);
  await summary.click();
  expect(await library.import().locator('details li').count()).toBeLessThanOrEqual(201);
  console.log(`still for ${Math.round(await still())} ms`);
  expect(await still()).toBeLessThan(3000);
  expect(problems).toEqual([]);
});

test('a .mat of 50 MB and a pasted text of 20 MB are refused with the limit, and the page stays fluent', async ({ page }) => {
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

test('a damaged file looks another way than a clean one', async ({ page }) => {
  const library = new Library(page);
  await library.open();
  await library.read(file('clean.mat', Buffer.from(season(1, 1))), file('damaged.mat', Buffer.from(season(1, 1).replace('8/5 6/5', '20/1'))));
  const line = (name: string) => library.import().getByRole('listitem').filter({ hasText: name });
  await expect(line('damaged.mat')).toContainText("1 play couldn't be followed");
  await expect(line('damaged.mat')).toHaveClass(/damaged/);
  await expect(line('clean.mat')).not.toHaveClass(/damaged/);
  await expect(library.import().getByRole('status')).toContainText("1 play couldn't be followed");
});
