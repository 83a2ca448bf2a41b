// Plays that a reader tries by hand on the board of a reviewed decision, by mouse and by keyboard.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob; the first roll is 3-1. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const board = (page: Page) => page.getByRole('group', { name: 'Board' });
const point = (page: Page, number: number) => board(page).getByRole('button', { name: new RegExp(`^${number} point,`) });
const row = (page: Page, name: RegExp) => page.locator('.candidates').getByRole('row', { name });

/** Drags a checker from one point to another. */
async function drag(page: Page, from: number, to: number) {
  const [start, end] = [await point(page, from).boundingBox(), await point(page, to).boundingBox()];
  if (!start || !end) throw new Error('there is no such point');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
  await page.mouse.up();
}

test('plays are tried by mouse and keyboard, compared, and continued', async ({ page }) => {
  const table = new Table(page);
  const line = page.locator('.tried-said');
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  await expect(row(page, /8\/5 6\/5/)).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(button(page, 'Undo')).toHaveCount(0);

  // By mouse: a listed play, which is selected in the list.
  await drag(page, 8, 5);
  await expect(button(page, 'Undo')).toBeEnabled();
  await point(page, 6).click();
  await expect(line).toHaveText('8/5 6/5 is best');
  await expect(button(page, '8/5 6/5')).toHaveAttribute('aria-pressed', 'true');
  await expect(table.status().filter({ hasText: '8/5 6/5 is best' })).toHaveCount(1);
  await expect(point(page, 5)).toHaveAccessibleName(/white/);
  expect(await findings(page)).toEqual([]);
  await button(page, 'Back to the game').click();
  await expect(line).toHaveCount(0);
  await expect(point(page, 5)).toHaveAccessibleName(/empty/);
  await expect(button(page, '8/5 6/5')).toHaveAttribute('aria-pressed', 'false');

  // By keyboard: a play that the review has not listed is judged and added.
  await point(page, 6).focus();
  await page.keyboard.press('3');
  await page.keyboard.press('u');
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.keyboard.press('3');
  await point(page, 3).focus();
  await page.keyboard.press('1');
  await expect(line).toHaveText(/^6\/2 loses 0\.\d{3}$/);
  await expect(row(page, /6\/2 tried/)).toBeVisible();

  // The line continues with the opponent's roll and best play.
  await page.getByRole('combobox', { name: 'Next roll' }).selectOption('6-4');
  await expect(line).toHaveText(/3-1: 6\/2/);
  await button(page, 'Best play').click();
  await expect(line).toHaveText(/is best$/);
  await expect(page.locator('.candidates')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await expect(row(page, /6\/2 tried/)).toBeVisible();
  await point(page, 8).click();
  await point(page, 6).click();
  await expect(line).toHaveText('8/5 6/5 is best');
  // Another decision leaves the line.
  await page.evaluate(() => { if (document.activeElement instanceof SVGElement) document.activeElement.blur(); });
  await page.keyboard.press('.');
  await expect(line).toHaveCount(0);
  await expect(page.locator('.what')).toHaveText(/Bob.? rolled 4-2/);
  expect(table.problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tapped play is judged below the board', async ({ page }) => {
    const table = new Table(page);
    await page.goto(`./${MATCH}`);
    await point(page, 8).tap();
    await expect(button(page, 'Back to the game')).toBeVisible();
    await point(page, 6).tap();
    await expect(page.locator('.tried-said')).toHaveText('8/5 6/5 is best');
    // A tap on another checker does not hide the result.
    await point(page, 24).tap();
    await expect(page.locator('.tried-said')).toHaveText('8/5 6/5 is best');
    expect(await findings(page)).toEqual([]);
    await button(page, 'Back to the game').tap();
    await expect(page.locator('.tried-said')).toHaveCount(0);
    expect(table.problems).toEqual([]);
  });
});
