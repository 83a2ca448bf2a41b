// Drills: exercises answered on the board and with numbers.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A good play for each opening roll: the starting point of each die's move. */
const OPENINGS: Record<string, [number, number][]> = {
  21: [[13, 2], [24, 1]], 31: [[8, 3], [6, 1]], 32: [[24, 3], [13, 2]], 41: [[13, 4], [24, 1]], 42: [[8, 4], [6, 2]],
  43: [[13, 3], [24, 4]], 51: [[13, 5], [24, 1]], 52: [[13, 5], [24, 2]], 53: [[8, 5], [6, 3]], 54: [[13, 5], [24, 4]],
  61: [[13, 6], [8, 1]], 62: [[24, 6], [13, 2]], 63: [[24, 6], [13, 3]], 64: [[24, 6], [13, 4]], 65: [[24, 6], [18, 5]],
};

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const drills = (page: Page) => page.getByRole('region', { name: 'Drills' });
const result = (page: Page) => page.getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const point = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number} point,`) });

/** Plays the requested opening roll, with its good play or a different one. */
async function playOpening(page: Page) {
  const asked = await drills(page).getByText(/^You rolled \S*\d-\d/).textContent();
  for (const [from, die] of OPENINGS[asked?.match(/\d-\d/)?.[0].replace('-', '') ?? ''] ?? []) {
    await point(page, from).press(String(die));
  }
}

test('exercises are answered with numbers and plays on the board, and the exact answer follows immediately', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await page.evaluate(() => { location.hash = '#/drill'; });
  await expect(heading(page, 'Practice')).toBeFocused();
  await expect(page).toHaveTitle('Practice · Backgammon');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Time my answers' }).check();
  await button(page, 'Pip counts').click();
  await expect(heading(page, 'Pip counts')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Pips' });
  await expect(field).toBeFocused();
  await field.fill('many');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Enter a number.');
  await field.fill('1');
  await field.press('Enter');
  await expect(result(page)).toHaveText(/^Wrong\d+\.\d s$/);
  await expect(page.getByText(/^You have \d+ pips, your opponent has \d+\.$/)).toBeVisible();
  await expect(button(page, 'Next')).toBeFocused();
  await page.keyboard.press('Escape');
  await button(page, 'Opening rolls').click();
  await playOpening(page);
  await button(page, 'Check').click();
  await expect(result(page)).toHaveText(/^Right/);
  await expect(drills(page).getByText(/looked ahead/)).toHaveCount(0);
  await expect(drills(page).locator('.drill-tally')).toHaveText(/^1 of 1 right/);
  expect(await findings(page)).toEqual([]);
  await button(page, 'Next').press('Enter');
  await expect(drills(page).getByText(/^You rolled/)).toBeVisible();
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  await button(page, 'Bear-off cubes').click();
  // The second click of a double click neither answers the next question nor skips the answer.
  await button(page, 'Double, take').dblclick();
  await expect(drills(page).getByText('Exact to the last roll.')).toBeVisible();
  await button(page, 'Next').dblclick();
  await expect(button(page, 'Double, take')).toBeVisible();
  await expect(drills(page).locator('.drill-tally')).toHaveText(/of 1 right/);
  expect(table.problems).toEqual([]);
});
