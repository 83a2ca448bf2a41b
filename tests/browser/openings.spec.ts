// Openings: the rolls in the book as boards, each roll's plays with their figures, and the replies.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library } from './library';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rolls = (page: Page) => page.locator('.openings-rolls').getByRole('button');

/** A finished match that begins with 3-1. */
const MATCH = ` 1 point match

 Game 1
 Ann : 0                             Bob : 0
  1) 31: 24/20                        42: 8/4 6/4
  2) 64: 24/14                        61: 13/7 8/7
 Wins 1 point
`;

test('the openings can be reached from Practice and show names, figures and replies', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await page.evaluate(() => { location.hash = '#/drill'; });
  await page.getByRole('link', { name: /^Openings/ }).click();
  await expect(heading(page, 'Openings')).toBeFocused();
  await expect(page).toHaveTitle('Openings · Backgammon');
  await expect(rolls(page)).toHaveCount(15);
  await expect(button(page, /^3-1 5 point 8\/5 6\/5/)).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await button(page, /^3-1/).press('Enter');
  await expect(heading(page, '3-1')).toBeFocused();
  await expect(page.getByRole('table')).toHaveCount(0);
  await button(page, 'Figures').click();
  await expect(page.getByRole('table', { name: 'Figures' }).getByRole('row')).not.toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Replies to 8/5 6/5' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, /^6-4/).click();
  await expect(heading(page, '3-1 · 6-4')).toBeFocused();
  await expect(page.locator('.openings-board')).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(heading(page, 'Openings')).toBeVisible();
  await page.getByRole('radio', { name: 'DMP' }).check();
  await expect(page.getByText('both players need one point')).toBeVisible();
  await expect(rolls(page)).toHaveCount(15);
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  await expect(heading(page, 'Practice')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a review names the play of a decision that is in the book', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'match.mat', mimeType: 'text/plain', buffer: Buffer.from(MATCH) });
  await library.agree();
  await library.entries().getByRole('link').click();
  await page.getByRole('region', { name: 'Study' }).getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Book: 8\/5 6\/5 \(5 point\)/ })).toBeVisible({ timeout: 120_000 });
  await page.getByRole('link', { name: /^Book: / }).click();
  await expect(heading(page, 'Openings')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a book that cannot be loaded is reported, and shown once it can be loaded', async ({ page }) => {
  const table = new Table(page);
  await page.route(/opening-book/, (route) => route.abort());
  await table.open('04');
  await page.evaluate(() => { location.hash = '#/openings'; });
  await expect(page.locator('#missing-files')).toHaveText('opening-book.txt', { timeout: 20_000 });
  await expect(rolls(page)).toHaveCount(0);
  await page.unroute(/opening-book/);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(rolls(page)).toHaveCount(15, { timeout: 500 });
  }).toPass();
  await expect(page.locator('#missing-files')).toBeEmpty();
});
