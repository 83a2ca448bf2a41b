// A friendly game with a clock over a direct connection: both clocks on both pages, the friend's checkers as they move,
// the strict order of the cube, and a game claimed on time.
import { type Locator, expect, test } from '@playwright/test';
import { findings } from './axe';
import { connect, reachable as at, untilDue } from './friend';

const seconds = async (clock: Locator) => {
  const [minutes, rest] = (await clock.innerText()).split(':').map(Number);
  return (minutes ?? 0) * 60 + (rest ?? 0);
};

test('clocks, checkers as they move, and a claim on time', async ({ browser }) => {
  const [white, black] = [await at(browser), await at(browser)];
  for (const { page } of [white, black]) await page.clock.install();
  await white.invite('Ann', '1', 'Friendly', 'No time limit', ['Bronstein', '0.5']);
  await connect(white, black);
  const [mover, watcher] = await untilDue([white, black]);
  const theirs = /'s clock$/;
  for (const player of [mover, watcher]) {
    await expect(player.clock('Your clock')).toHaveText(/^\d:\d\d$/);
    await expect(player.clock(theirs)).toHaveText(/^\d:\d\d$/);
  }

  // The roll is shown immediately, and each move and its undoing while the play is being made.
  const draft = watcher.now(/ rolled .* is still moving\./);
  await expect(draft).toBeVisible();
  const rolled = await draft.innerText();
  await mover.movable().first().click();
  await expect(draft).not.toHaveText(rolled);
  await expect(draft).toContainText('/');
  expect(await findings(watcher.page)).toEqual([]);
  await mover.button('Undo').click();
  await expect(draft).toHaveText(rolled);

  // The mover's clock runs on both pages, within a second; the other one stands still.
  await expect(async () => expect(await seconds(mover.clock('Your clock'))).toBeLessThan(30)).toPass();
  const [own, seen] = await Promise.all([seconds(mover.clock('Your clock')), seconds(watcher.clock(theirs))]);
  expect(Math.abs(own - seen)).toBeLessThanOrEqual(2);
  await expect(watcher.clock('Your clock')).toHaveText('0:30');

  // When the time is over, the opponent may claim the game; no claim is automatic.
  const claim = watcher.button('Claim the game');
  // The clock advances in steps that are short enough for the connection.
  for (let second = 0; second < 30; second += 1) {
    for (const { page } of [mover, watcher]) await page.clock.fastForward(1_000);
  }
  await expect(claim).toBeVisible({ timeout: 90_000 });
  await expect(mover.live()).toContainText("You're out of time");
  await expect(mover.clock('Your clock')).toHaveText('0:00');
  await claim.click();
  await expect(watcher.now(/ran out of time/)).toBeVisible();
  await expect(mover.now('You ran out of time.')).toBeVisible();
});
