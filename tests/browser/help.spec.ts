// Help: fetched on demand, with the board's theme, and its terms explained in place.
import { expect, test, type Page } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'How to play' });

async function opened(page: Page) {
  const table = new Table(page);
  await table.open();
  await table.button('Help').click();
  await expect(dialog(page).getByRole('heading', { name: 'Bearing off' })).toBeVisible();
  return table;
}

test('the rules are explained with little boards, and no part of the help is fetched earlier', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/help-')) asked.push(request.url());
  });
  const table = new Table(page);
  await table.open();
  expect(asked).toEqual([]);
  await table.button('Help').click();
  await expect(dialog(page).locator('figure .picture svg')).toHaveCount(4);
  for (const checkers of await dialog(page).locator('figure').all()) {
    await expect(checkers.locator('.checker')).toHaveCount(30);
  }
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(table.problems).toEqual([]);
});

test('a term is explained on focus and on hover, the explanation stays, and Escape closes only the explanation', async ({ page }) => {
  await opened(page);
  const term = dialog(page).getByRole('button', { name: 'blot', exact: true });
  const tip = dialog(page).locator('.tip', { hasText: 'single checker on a point' }).first();
  await expect(tip).toBeHidden();
  await expect(term).toHaveAccessibleDescription(/single checker on a point/);
  await term.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await term.blur();
  await term.hover();
  await expect(tip).toBeVisible();
  // The pointer moves onto the explanation itself, which stays open so that it can be read under magnification.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
