// Study room: a link shows its match or position immediately, and the game on the table is preserved.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';
/** The starting position, with 6-6 to play. */
const POSITION = '#p=ARMAAAAAqBBoA4P2F64vVNBfIQU-BBjRYQ';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const now = (page: Page) => page.locator('.what');
const current = (page: Page) => page.locator('.study-plays [aria-current=step]');

test('a match link opens in a fresh browser, and the match can be stepped through by button, key, list and choice', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await expect(heading(page)).toHaveText('Game 1 of 2');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('3-point match, game 1 of 2 · Backgammon');
  await expect(now(page)).toHaveText(/Ann.? rolled 3-1: 8\/5 6\/5/);
  await button(page, 'Next position').click();
  await expect(now(page)).toHaveText(/Bob.? rolled 4-2: 8\/4 6\/4/);
  await page.keyboard.press('ArrowRight');
  await expect(now(page)).toHaveText(/Doubles to 2/);
  await page.keyboard.press('End');
  await expect(now(page)).toHaveText(/wins 1 point/);
  await expect(page.getByText('wins 1 point')).not.toHaveCount(0);
  await page.keyboard.press('Home');
  await button(page, 'More').click();
  await button(page, 'Bob: Drops').click();
  await expect(current(page)).toHaveText('Drops');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('1');
  await expect(heading(page)).toHaveText('Game 2 of 2');
  await expect(current(page)).toHaveText('24/14');
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

test('the running game is left unchanged, and Back leads to it', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.opening();
  // The computer may have won the opening roll; nothing changes until the person acts.
  await table.whatNow();
  const before = await page.getByRole('group', { name: 'Board' }).ariaSnapshot();
  await page.evaluate((link) => { location.hash = link; }, MATCH);
  await expect(heading(page)).toHaveText('Game 1 of 2');
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(page).toHaveTitle('Backgammon');
  expect(await page.getByRole('group', { name: 'Board' }).ariaSnapshot()).toBe(before);
  await page.evaluate(() => { location.hash = '#/studio'; });
  await expect(page.getByText("There's no page at this address.")).not.toHaveCount(0);
  expect(table.problems).toEqual([]);
});

test('in each room the board and the panel have the same size and place as at the table', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  const box = async (name: string) => {
    const { x, y, width, height } = await page.locator(name).evaluate((one) => one.getBoundingClientRect().toJSON());
    return [x, y, width, height];
  };
  const sizes = [
    [1440, 900, 400],
    [1280, 720, 400],
    [1080, 810, 320],
    [1920, 1080, 440],
  ];
  const before: number[][] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const [x, , wide] = await box('.page > .side');
    before.push([...(await box('.table > .board')), x, wide]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.table > .board')).toHaveClass(/turned/);
  const upright = await box('.table > .board');
  /**
   * Expects the board and the panel of a room in their places; on a phone, checks the board's upper edge and its width.
   * Without a sill, the board is vertically centred.
   */
  const inPlace = async (room: string, panel: string, hasSill: boolean) => {
    const board = `${room} .room-board .board`;
    for (const [nth, [width, height, least]] of sizes.entries()) {
      await page.setViewportSize({ width, height });
      const now = async () => {
        const [x, , wide] = await box(panel);
        const [left, top, across, high] = await box(board);
        const y = hasSill ? top : before[nth][1] + top + high / 2 - height / 2;
        const places = [left, y, across, high, x, wide];
        return Math.max(...places.map((place, at) => Math.abs(place - before[nth][at])));
      };
      await expect.poll(now, `${room} ${width}x${height}`).toBeLessThanOrEqual(1);
      expect(before[nth][5]).toBeGreaterThanOrEqual(least - 1);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await box(board)).slice(0, 3), room).toEqual(upright.slice(0, 3));
  };
  await page.evaluate((link) => { location.hash = link; }, MATCH);
  await expect(heading(page)).toHaveText('Game 1 of 2');
  await inPlace('.study', '.study-panel', true);
  await page.evaluate(() => { location.hash = '#/editor'; });
  await inPlace('.editor', '.editor-panel', false);
  await page.evaluate(() => { location.hash = '#/drill'; });
  await button(page, 'Pip counts').click();
  await inPlace('.drill', '.drill-panel', false);
  expect(table.problems).toEqual([]);
});

test('a position that is opened is analysed, and its best play is drawn', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${POSITION}`);
  const choices = page.getByRole('table', { name: '24/18(2) 13/7(2) is best' });
  await expect(choices.getByRole('row').nth(1)).toContainText('best');
  await expect(choices.getByRole('rowheader')).toHaveCount(5);
  await button(page, 'Numbers').click();
  await expect(page.getByRole('table', { name: 'Numbers' }).getByRole('row').nth(1)).toContainText('2-ply');
  // On a phone too, the numbers scroll into view within the panel, and nothing else scrolls.
  for (const size of [{ width: 390, height: 844 }, { width: 1280, height: 720 }]) {
    await button(page, 'Numbers').press('Enter');
    await page.setViewportSize(size);
    await button(page, 'Numbers').press('Enter');
    await expect(page.locator('.review-deep')).toBeInViewport();
    expect(await page.locator('.room').evaluate((room) => [room.scrollTop, document.documentElement.scrollTop])).toEqual([0, 0]);
  }
  // The play has not been made.
  await expect(page.getByRole('button', { name: 'Next mistake' })).toBeHidden();
  await expect(page.locator('.arrow.played')).toHaveCount(0);
  // One arrow for checkers that move along the same path, and a ghost for each of them.
  await expect(page.locator('.arrow.best')).toHaveCount(2);
  await expect(page.locator('.ghost-ring')).toHaveCount(4);
  await expect(table.button('Roll out')).toBeVisible();
  expect(table.problems).toEqual([]);
});
