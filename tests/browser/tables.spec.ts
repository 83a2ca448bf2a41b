// Score matrix, maps for one and two rolls, tables by score, and the choice of the match equity table.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { text } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob. Ann's error is a double, Bob's are a drop and a play. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the review at its nth error, with the figures. */
async function toNumbers(page: Page, nth: number) {
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  for (let press = 0; press < nth; press += 1) await page.keyboard.press('n');
  await button(page, 'Numbers').click();
}

test('the score matrix of a double has an action at each score, which links to the decision there', async ({ page }) => {
  const table = new Table(page);
  await toNumbers(page, 1);
  const started = Date.now();
  await button(page, 'Score matrix').press('Enter');
  const matrix = page.getByRole('table', { name: 'Score matrix' });
  await expect(matrix.getByRole('row')).toHaveCount(8);
  await expect(page.getByText(/^\d+ of \d+ scores$/)).toHaveCount(0, { timeout: 60_000 });
  console.log(`score matrix of a double: ${Date.now() - started} ms`);
  await expect(matrix.locator('[aria-current=true]')).toHaveCount(1);
  const names = await matrix.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(35);
  for (const name of names) expect(name).toMatch(/^\d to go against \d: [A-Z].+\. No double [+−]\d\.\d{3}, double and take [+−]\d\.\d{3}\.( [A-Z].+ costs \d\.\d{3}\.)?$/);
  expect(await findings(page)).toEqual([]);
  // A cell is a link to the same position at another score.
  const cell = matrix.getByRole('link', { name: /^5 to go against 4: / });
  await cell.press('Enter');
  await expect(page).toHaveURL(/#p=/);
  await expect(button(page, 'Numbers')).toBeVisible({ timeout: 60_000 });
  expect(table.problems).toEqual([]);
});

test('a play has a matrix of plays, and maps for one roll and for two', async ({ page }) => {
  const table = new Table(page);
  await toNumbers(page, 3);
  const started = Date.now();
  await button(page, 'Score matrix').click();
  await expect(page.getByText(/^\d+ of \d+ scores$/)).toHaveCount(0, { timeout: 60_000 });
  console.log(`score matrix of a play: ${Date.now() - started} ms`);
  const matrix = page.getByRole('table', { name: 'Score matrix' });
  await expect(matrix.getByRole('columnheader')).toHaveText(['1', '1C', '2', '3', '4', '5', '6', '7']);
  await button(page, 'All 21 rolls').click();
  const rolls = page.getByRole('region', { name: 'All 21 rolls' });
  await expect(rolls.getByRole('table', { name: /^Difference by the opponent's roll/ })).toBeVisible();
  await rolls.getByRole('combobox', { name: 'Map' }).selectOption('First play');
  const map = rolls.getByRole('table', { name: /^Equity by the opponent's roll/ });
  await expect(map.getByRole('cell', { name: /^[+−]?\d\.\d\d$/ })).toHaveCount(36);
  await button(page, 'The next two rolls').click();
  const two = page.getByRole('region', { name: 'The next two rolls' });
  await expect(two.getByRole('row')).toHaveCount(22, { timeout: 60_000 });
  await expect(two.getByRole('cell', { name: /^[+−]?\d\.\d\d$/ })).toHaveCount(441);
  await expect(two.locator('[title^="6-6, then "]')).toHaveCount(21);
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

test('tables can be opened from Practice, and use an imported file until the shipped table is restored', async ({ page }) => {
  const table = new Table(page);
  await page.goto('./#/drill');
  await page.getByRole('link', { name: /^Score tables/ }).click();
  await expect(page).toHaveURL(/#\/tables$/);
  const shown = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const cell = (name: string) => page.getByRole('cell', { name, exact: true }).first();
  await expect(cell('67.7')).toBeVisible();
  await page.getByRole('radio', { name: 'Take point, last cube' }).check();
  await expect(shown('Take point, last cube').getByRole('row')).toHaveCount(8);
  await page.getByRole('combobox', { name: 'Points' }).selectOption('15');
  await expect(shown('Take point, last cube').getByRole('row')).toHaveCount(16);
  await page.getByRole('radio', { name: 'Match-winning chance' }).check();
  expect(await findings(page)).toEqual([]);
  await expect(page.getByTitle('3 to go against 5', { exact: true })).toHaveText('64.8');
  // On a phone, the tables are chosen in a select element, and seven columns fit.
  await page.setViewportSize({ width: 390, height: 844 });
  const kinds = page.getByRole('combobox', { name: 'Score tables' });
  await kinds.selectOption('Gammon value');
  await page.getByRole('combobox', { name: 'Points' }).selectOption('7');
  await expect(shown('Gammon value').getByRole('row')).toHaveCount(8);
  expect(await findings(page)).toEqual([]);
  await kinds.selectOption('Match-winning chance');
  await expect(shown('Match-winning chance').getByRole('row')).toHaveCount(9);
  expect(await shown('Match-winning chance').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const field = page.locator('main input[type=file]');
  const choose = (name: string, content: string) => field.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  for (const [content, why] of [
    ['<script>alert(1)</script>', /contains no match equity table/],
    ['50;68\n40;50', /don't add up to 1: 1 to go against 2/],
    ['<met><pre-crawford-table type="zadeh"></pre-crawford-table></met>', /only the parameters/],
    ['1'.repeat(300_000), /too large/],
  ] as const) {
    await choose('bad.xml', content);
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await expect(page.getByText(/^In use: .?Kazaross-XG2/)).toBeVisible();
  }
  const xml = `<?xml version="1.0"?><met><info><name>Mine &lt;b&gt;</name></info><pre-crawford-table type="explicit">
    <row><me>0.5</me><me>0.69</me></row><row><me>0.31</me><me>0.5</me></row></pre-crawford-table></met>`;
  await choose('mine.xml', xml);
  await expect(page.getByText(/^In use: .?Mine <b>/).first()).toBeVisible();
  await expect(page.getByText('Scores beyond 2 points come from Kazaross-XG2.')).toBeVisible();
  await expect(cell('69.0')).toBeVisible();
  expect(await text(page, 'backgammon.equity-table')).toContain('pre,1,0.5,0.69');
  // Analyses use the chosen table and state its name.
  await toNumbers(page, 1);
  await expect(page.getByText(/^Match equity table: .?Mine/)).toBeVisible();
  await page.goto('./#/tables');
  await button(page, 'Use Kazaross-XG2').click();
  await expect(cell('67.7')).toBeVisible();
  expect(await text(page, 'backgammon.equity-table')).toBeNull();
  expect(table.problems).toEqual([]);
});
