// Fair dice: the commitment before a game matches the seed shown after it, and an independent program agrees.
import { createCipheriv, createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { withSettings } from './stored';
import { Table, choose, seed } from './table';

/** Returns the full SHA-256 of a seed. */
const fingerprint = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * Returns the first dice of a seed, computed with an independent cipher implementation: bytes of 252 or more are
 * skipped.
 */
function diceOf(seed: string, count: number): string {
  const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16)).update(Buffer.alloc(2 * count + 100));
  const dice = [...stream].filter((byte) => byte < 252).map((byte) => (byte % 6) + 1);
  return dice.slice(0, count).join('');
}

/** Returns the value of an entry in the dice sheet. */
const told = (page: Page, name: RegExp) =>
  page.getByRole('dialog', { name: 'Fair dice' }).getByText(name).locator('xpath=following-sibling::dd[1]');

/** Opens the dice sheet after a game, when only the menu is beside the result. */
async function openAfter(table: Table) {
  await expect(table.button('Next game')).toBeVisible();
  await table.button('Menu').click();
  const menu = table.page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('More', { exact: true }).click();
  await menu.getByRole('button', { name: 'Fair dice' }).click();
}

/** Plays until each side has had a turn and it is the person's roll. */
async function aFewTurns(table: Table) {
  await table.turn();
  expect(await table.whatNow()).toBe('roll');
  await table.roll();
  await table.turn();
  expect(await table.whatNow()).toBe('roll');
}

/** Returns all dice in the sheet, which must be more than those of a single opening roll. */
async function diceTold(page: Page): Promise<string> {
  const dice = ((await told(page, /^Rolls in order/).textContent()) ?? '').replaceAll(/[ -]/g, '');
  expect(dice).toMatch(/^[1-6]{4,}$/);
  return dice;
}

test('the fingerprint of the seed is there before the game, the seed after it', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const table = new Table(page);
  await table.open('07');
  const sheet = page.getByRole('dialog', { name: 'Fair dice' });
  const fixed = fingerprint(seed('07'));
  await table.button(/^Fair dice/).click();
  await expect(told(page, /^Fingerprint of the seed/)).toHaveText(fixed);
  await expect(told(page, /^Seed/)).toHaveText('shown after the game');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.opening();
  await aFewTurns(table);
  await table.askToResign();
  await table.button('Single game').click();
  await table.strip(/^(Resigning now|Playing on) /).getByRole('button', { name: 'Resign' }).click();
  await openAfter(table);
  await expect(told(page, /^Fingerprint of the seed/)).toHaveText(fixed);
  await expect(told(page, /^Seed/)).toHaveText(seed('07'));
  await expect(sheet).toContainText('Verified: the seed has this fingerprint');
  await expect(sheet).toContainText('All games: 1');
  const dice = await diceTold(page);
  expect(dice).toBe(diceOf(seed('07'), dice.length));
  await sheet.getByRole('button', { name: 'Replay with the same dice' }).click();
  const form = page.getByRole('dialog', { name: 'New game' });
  await expect(form).toContainText('the dice of an earlier game');
  await choose(form.getByRole('group', { name: 'Level' }), 'Expert');
  await form.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: /dice known$/ })).toBeVisible();
  await table.opening();
  await aFewTurns(table);
  await table.button(/^Fair dice/).click();
  await expect(told(page, /^Fingerprint of the seed/)).toHaveText(fixed);
  const again = await diceTold(page);
  expect(again).toBe(diceOf(seed('07'), again.length));
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
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await table.accept();
  await expect(game).toBeVisible();
  expect(await shown()).toEqual(before);
  await table.newGame('Opponent: Two players, one device');
  await game.click();
  await expect(told(page, /^Fingerprint of the seed/)).toHaveText(before[1] ?? '?');
  await page.keyboard.press('Escape');
  const [, next] = await shown();
  expect(next).not.toBe(before[1]);
  await page.reload();
  await expect(game).toBeVisible();
  expect((await shown())[1]).toBe(next);
  expect(table.problems).toEqual([]);
});

test('luck in points is judged by the engine, for the game and for all games, once', async ({ page }) => {
  await withSettings(page, { motion: 'off' });
  const table = new Table(page);
  await table.open('0b');
  await table.opening();
  for (let turns = 0; turns < 3; turns += 1) {
    await table.turn();
    if ((await table.whatNow()) === 'roll') await table.roll();
  }
  const sheet = page.getByRole('dialog', { name: 'Fair dice' });
  const luck = (counts: string | RegExp) =>
    sheet.getByRole('table', { name: counts }).getByRole('row', { name: /^Luck in points/ }).getByRole('cell');
  await table.button(/^Fair dice/).click();
  const signed = /^[+\u2212]\d+\.\d\d$/;
  await expect(luck('This game')).toHaveText([signed, signed]);
  await expect(luck(/^All games/)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await table.whatNow();
  await table.askToResign();
  await table.button('Single game').click();
  await table.strip(/^(Resigning now|Playing on) /).getByRole('button', { name: 'Resign' }).click();
  await openAfter(table);
  await expect(luck('All games: 1')).toHaveText([signed, signed]);
  const told = await luck('This game').allTextContents();
  // The person plays White, so the totals of a single game are in the same columns.
  expect(await luck('All games: 1').allTextContents()).toEqual(told);
  await expect(sheet.getByRole('row', { name: /^Luckiest roll/ }).getByRole('cell').first()).toHaveText(/^\d-\d\s\([+\u2212]\d+\.\d\d\)$/);
  await expect(sheet).toContainText("The opening roll doesn't count");
  await page.reload();
  await openAfter(table);
  await expect(luck('This game')).toHaveText(told);
  await expect(luck('All games: 1')).toHaveText(told);
  expect(table.problems).toEqual([]);
});

test('without the engine luck is told in pips, and why not in points', async ({ page }) => {
  const table = new Table(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  await table.begin();
  await table.turn();
  await table.roll();
  await table.turn();
  await table.button(/^Fair dice/).click();
  const sheet = page.getByRole('dialog', { name: 'Fair dice' });
  await expect(sheet).toContainText("Luck in points isn't available");
  await expect(sheet.getByRole('row', { name: /^Luck in pips/ })).toHaveCount(2);
  await expect(table.strip('Notice')).toBeHidden();
});
