// Coaching in the study room: reasons, levels, all rolls, and swiping between errors.
import { type Locator, type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two games in a match to 3 points between Ann and Bob. Ann's error is a double, Bob's are a drop and a play. */
const MATCH = '#g=ASMAAwAVCcNKSwrGTScHMAAAAAAAUglDl8i3YkM0AxCPfmEVoApfKEY';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const title = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });

/** Waits for the review, and moves by key to the nth error with this title, counted from 1. */
async function toError(page: Page, nth: number, name: RegExp) {
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press('Home');
  for (let press = 0; press < nth; press += 1) await page.keyboard.press('n');
  await expect(title(page, name)).toBeVisible();
}

test('a play is explained by keyboard: reasons, which levels find it, and all 21 rolls', async ({ page }) => {
  const table = new Table(page);
  await page.goto(`./${MATCH}`);
  await button(page, 'Review').press('Enter');
  await toError(page, 3, /^Error 24\/14 loses/);
  const why = page.getByRole('list', { name: 'Why' }).getByRole('listitem');
  // Bob is not the reader, so a sentence that names Bob comes first.
  await expect(page.getByText(/^.?Bob.? leaves .+ of the opponent's 36 rolls hit\. .+ makes .?Bob.?'s 2 point\.$/)).toBeVisible();
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
  const sentence = rolls.getByText(/gains \+0\.\d{3} on average, with replies searched at 1-ply\. The verdict is \+0\.\d{3} \(\d-ply\)\.$/);
  await expect(sentence).toBeVisible();
  await expect(rolls.getByText(/^\d-\d, \d-\d and \d-\d matter most: \+0\.\d{3} together/)).toBeVisible();
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
  // Another play can be compared with the best one.
  const before = (await sentence.textContent()) ?? '';
  await rolls.getByRole('combobox', { name: 'First play' }).selectOption('24/18 13/9');
  await expect(rolls.getByText(before)).toHaveCount(0);
  await expect(map).toBeVisible();
  expect(table.problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Swipes across an element with a finger, to the left or to the right. */
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

  test('swipes move between errors, choices fit on one line, and a blunder can be tried again', async ({ page }) => {
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
    // Swipes across the board step through the plays.
    await swipe(page, page.getByRole('group', { name: 'Board', exact: true }), true);
    const choices = page.getByRole('table', { name: /8\/3\(2\) 6\/1\*\(2\)/ });
    const names = choices.getByRole('rowheader');
    await expect(names.first()).toBeVisible();
    const lines = await names.evaluateAll((all) => all.map((one) => one.querySelector('bdi')?.getClientRects().length));
    expect(lines).toEqual(lines.map(() => 1));
    const [outer, inner] = [await page.getByRole('region', { name: 'Study' }).boundingBox(), await choices.boundingBox()];
    expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
    expect(await findings(page)).toEqual([]);
    await swipe(page, page.getByRole('group', { name: 'Board', exact: true }), false);
    await expect(title(page, /^Error 24\/14 loses/)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Try again with the same rolls' });
    // The results for the decision arrive late and move the content under the finger.
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
