// The coach in the study room: reasons, levels, all rolls, cube limits, rollouts, and swipes between errors.
import { type Locator, type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Library } from './library';
import { reviews } from './stored';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games of a match to 3 points between Ann and Bob. Ann errs by a double, Bob by his drop and by a play. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

/** The same match as a text. */
const TEXT = ` 3 point match

 Game 1
 Ann : 0                             Bob : 0
  1) 31: 8/5 6/5                      42: 8/4 6/4
  2)  Doubles => 2                     Drops
  Wins 1 point

 Game 2
 Ann : 1                             Bob : 0
  1)                                  64: 24/14
  2) 55: 8/3(2) 6/1(2)
`;

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const rollout = (page: Page) => page.getByRole('region', { name: 'Roll out' });

/** Reviews the match, and goes by key to its error with this title, counted from 1. */
async function toError(page: Page, nth: number, name: RegExp) {
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  if (nth > 0) await page.keyboard.press('Home');
  for (let press = 0; press < nth; press += 1) await page.keyboard.press('n');
  await expect(title(page, name)).toBeVisible();
}

/** Returns the number of trials played. */
async function trials(page: Page) {
  const said = (await rollout(page).getByText(/^\d+ of \d+ trials/).textContent()) ?? '';
  return Number.parseInt(said, 10);
}

test('a play is understood by keyboard: reasons, who finds it, and all 21 rolls', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').press('Enter');
  await toError(page, 3, /^Error 24\/14 loses/);
  const why = page.getByRole('list', { name: 'Why' }).getByRole('listitem');
  // Bob is not the reader: one sentence about him comes first.
  await expect(page.getByText(/^.?Bob.? leaves .+ of 36 rolls hit\. .+ makes .?Bob.?'s 2 point\.$/)).toBeVisible();
  await button(page, 'Numbers').press('Enter');
  await expect(why.first()).toBeVisible();
  await page.getByText('Who gets this right?').press('Enter');
  for (const level of ['Beginner', 'Casual', 'Club']) {
    await expect(page.getByRole('row', { name: new RegExp(`^${level} \\d+% \\d+%$`) })).toBeVisible();
  }
  for (const level of ['Strong', 'Expert']) {
    await expect(page.getByRole('row', { name: new RegExp(`^${level} (yes|no) (yes|no)$`) })).toBeVisible();
  }
  await button(page, 'All 21 rolls').press('Enter');
  const rolls = page.getByRole('region', { name: 'All 21 rolls' });
  const sentence = rolls.getByText(/gains \+0\.\d{3} on average \(0-ply\)\. \d-\d, \d-\d and \d-\d matter most: \+0\.\d{3} together/);
  await expect(sentence).toBeVisible();
  await expect(table.status().filter({ hasText: (await sentence.textContent()) ?? '' })).toHaveCount(1);
  const map = rolls.getByRole('table', { name: /^Difference by the opponent's roll/ });
  await expect(map.getByRole('cell', { name: /^[+−]?\d\.\d\d$/ })).toHaveCount(36);
  await rolls.getByText('Show as a table').press('Enter');
  await expect(rolls.getByRole('row', { name: /^[1-6]-[1-6] [+−]\d\.\d{3}/ })).toHaveCount(21);
  expect(await findings(page)).toEqual([]);
  // Escape closes open parts, and leaves the room only after that.
  await page.keyboard.press('Escape');
  await expect(rolls).toHaveCount(0);
  await expect(button(page, 'All 21 rolls')).toBeFocused();
  await page.keyboard.press('Enter');
  // Another play is compared.
  const before = (await sentence.textContent()) ?? '';
  await rolls.getByRole('combobox', { name: 'First play' }).selectOption('24/18 13/9');
  await expect(rolls.getByText(before)).toHaveCount(0);
  await expect(map).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a cube decision is understood, and its rollout ends when it is sure, and is extended', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await toError(page, 1, /^Blunder Double loses/);
  const choices = page.getByRole('table', { name: /^Double loses/ });
  await expect(choices.getByRole('columnheader')).toHaveText(['Action', 'Cost']);
  await button(page, 'Numbers').click();
  await expect(page.locator('.lead').first()).toHaveText(/^Too early to double: .?Ann.? wins \d+%, but doubling is right from \d+%\.$/);
  const cube = page.getByRole('region', { name: 'Cube' });
  // Facts about the market that the reasons mention are not repeated.
  await expect(cube.getByText(/loses the market/)).toHaveCount(0);
  for (const limit of ['Take point', 'Double from', 'Drop from', 'Too good from']) {
    await expect(cube.getByRole('row', { name: new RegExp(`^${limit} \\d+\\.\\d% \\d+\\.\\d%$`) })).toBeVisible();
  }
  await expect(cube.getByRole('row', { name: 'Right action No double No double' })).toBeVisible();
  await expect(button(page, 'All 21 rolls')).toHaveCount(0);
  await button(page, 'Roll out').click();
  await button(rollout(page), 'Quick').click();
  await button(rollout(page), 'Start the rollout').click();
  await expect(button(rollout(page), 'Extend the rollout')).toBeVisible({ timeout: 60_000 });
  await expect(table.status().filter({ hasText: 'Rollout finished' })).toHaveCount(1);
  await expect(rollout(page).getByText(/Finished early: the best choice is clear$/)).toBeVisible();
  await expect(rollout(page).getByText(/No double.? is best with \d+\.\d% probability$/)).toBeVisible();
  await expect(rollout(page).getByRole('row').nth(1)).toHaveAccessibleName(/^No double \+0\.\d{3} ±0\.\d{3}/);
  expect(await findings(page)).toEqual([]);
  // A finished rollout cannot be continued after a reload either, which restores the place in the room.
  await page.reload();
  await toError(page, 0, /^Blunder Double loses/);
  await button(page, 'Numbers').click();
  const played = await trials(page);
  await button(rollout(page), 'Extend the rollout').click();
  await expect.poll(() => trials(page), { timeout: 60_000 }).toBeGreaterThan(played);
  await expect(rollout(page).getByText(/^\d+ of 648 trials/)).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a rollout is stopped, and goes on after reloads with the trials that it had', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').click();
  await toError(page, 3, /^Error 24\/14 loses/);
  await button(page, 'Numbers').click();
  await button(page, 'Roll out').click();
  await rollout(page).getByText('More settings').click();
  await rollout(page).getByRole('combobox', { name: 'Rolls per trial' }).selectOption('7');
  await rollout(page).getByRole('combobox', { name: 'Stop once the best choice is clear' }).selectOption('Never');
  await rollout(page).getByRole('combobox', { name: 'Trials' }).selectOption('20736');
  await button(rollout(page), 'Start the rollout').click();
  await expect(rollout(page).getByText(/^\d+ of 20736 trials · \d+ trials a second$/)).toBeVisible({ timeout: 60_000 });
  await expect(rollout(page).getByRole('row', { name: /^24\/14 [+−]0\.\d{3} ±0\.\d{3}/ })).toBeVisible();
  await button(rollout(page), 'Stop the rollout').click();
  await expect(button(rollout(page), 'Continue the rollout')).toBeVisible();
  const standings = (await rollout(page).getByRole('table').textContent()) ?? '';
  const [stopped, stored] = [await trials(page), await reviews(page)];
  await page.reload();
  await toError(page, 0, /^Error 24\/14 loses/);
  await button(page, 'Numbers').click();
  await expect(rollout(page).getByRole('table')).toHaveText(standings);
  expect(await trials(page)).toBe(stopped);
  await button(rollout(page), 'Continue the rollout').click();
  // The rollout is stored while it is played, as a page may be closed without a button press.
  await expect.poll(() => reviews(page), { timeout: 60_000 }).not.toBe(stored);
  await page.reload();
  await toError(page, 0, /^Error 24\/14 loses/);
  await button(page, 'Numbers').click();
  await expect(button(rollout(page), 'Continue the rollout')).toBeVisible();
  expect(await trials(page)).toBeGreaterThan(stopped);
  expect(table.problems).toEqual([]);
});

test('a rollout is stored with its match in the library, and the match says where', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'two.mat', mimeType: 'text/plain', buffer: Buffer.from(TEXT) });
  await library.agree();
  const review = async () => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('link', { name: 'Review', exact: true }).click();
  };
  await review();
  await toError(page, 1, /^Blunder Double loses/);
  await button(page, 'Numbers').click();
  await button(page, 'Roll out').click();
  await button(rollout(page), 'Quick').click();
  await button(rollout(page), 'Start the rollout').click();
  await expect(button(rollout(page), 'Extend the rollout')).toBeVisible({ timeout: 60_000 });
  const played = await trials(page);
  await expect(title(page, /^Blunder Double loses /)).toBeVisible();
  await expect(page.getByText(/^rolled out .*Double.* loses \d\.\d{3}$/)).toBeVisible();
  await library.open();
  await page.reload();
  await review();
  await toError(page, 0, /^Blunder Double loses/);
  await expect(page.getByText(/^rolled out .*Double.* loses \d\.\d{3}$/)).toBeVisible();
  await button(page, 'Numbers').click();
  expect(await trials(page)).toBe(played);
  await expect(button(rollout(page), 'Extend the rollout')).toBeVisible();
  expect(table.problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Swipes over an element with a finger, to the left or to the right. */
  async function swipe(page: Page, over: Locator, left: boolean) {
    const box = await over.boundingBox();
    if (!box) throw new Error('there is nothing to swipe over');
    const y = box.y + box.height / 2;
    const [from, to] = left ? [300, 100] : [100, 300];
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: from, y });
    for (let step = 1; step <= 4; step += 1) await touch('touchMove', { x: from + ((to - from) * step) / 4, y });
    await touch('touchEnd');
    await finger.detach();
  }

  test('swipes go from error to error, choices keep to a line, and a blunder is tried again', async ({ page }) => {
    const table = new Table(page);
    await page.goto(`./${MATCH}`);
    await button(page, 'Review').tap();
    await toError(page, 1, /^Blunder Double loses/);
    await swipe(page, title(page, /./), true);
    await expect(title(page, /^Blunder Drop loses/)).toBeVisible();
    await swipe(page, title(page, /./), true);
    await expect(title(page, /^Error 24\/14 loses/)).toBeVisible();
    await swipe(page, title(page, /./), false);
    await expect(title(page, /^Blunder Drop loses/)).toBeVisible();
    await swipe(page, title(page, /./), true);
    // Swipes over the board step through the plays.
    await swipe(page, page.getByRole('img', { name: 'Board', exact: true }), true);
    const choices = page.getByRole('table', { name: /8\/3\(2\) 6\/1\*\(2\)/ });
    const names = choices.getByRole('rowheader');
    await expect(names.first()).toBeVisible();
    const lines = await names.evaluateAll((all) => all.map((one) => one.querySelector('bdi')?.getClientRects().length));
    expect(lines).toEqual(lines.map(() => 1));
    const [outer, inner] = [await page.getByRole('region', { name: 'Study' }).boundingBox(), await choices.boundingBox()];
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
    expect(await findings(page)).toEqual([]);
    await swipe(page, page.getByRole('img', { name: 'Board', exact: true }), false);
    await expect(title(page, /^Error 24\/14 loses/)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Try again with the same rolls' });
    // Findings about the decision arrive late and move the content under the finger.
    await expect(async () => {
      if (!(await button(page, 'Try again with the same rolls').isVisible())) await button(page, 'More').tap();
      if (!(await dialog.isVisible())) await button(page, 'Try again with the same rolls').tap({ timeout: 5_000 });
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await dialog.locator('label').filter({ hasText: 'Two players, one device' }).tap();
    await button(dialog, 'Start').tap();
    await expect(table.button(/^Dice (6-4|4-6)/)).toBeVisible();
    expect(table.problems).toEqual([]);
  });
});
