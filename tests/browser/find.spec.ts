// Search for decisions in all games: conditions, a pattern on the board, results that link to their decisions, similar
// positions in the study room; the library as a table.
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe';
import { Library, mat } from './library';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the number of decisions found, once it differs from `before`. */
async function found(page: Page, before = -1) {
  const status = page.getByRole('status').filter({ hasText: /^Found: \d+$/ });
  await expect(status).not.toHaveText(`Found: ${before}`);
  await expect(status).toHaveText(/^Found: \d+$/);
  return Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
}

const pick = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });

const hits = (page: Page) => page.getByRole('region', { name: 'Find positions' }).getByRole('listitem').filter({ has: page.getByRole('link') });

test('decisions are found by dice, structure and pattern, and link to their place in the match', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await page.getByRole('link', { name: 'Find positions' }).click();
  await expect(page).toHaveURL(/#\/find$/);
  const all = await found(page, 0);
  expect(all).toBeGreaterThan(100);
  expect(await findings(page)).toEqual([]);

  await pick(page, 'First die', '6');
  const sixes = await found(page, all);
  expect(sixes).toBeLessThan(all);
  await expect(page.getByRole('button', { name: /^Remove: Dice \d$/ })).toHaveCount(1);
  await pick(page, 'First die', 'Any');
  await found(page, sixes);
  await pick(page, 'Structure', 'Four-point prime');
  expect(await found(page, all)).toBeLessThan(all);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText(`Found: ${all}`)).toBeVisible();

  // Two checkers on the 24 point and none on the bar point, by keyboard.
  const point = (number: number) => page.getByRole('button', { name: new RegExp(`^${number} point`) });
  await point(24).focus();
  await page.keyboard.press('2');
  const split = await found(page, all);
  await page.getByRole('radio', { name: 'None here' }).check();
  await point(7).focus();
  await page.keyboard.press('Enter');
  await expect(point(7)).toHaveAccessibleName(/must be empty/);
  const fewer = await found(page, split);
  expect(fewer).toBeLessThan(split);
  expect(fewer).toBeGreaterThan(0);

  await hits(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/#\/study\/[0-9a-f]{16}$/);
  // The counts from an index that is still being read come first.
  await page.goBack();
  await expect(page.getByText(`Found: ${fewer}`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Found: ${fewer}`, { exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the study room shows similar positions', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await library.entries().getByRole('link').click();
  await library.button('Step through').click();
  await library.button('More').click();
  await library.button('Similar positions').click();
  await expect(page.getByRole('heading', { name: 'Similar positions' })).toBeVisible();
  expect(await found(page, 0)).toBeGreaterThan(0);
  expect(await findings(page)).toEqual([]);
  await library.button('Set up a pattern').click();
  await expect(page.getByText('None here')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the library is a table that can be sorted and filtered by its columns', async ({ page }) => {
  const { problems } = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read(mat('final.mat'));
  await library.agree();
  await library.button('Table').click();
  const rows = page.getByRole('table', { name: 'Games' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await library.button('Date').click();
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Filter: Analysis' }).selectOption({ label: 'Analysed' });
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Filter: Analysis' }).selectOption({ label: 'Not analysed' });
  await expect(rows).toHaveCount(3);
  await library.selectAll();
  await library.button('Add to selection').click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Selection' });
  await expect(rows).toHaveCount(3);
  expect(problems).toEqual([]);
});
