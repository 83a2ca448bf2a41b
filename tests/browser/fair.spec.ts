// Fair dice: the commitment before a game matches the seed shown after it, and an independent program agrees.
import { createCipheriv, createHash } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { withSettings } from './stored';
import { Table, seed } from './table';

/** Returns the full SHA-256 of a seed. */
const fingerprint = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

/**
 * Returns the first dice for a seed, computed with an independent cipher implementation; bytes of 252 or more are
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

/** Opens the dice sheet after a game, when only the menu is next to the result. */
async function openAfter(table: Table) {
  await expect(table.button('Next game')).toBeVisible();
  await table.button('Menu').click();
  const menu = table.page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('More', { exact: true }).click();
  await menu.getByRole('button', { name: 'Fair dice' }).click();
}

/** Plays until each side has had a turn and the person is on roll. */
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

test('the fingerprint of the seed is shown before the game, and the seed after it', async ({ page }) => {
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
  await table.strip(/^Give up this game/).getByRole('button', { name: 'Resign' }).click();
  await table.strip(/^(Resigning now|Playing on) /).getByRole('button', { name: 'Resign' }).click();
  await openAfter(table);
  await expect(told(page, /^Fingerprint of the seed/)).toHaveText(fixed);
  await expect(told(page, /^Seed/)).toHaveText(seed('07'));
  await expect(sheet).toContainText('Verified: the seed has this fingerprint');
  await expect(sheet).toContainText('All games: 1');
  const dice = await diceTold(page);
  expect(dice).toBe(diceOf(seed('07'), dice.length));
  expect(table.problems).toEqual([]);
});
