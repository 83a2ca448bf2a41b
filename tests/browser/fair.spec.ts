// Fair dice: what is fixed before a game is what is shown after it, and a program of another make agrees.
import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Table, seed } from './table';

test('the fingerprint of the seed is there before the game, the seed after it', async ({ page }) => {
  const table = new Table(page);
  await table.open('07');
  const sheet = page.getByRole('dialog', { name: 'Fair dice' });
  const told = (name: RegExp) => sheet.getByText(name).locator('xpath=following-sibling::dd[1]');
  const fixed = createHash('sha256').update(Buffer.from(seed('07'), 'hex')).digest('hex');
  await table.button(/^Fair dice/).click();
  await expect(told(/^Fingerprint of the seed/)).toHaveText(fixed);
  await expect(told(/^Seed/)).toHaveText('shown after the game');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.opening();
  await table.turn();
  await table.button('Resign').click();
  await table.button('Single game').click();
  await expect(table.button('Next game')).toBeVisible();
  await table.button(/^Fair dice/).click();
  await expect(told(/^Fingerprint of the seed/)).toHaveText(fixed);
  await expect(told(/^Seed/)).toHaveText(seed('07'));
  await expect(sheet).toContainText('Checked: the seed has this fingerprint');
  await expect(sheet).toContainText('All games: 1');
  const dice = await told(/^Dice thrown/).textContent();
  await sheet.getByRole('button', { name: 'Same dice, other level' }).click();
  const form = page.getByRole('dialog', { name: 'New game' });
  await expect(form).toContainText('the dice of an earlier game');
  await form.getByText('Expert', { exact: true }).click();
  await form.getByRole('button', { name: 'Start' }).click();
  await table.opening();
  await table.button(/^Fair dice/).click();
  const again = await told(/^Dice thrown/).textContent();
  expect(dice?.startsWith((again ?? '').slice(0, 2))).toBe(true);
  expect(table.problems).toEqual([]);
});

test('a reload before the first roll changes no fingerprint that was shown', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const game = table.button(/^Fair dice/);
  const form = page.getByRole('dialog', { name: 'New game' });
  const shown = async () => {
    const label = await game.textContent();
    await table.button('New game').click();
    const next = /[0-9a-f]{64}/.exec((await form.textContent()) ?? '')?.[0];
    await page.keyboard.press('Escape');
    return [label, next];
  };
  const before = await shown();
  expect(before[1]).toBeTruthy();
  await page.reload();
  await expect(game).toBeVisible();
  expect(await shown()).toEqual(before);
  await table.newGame('Opponent: Person here');
  await expect(game).toContainText(before[1]?.slice(0, 8) ?? '?');
  const [, next] = await shown();
  expect(next).not.toBe(before[1]);
  await page.reload();
  await expect(game).toBeVisible();
  expect((await shown())[1]).toBe(next);
  expect(table.problems).toEqual([]);
});

test('luck in points is judged by the engine, for the game and for all games, once', async ({ page }) => {
  const table = new Table(page);
  await table.open('0b');
  await table.opening();
  for (let turns = 0; turns < 3; turns += 1) {
    await table.turn();
    if ((await table.whatNow()) === 'roll') await table.button('Roll').click();
  }
  const sheet = page.getByRole('dialog', { name: 'Fair dice' });
  const luck = (counts: string | RegExp) =>
    sheet.getByRole('table', { name: counts }).getByRole('row', { name: /^Luck in points/ }).getByRole('cell');
  await table.button(/^Fair dice/).click();
  const signed = /^[+-]\d+\.\d\d$/;
  await expect(luck('This game')).toHaveText([signed, signed]);
  await expect(luck(/^All games/)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.whatNow();
  await table.button('Resign').click();
  await table.button('Single game').click();
  await expect(table.button('Next game')).toBeVisible();
  await table.button(/^Fair dice/).click();
  await expect(luck('All games: 1')).toHaveText([signed, signed]);
  const told = await luck('This game').allTextContents();
  // The person plays White, so the one game of all stands in the same columns.
  expect(await luck('All games: 1').allTextContents()).toEqual(told);
  await expect(sheet.getByRole('row', { name: /^Luckiest roll/ }).getByRole('cell').first()).toHaveText(/^\d\d\s\([+-]\d+\.\d\d\)$/);
  await expect(sheet).toContainText('The opening throw does not count');
  await page.reload();
  await table.button(/^Fair dice/).click();
  await expect(luck('This game')).toHaveText(told);
  await expect(luck('All games: 1')).toHaveText(told);
  expect(table.problems).toEqual([]);
});

test('without the engine luck is told in pips, and why not in points', async ({ page }) => {
  const table = new Table(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await table.open('0b');
  await table.newGame('Opponent: Person here');
  await table.opening();
  await table.turn();
  await table.button('Roll').click();
  await table.turn();
  await table.button(/^Fair dice/).click();
  const sheet = page.getByRole('dialog', { name: 'Fair dice' });
  await expect(sheet).toContainText('Luck in points cannot be told');
  await expect(sheet.getByRole('row', { name: /^Luck in pips/ })).toHaveCount(2);
  await expect(table.strip('Notice')).toBeHidden();
});
