// Earlier plays of the running game on the board, by the list, by keys and by buttons.
import { type Page, expect, test } from '@playwright/test';
import { Table } from './table';

test('a play of the list is shown on the board, and the first hand on it comes back to the game', async ({ page }) => {
  const table = new Table(page);
  await table.begin();
  await table.turn();
  await table.roll();
  await table.turn();
  const plays = table.plays().getByRole('button');
  await expect(plays).toHaveCount(2);
  const places = () =>
    page.getByRole('group', { name: 'Board' }).getByRole('button', { name: / point, / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const now = await places();

  await plays.first().click();
  await expect(plays.first()).toHaveAttribute('aria-current', 'step');
  const notation = (await plays.first().textContent()) ?? '';
  await expect(table.strip(new RegExp(notation.replace(/[*()/]/g, '.')))).toBeVisible();
  expect(await places()).not.toEqual(now);
  await expect(table.movable()).toHaveCount(0);
  await table.button(/^1 point/).click({ force: true });
  await expect(plays.first()).not.toHaveAttribute('aria-current', 'step');
  expect(await places()).toEqual(now);

  await page.keyboard.press(',');
  await expect(plays.first()).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('.');
  await expect(plays.nth(1)).toHaveAttribute('aria-current', 'step');
  await table.button('Back to the game').click();
  await expect(plays.nth(1)).not.toHaveAttribute('aria-current', 'step');
  await expect(table.button('Roll')).toBeEnabled();
  expect(table.problems).toEqual([]);
});

/** Returns the remaining scroll distance of the list of plays, and `true` if the list scrolls at all. */
const below = (page: Page) =>
  page.getByRole('region', { name: 'List of plays' }).evaluate((list) => ({
    left: Math.round(list.scrollHeight - list.clientHeight - list.scrollTop),
    scrolls: list.scrollHeight > list.clientHeight,
  }));

test('the list of plays stands at its end after a reload, and the arrow keys step through it', async ({ page }) => {
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

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
]) {
  test(`at ${width}x${height} the buttons that step through the plays stay where they are`, async ({ page }) => {
    await page.setViewportSize({ width, height });
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
}
