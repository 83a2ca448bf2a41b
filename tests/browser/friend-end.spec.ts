// How games with a friend end and continue: expired days, and another game.
import { expect, test } from '@playwright/test';
import { Friend, send } from './friend';

const HOUR = 60 * 60 * 1000;

test('a game is claimed once the agreed days are over, and another one is begun', async ({ browser }) => {
  const [white, black] = [await Friend.at(browser), await Friend.at(browser)];
  const begins = Date.now();
  const invitation = await white.invite('Ann', '3', 'Friendly', '1 day per turn');
  await white.open(await black.accept(invitation, 'Bob'));
  await white.begun();
  let [waits, due] = (await white.due()) === 'send' ? [white, black] : [black, white];
  if (due === black) await send(white, black);
  if ((await due.due()) === 'cube') await due.button('Roll').click();
  await due.play();
  await send(due, waits);
  [waits, due] = [due, waits];

  // Before the day is over the game cannot be claimed.
  const claim = waits.page.getByRole('button', { name: 'Claim the game' });
  await waits.page.clock.setFixedTime(begins + 22 * HOUR);
  await waits.page.reload();
  await waits.more();
  await expect(waits.page.getByText(/Time left for .*: [23] hours/)).toBeVisible();
  await expect(claim).toBeDisabled();
  await waits.page.clock.setFixedTime(begins + 25 * HOUR);
  await waits.page.reload();
  await waits.more();
  await expect(waits.page.getByText(/Time is up for/)).toBeVisible();
  await claim.click();
  await expect(waits.now('Claim the game?')).toBeVisible();
  await claim.click();
  await expect(waits.now('You won on time')).toBeVisible();

  // Where the day is not over, the claim is rejected; later it counts.
  await send(waits, due);
  await expect(due.told()).toContainText("the agreed time isn't over");
  await due.page.clock.setFixedTime(begins + 26 * HOUR);
  await send(waits, due);
  await expect(due.now(/won on time/)).toBeVisible();

  // Either player can invite to another game with the same terms.
  await due.button('Rematch').click();
  const again = await due.link();
  await waits.open(again);
  await expect(waits.page.getByText('3-point match')).toBeVisible();
  await waits.page.getByText('How is this fair?').click();
  await expect(waits.page.getByText('1 day per turn')).toBeVisible();
  await waits.button('Accept and play').click();
  await send(waits, due);
  await expect(due.page.getByRole('group', { name: 'Board' })).toBeVisible();
  await due.page.goto('./#/friend');
  const games = due.page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(games).toHaveCount(2);
  await expect(due.page.getByRole('heading', { name: 'Finished' })).toBeVisible();
  await expect(due.page.locator('.over').getByRole('listitem')).toHaveCount(1);
});
