// A match from its last turns to the drills, in the order of a player's session: played, reviewed, understood, tried
// again, learnt.
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table, choose } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Decision with an error; the cube action in the same turn may be beside it. */
const decision = (page: Page) => page.locator('.review-decision').filter({ has: heading(page) }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^(Error|Blunder) .* loses \d\.\d{3}/ });
const title = (page: Page) => decision(page).getByRole('heading', { level: 2 });
const rollout = (page: Page) => decision(page).getByRole('region', { name: 'Roll out' });

test('a match is played to its end, reviewed, rolled out, tried again and drilled', async ({ page }) => {
  test.slow();
  const table = new Table(page);
  await table.nearEnd('short');
  await table.toTheEnd();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 240_000 });
  await page.keyboard.press('Home');
  await page.keyboard.press('n');
  await expect(title(page)).toBeVisible();
  // Steps to the next error that has reasons.
  await button(page, 'Numbers').first().click();
  const why = decision(page).getByRole('list', { name: 'Why' });
  await expect(async () => {
    if (!(await why.isVisible())) await page.keyboard.press('n');
    await expect(why).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await decision(page).getByRole('button', { name: 'Roll out', exact: true }).click();
  await button(page, 'Thorough').click();
  await rollout(page).getByRole('button', { name: 'Start the rollout' }).click();
  await expect(rollout(page).getByText(/trials a second$/)).toBeVisible({ timeout: 60_000 });
  await rollout(page).getByRole('button', { name: 'Stop the rollout' }).click();
  await expect(rollout(page).getByRole('button', { name: 'Continue the rollout' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // A reload restores the place and the trials already played.
  const rolledOut = decision(page).locator('.rolled-out');
  await expect(rolledOut).toHaveText(/^rolled out .+ (loses \d\.\d{3}|is best)$/);
  const result = (await rolledOut.textContent()) ?? '';
  const error = (await title(page).textContent()) ?? '';
  await page.reload();
  await expect(title(page)).toHaveText(error);
  await expect(rolledOut).toHaveText(result);
  await button(page, 'Numbers').first().click();
  await rollout(page).getByRole('button', { name: 'Continue the rollout' }).click();
  await expect(rollout(page).getByText(/trials a second$/)).toBeVisible({ timeout: 60_000 });
  await rollout(page).getByRole('button', { name: 'Stop the rollout' }).click();
  await button(page, 'More').click();
  await page.getByRole('button', { name: /^Practise (my mistakes|the mistakes of )/ }).first().click();
  await expect(page.getByText(/^\d+ mistakes? added to Practice/)).toBeVisible();
  await button(page, 'More').click();
  await button(page, 'Try again with the same rolls').click();
  const dialog = page.getByRole('dialog', { name: 'Try again with the same rolls' });
  await choose(dialog, 'Two players, one device');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await table.turn();
  await page.evaluate(() => { location.hash = '#/drill'; });
  await button(page, 'Start').click();
  await button(page, 'Show the answer').click();
  await expect(page.getByText(/^In the game: /)).toBeVisible();
  expect(table.problems).toEqual([]);
});
