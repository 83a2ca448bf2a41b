// Review in the study room: quick figures immediately, deeper ones from the workers, and navigation between errors.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library } from './library';
import { Table, choose } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

/** A finished match with two games. */
const FINISHED = ` 2 point match

 Game 1
 Ann : 0                             Bob : 0
  1) 31: 24/20                        42: 8/4 6/4
  2)  Doubles => 2                     Drops
  Wins 1 point

 Game 2
 Ann : 1                             Bob : 0
  1)                                  64: 24/14
  2) 55: 8/3(2) 6/1(2)
  Wins 1 point
`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Returns the text of the decision on display. */
const current = (page: Page) => page.locator('.what');
const candidates = (page: Page) => page.getByRole('table', { name: /loses/ });

test('a match is reviewed by keyboard: its errors, their candidates, the figures and the chances', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /^Ann/ })).toBeVisible();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(candidates(page).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /(Error|Blunder) .* loses 0\.\d{3}/ }).first()).toBeVisible();
  const rows = candidates(page).first().getByRole('row');
  // The mistake comes directly after the board, and on a desktop the better play does too.
  const sentence = page.locator('.lead');
  for (const [width, height] of [
    [768, 1024],
    [844, 390],
    [667, 375],
    [800, 700],
    [900, 640],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await expect(sentence, `${width}x${height}`).toBeInViewport({ ratio: 1 });
  }
  await expect(rows.nth(1)).toBeInViewport({ ratio: 1 });
  await expect(rows.nth(1)).toHaveAccessibleName(/best/);
  await expect(rows.filter({ hasText: /played|yours/ })).toHaveCount(1);
  const first = await current(page).textContent();
  await page.keyboard.press('n');
  await expect(current(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('N');
  await expect(current(page)).toHaveText(first ?? '');
  const graph = page.getByRole('slider', { name: 'Winning chances' });
  await graph.focus();
  await page.keyboard.press('End');
  await expect(graph).toHaveAttribute('aria-valuenow', (await graph.getAttribute('aria-valuemax')) ?? '');
  // A statistic opens its explanation and the decisions that it counts, which link to their positions.
  await page.getByRole('row', { name: /^Ann/ }).getByRole('button').first().press('Enter');
  await expect(page.getByText(/Ann.*: PR .* certain to be between/)).toBeVisible();
  await expect(page.getByText(/^Counted: \d+\. Not counted: \d+\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Game 1: .*\(0\.\d{3}\)$/ }).first().press('Enter');
  await expect(candidates(page).first()).toBeVisible();
  await button(page, 'More').press('Enter');
  await page.locator('summary', { hasText: 'Winning chances' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: /^1: .*Ann.* \d+\.\d%$/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // The review is stored for the link.
  const ann = page.getByRole('row', { name: /^Ann/ }).first();
  const numbers = (await ann.textContent()) ?? '';
  await page.reload();
  await expect(page.getByText('Review complete')).toBeVisible();
  await expect(ann).toHaveText(numbers);
  expect(table.problems).toEqual([]);
});

test('the selected matches are reviewed one after another, and their reviews are stored', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await library.read(file('one.mat', FINISHED), file('two.mat', FINISHED.replaceAll('Ann', 'Cleo')));
  await library.agree();
  await library.selectAll();
  await page.getByRole('group', { name: 'Select' }).getByRole('button', { name: 'Review' }).click();
  const queue = page.getByRole('dialog', { name: 'Analysis' });
  await queue.getByRole('button', { name: 'Review 2 selected games' }).click();
  await expect(queue.getByRole('listitem').first()).toBeVisible();
  await queue.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('2 saved · 2 reviewed')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.games-reviewing')).toHaveCount(0);
  await expect(table.status()).toContainText('Review complete');
  await page.reload();
  await expect(page.getByText('2 saved · 2 reviewed')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('the card of a game tried again shows the loss of both attempts, and links back to the review', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 2, name: /^Blunder Drop loses/ })).toBeVisible();
  await button(page, 'Try again with the same rolls').click();
  const dialog = page.getByRole('dialog', { name: 'Try again with the same rolls' });
  await choose(dialog, 'Beginner');
  await dialog.getByRole('button', { name: 'Start' }).click();
  // The same mistake has the same cost.
  await table.button('Drop').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop' }).click();
  const lost = page.locator('.end-card').getByRole('definition').filter({ hasText: 'The first time' });
  await expect(lost).toHaveText(/^(?!0\.000)(\d\.\d{3}) · The first time \1$/, { timeout: 60_000 });
  await expect(page.locator('.end-card').getByRole('term').filter({ hasText: /^Loss$/ })).toBeVisible();
  await page.locator('.end-card').getByRole('link', { name: 'Back to the review' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Blunder Drop loses/ })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('the biggest mistakes of the opponent and of the reader are one press away', async ({ page }) => {
  const library = new Library(page);
  await library.open();
  const buffer = Buffer.from(FINISHED.replaceAll('Ann', 'You'));
  await library.read({ name: 'own.mat', mimeType: 'text/plain', buffer });
  await library.agree();
  await library.entries().first().getByRole('link').click();
  await button(page, 'Review this match').click();
  await page.getByRole('button', { name: /^1 Blunder/ }).click();
  const verdict = (words: RegExp) => page.getByRole('heading', { level: 2, name: words });
  await expect(verdict(/24\/20 loses/)).toBeVisible();
  await page.getByRole('button', { name: /^Whose mistakes: .*Bob/ }).click();
  await expect(verdict(/^Blunder There was still a 46% chance to win/)).toBeVisible();
  await button(page, 'Whose mistakes: Mine').click();
  await expect(verdict(/24\/20 loses/)).toBeVisible();
});

test('the summary leads to the biggest mistake, and the last mistake back to the first', async ({ page }) => {
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'others.mat', mimeType: 'text/plain', buffer: Buffer.from(FINISHED) });
  await library.agree();
  await library.entries().first().getByRole('link').click();
  await button(page, 'Review this match').click();
  const first = page.getByRole('button', { name: /^1 Blunder/ });
  await expect(first).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Still checking')).toHaveCount(0, { timeout: 120_000 });
  const cost = await first.locator('.moment-cost').innerText();
  // The same button is there when the reviewed match is opened again.
  await library.open();
  await library.entries().first().getByRole('link').click();
  await expect(first.locator('.moment-cost')).toHaveText(cost);
  await button(page, 'Step through').click();
  await button(page, 'The biggest mistake').click();
  await expect(page.getByText(/^Biggest mistakes: 1 of/).filter({ visible: true }).first()).toBeVisible();
  const mistake = page.getByRole('button', { name: /^(Next mistake|Other mistakes)$/ });
  const start = page.getByRole('button', { name: 'First mistake' });
  for (let press = 0; press < 12 && await mistake.isVisible(); press += 1) await mistake.click();
  await expect(start).toBeVisible();
});

test('on a phone in landscape the answers to "Which one is you?" are fully visible', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'one.mat', mimeType: 'text/plain', buffer: Buffer.from(FINISHED.replaceAll('Ann', 'MrPurple').replaceAll('Bob', 'Lasse')) });
  await library.agree();
  await library.entries().first().getByRole('link').click();
  await button(page, 'Review this match').click();
  await page.getByRole('button', { name: /^1 Blunder/ }).click();
  await button(page, 'More').click();
  const answers = page.locator('.study-panel > .which-one label');
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
});
