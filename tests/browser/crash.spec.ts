// A panic: the page says so, keeps the game, and gives a report.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('after a panic the game is there again, and a report can be copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const table = new Table(page);
  await table.open();
  await table.button('Roll').click();
  // Nobody plays with dice that could be guessed: without a source of randomness the page gives up.
  await page.evaluate(() => {
    crypto.getRandomValues = () => {
      throw new Error('no randomness');
    };
  });
  await table.button('New game').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' });
  await expect(screen).toBeVisible();
  await expect(screen).toContainText('Your game is stored');
  await screen.getByRole('button', { name: 'Copy a report' }).click();
  await expect(screen).toContainText('"version":2');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('gives random numbers');
  expect(report).toContain('"version":2');
  await screen.getByRole('link').click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(table.strip('Notice')).toBeHidden();
  await table.button('Roll').click();
});
