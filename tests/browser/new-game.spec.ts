// New-game form: an invalid number is explained at its field, and no game begins; the level based on the player's own
// PR.
import { expect, test } from '@playwright/test';
import { Table, choose } from './table';

test('Enter starts the game from an option or a field, unless a number is invalid', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  const form = page.getByRole('dialog', { name: 'New game' });
  await table.button('New game').click();
  await form.getByText(/^Options/).click();
  const length = form.getByRole('spinbutton', { name: /^Other length/ });
  await length.fill('99');
  await length.press('Enter');
  await expect(length).toBeFocused();
  await expect(length).toHaveAttribute('aria-invalid', 'true');
  await expect(length).toHaveAccessibleDescription('A whole number from 1 to 25');
  await length.fill('13');
  await length.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: /13-point match/ })).toBeVisible();

  await table.button('New game').click();
  await form.getByRole('radio').first().press('Enter');
  await expect(form).toBeHidden();
  expect(table.problems).toEqual([]);
});

test('My level starts at the PR of the reviewed games', async ({ page }) => {
  const table = new Table(page);
  await table.nearEnd('match', { black: 'beginner' });
  await table.toTheEnd();
  // The game's card starts the review, which continues at greater depth.
  await expect(page.locator('.end-card summary')).toHaveText('Numbers', { timeout: 60_000 });
  const form = page.getByRole('dialog', { name: 'New game' });
  const open = async () => {
    // The card of a finished game replaces the button, which is then in the menu.
    await table.menu();
    await table.button('New game').filter({ visible: true }).click();
    await choose(form, 'My level');
  };
  const own = form.getByText(/^Your PR (in your last game|over your last \d+ games): \d+\.\d$/);
  const pr = form.getByRole('slider', { name: 'PR' });
  // The review is stored shortly after it has been shown.
  await expect(async () => {
    await open();
    await expect(own).toBeVisible({ timeout: 2_000 }).finally(() => page.keyboard.press('Escape'));
  }).toPass();
  await open();
  const measured = Number((await own.textContent())?.match(/[\d.]+$/)?.[0]);
  await expect(pr).toHaveValue(String(Math.min(30, Math.max(2, Math.round(measured)))));
  expect(table.problems).toEqual([]);
});
