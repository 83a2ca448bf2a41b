// A spectator follows a game with a friend by link, without being able to change it.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { connect, reachable as at, untilDue } from './friend';

test('a third person follows a live game as it is played', async ({ browser }) => {
  const [white, black] = [await at(browser), await at(browser)];
  await white.invite('Ann', '3', 'No cube', 'No time limit', ['Simple delay', '2']);
  await connect(white, black);
  const turn = async () => {
    const [player] = await untilDue([white, black]);
    await player.play();
    await expect(player.done()).toBeHidden();
  };
  await turn();

  await white.letOthersWatch();
  await white.button('Invite to watch live').click();
  const field = white.page.getByRole('textbox', { name: 'Link for spectators' });
  await expect(field).toHaveValue(/#w=[^.]+\..+/);
  const third = await at(browser);
  await third.page.goto(await field.inputValue());
  const back = third.page.getByRole('textbox', { name: 'Link back to the player' });
  // No address is contacted before the spectator consents.
  await third.button('Watch live').click();
  await expect(back).toHaveValue(/#l=/);
  const plays = third.page.locator('.friend-plays').getByRole('listitem');
  await expect(plays).toHaveCount(1);

  // A turn made before the answer arrives is not lost.
  await turn();
  await white.paste(await back.inputValue());
  await expect(third.page.getByText(/^Watching live/)).toBeVisible();
  await expect(white.live()).toContainText('1 person is watching live');
  await expect(plays).toHaveCount(2);

  // The roll is shown immediately, and each move as it is made.
  const [mover] = await untilDue([white, black]);
  const draft = third.page.getByText(/ rolled .* is still moving\./);
  await expect(draft).toBeVisible();
  await mover.movable().first().click();
  await expect(draft).toContainText('/');
  await turn();
  await expect(plays).toHaveCount(3);

  // Both clocks are shown, with the delay of the running one.
  const clocks = third.page.getByRole('timer');
  await expect(clocks).toHaveCount(2);
  await expect(clocks.filter({ hasText: /\d:\d\d\s*\+\d/ })).toHaveCount(1);
  await expect(white.page.getByRole('timer').filter({ hasText: /\d:\d\d\s*\+\d/ })).toHaveCount(1);
  await expect(third.movable()).toHaveCount(0);
  expect(await findings(third.page)).toEqual([]);
  await third.page.close();
  await expect(white.live()).not.toContainText('watching live');
});
