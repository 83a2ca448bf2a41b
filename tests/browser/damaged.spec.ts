// A file that was damaged on its way: the page says so, and the game goes on.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test('damaged nets are told in plain words, and the computer plays on without them', async ({ page }) => {
  // A browser without service workers: files come over the network, where they can be changed.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  let damaged = 0;
  await page.context().route(/worker_bg-.*\.wasm$/, async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const nets = body.indexOf('BGNETS');
    expect(nets).toBeGreaterThan(0);
    // Somewhere among the weights.
    body.writeUInt8(body.readUInt8(nets + 20_000) ^ 1, nets + 20_000);
    damaged += 1;
    await route.fulfill({ response, body });
  });
  const table = new Table(page);
  await table.open('05');
  await table.button('Roll').click();
  await table.turn();
  const notice = page.getByRole('group', { name: 'Notice' });
  await expect(notice).toContainText('Part of the computer player is damaged');
  expect(damaged).toBe(1);
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  if ((await table.whatNow()) === 'roll') await table.button('Roll').click();
  await table.turn();
  await table.answered();
  expect(table.problems).toEqual([]);
});
