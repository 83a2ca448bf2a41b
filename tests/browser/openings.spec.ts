// The openings: the rolls of the book as boards, the plays of a roll with their figures, and the replies.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rolls = (page: Page) => page.locator('.openings-rolls').getByRole('button');

/** Two games of a match to 3 points between Ann and Bob; the first roll is 3-1. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

test('the openings are reached from Practice and show names, figures and replies', async ({ page }) => {
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
  await page.goBack();
  await expect(heading(page, 'Openings')).toBeVisible();
  await page.getByRole('radio', { name: 'DMP' }).check();
  await expect(page.getByText('both players need one point')).toBeVisible();
  await expect(rolls(page)).toHaveCount(15);
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  await expect(heading(page, 'Practice')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test.fixme('a review names the play of a decision that is in the book', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await expect(page.getByRole('link', { name: /^Book for money: 5 point/ })).toBeVisible();
  await page.getByRole('link', { name: /^Book for money/ }).click();
  await expect(heading(page, 'Openings')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test.fixme('a book that cannot be loaded is reported', async ({ page }) => {
  const table = new Table(page);
  await page.route(/opening-book/, (route) => route.abort());
  await table.open('04');
  await page.evaluate(() => { location.hash = '#/openings'; });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/./);
  await expect(rolls(page)).toHaveCount(0);
});
