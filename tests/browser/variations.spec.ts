// Variations and drawings in a lesson: created in one browser, stepped through in another by keys and buttons.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob; the first roll is 3-1. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const board = (page: Page) => page.getByRole('group', { name: 'Board' });
const point = (page: Page, number: number) => board(page).getByRole('button', { name: new RegExp(`^${number} point,`) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Creates a sheet with one position that asks for the play, with a drawing and a variation. */
async function make(page: Page) {
  await page.goto(`./${MATCH}`);
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  await button(page, 'More').click();
  await button(page, 'Add to sheet').click();
  await page.getByRole('combobox', { name: 'Positions' }).selectOption('this');
  await button(page, 'Add').click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Five point');
}

test('a coach draws and adds a variation, and another person steps through it by keyboard', async ({ page, browser }) => {
  const coach = new Table(page);
  await make(page);
  await page.getByRole('checkbox', { name: 'Ask for the best choice' }).uncheck();

  // The drawing: an arrow by mouse, a ring by keyboard.
  await button(page, 'Draw on the board').click();
  await point(page, 24).click();
  await point(page, 18).click();
  await button(page, 'Dashed').click();
  await point(page, 13).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheet-place .unseen')).toHaveText(/Drawn on the board: 13 24\/18/);
  expect(await findings(page)).toEqual([]);
  await button(page, 'Draw on the board').click();
  await expect(board(page)).toHaveCount(0);

  // The variation: an illegal play is reported, and the turns before it are kept.
  await button(page, 'Add variation').click();
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill('If White <b>runs</b>');
  await field(page, 'Rolls and plays').fill('8/5 6/5 6-4: 24/13');
  await expect(page.getByText("Not saved from play 2 on: that isn't a legal play of 6-4.")).toBeVisible();
  await field(page, 'Rolls and plays').fill('8/5 6/5 {The best point} 6-4: 24/14 5-5: 8/2(2) 6/1(2)');
  await expect(page.getByText(/Not saved from play 3 on/)).toBeVisible();
  await field(page, 'Rolls and plays').fill('8/5 6/5 {The best point} 6-4: 24/14 5-5: 13/3(2)');
  await expect(page.getByText(/Not saved/)).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue();

  // The sheet is stored as it was typed.
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('If White <b>runs</b>');
  await expect(field(page, 'Rolls and plays')).toHaveValue('3-1: 8/5 6/5 {The best point}\n6-4: 24/14\n5-5: 13/3(2)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-positions')).toContainText('If White <b>runs</b>');
  await expect(page.locator('.paper-positions')).toContainText('6-4: 24/14');
  await page.emulateMedia({ media: 'screen' });

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await context.newPage();
  const stranger = new Table(other);
  await other.goto(address);
  await expect(heading(other, 'Five point')).toBeVisible();
  const current = other.locator('.sheet-turn[aria-current="step"]');
  const drawn = other.getByText('Drawn on the board: 13 24/18');
  await expect(drawn).toHaveCount(1);
  await expect(point(other, 5)).toHaveAccessibleName(/empty/);
  await other.keyboard.press('ArrowRight');
  await expect(current).toHaveText(/3-1: 8\/5 6\/5/);
  await expect(other.locator('.comment')).toHaveText('The best point');
  await expect(point(other, 5)).toHaveAccessibleName(/two white/);
  await expect(drawn).toHaveCount(0);
  await other.keyboard.press('ArrowRight');
  await expect(current).toHaveText(/6-4: 24\/14/);
  await expect(point(other, 14)).toHaveAccessibleName(/one black/);
  expect(await findings(other)).toEqual([]);
  await button(other, 'Next play').click();
  await expect(current).toHaveText(/5-5: 13\/3\(2\)/);
  await other.keyboard.press('ArrowRight');
  await expect(current).toHaveText(/5-5: 13\/3\(2\)/);
  await other.keyboard.press('ArrowLeft');
  await expect(current).toHaveText(/6-4: 24\/14/);
  await button(other, 'Back to the position').click();
  await expect(current).toHaveCount(0);
  await expect(point(other, 5)).toHaveAccessibleName(/empty/);
  await expect(drawn).toHaveCount(1);
  await other.getByRole('button', { name: /6-4: 24\/14/ }).click();
  await expect(current).toHaveText(/6-4: 24\/14/);
  await other.keyboard.press('Escape');
  await expect(current).toHaveCount(0);
  await expect(heading(other, 'Five point')).toBeVisible();
  await context.close();
  expect(coach.problems.concat(stranger.problems)).toEqual([]);
});

test('the variations for a question appear after it has been answered', async ({ page }) => {
  const table = new Table(page);
  await make(page);
  await button(page, 'Add variation').click();
  await field(page, 'Rolls and plays').fill('24/23 13/10');
  await page.getByRole('link', { name: 'Try it' }).click();
  await expect(heading(page, 'Five point')).toBeVisible();
  const lines = page.getByRole('region', { name: 'Variations' });
  await expect(lines).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await button(page, 'Show the answer').click();
  await expect(lines).toBeVisible();
  await lines.getByRole('button', { name: /24\/23 13\/10/ }).click();
  await expect(point(page, 10)).toHaveAccessibleName(/one white/);
  expect(table.problems).toEqual([]);
});
