// Parts that the first roll does not need are loaded after it, and failed requests are repeated.
import { expect, type Page, test } from '@playwright/test';
import { Table } from './table';

const LATER = /split_[^/]*\.wasm$/;

/** Delays the later part until the returned function is called. */
async function held(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATER, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the first roll does not wait for the later part, and a requested menu opens once the part arrives', async ({ page }) => {
  const release = await held(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  await table.visit();
  await table.roll();
  await expect(table.status()).toContainText(/rolls? \d, /);
  await table.button('Menu').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('the first turn can be played before the later part arrives', async ({ page }) => {
  const release = await held(page);
  const table = new Table(page);
  // The player begins.
  await table.open('06');
  await table.roll();
  await table.turn();
  await expect(table.movable()).toHaveCount(0);
  await expect(page.locator('.player.thinking')).toBeVisible();
  await expect(table.button('New game')).toHaveCount(0);
  release();
  await table.answered();
  expect(table.problems).toEqual([]);
});

test('a key pressed before the later part arrives is handled by it', async ({ page }) => {
  const release = await held(page);
  const table = new Table(page);
  await table.visit();
  await expect(table.button('Play the computer')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Position in words' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(table.button('Play the computer')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(table.problems).toEqual([]);
});
