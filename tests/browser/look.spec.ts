// Earlier plays in the running game, shown on the board through the list, keys and buttons.
import { type Page, expect, test } from '@playwright/test';
import { Table } from './table';

/** Returns the remaining scroll distance of the move list, and `true` if the list scrolls at all. */
const below = (page: Page) =>
  page.getByRole('region', { name: 'List of plays' }).evaluate((list) => ({
    left: Math.round(list.scrollHeight - list.clientHeight - list.scrollTop),
    scrolls: list.scrollHeight > list.clientHeight,
  }));

test('the move list is scrolled to its end after a reload, and the arrow keys step through it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const table = new Table(page);
  await table.nearEnd('long');
  for (const [width, height] of [
    [768, 1024],
    [1280, 720],
  ]) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await expect(table.plays()).toBeVisible();
    await expect.poll(() => below(page)).toEqual({ left: 0, scrolls: true });
  }
  const list = page.getByRole('region', { name: 'List of plays' });
  const shown = list.locator('[aria-current=step]');
  await list.focus();
  await page.keyboard.press('ArrowUp');
  const first = await shown.textContent();
  await expect(shown).toBeInViewport();
  for (let steps = 0; steps < 25; steps += 1) await page.keyboard.press('ArrowUp');
  await expect(shown).not.toHaveText(first ?? '');
  await expect(shown).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(list).toBeFocused();
  expect(table.problems).toEqual([]);
});

test('the buttons that step through the plays stay in place', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  await table.turn();
  await table.roll();
  await table.turn();
  const places = () => page.locator('.steps .button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  await expect(table.button('Previous play')).toBeVisible();
  const before = await places();
  await table.button('Previous play').click();
  await expect(table.button('Back to the game')).toBeVisible();
  expect(await places()).toEqual(before);
  await table.button('Back to the game').click();
  await expect(table.button('Back to the game')).toBeHidden();
  expect(await places()).toEqual(before);
});
