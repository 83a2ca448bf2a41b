// Game with a friend by link only, in two browsers that share nothing else.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { Friend, send, untilCube } from './friend';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a game is played by link, with a double taken and a resignation', async ({ browser }) => {
  const [white, black] = [await Friend.at(browser), await Friend.at(browser)];
  const invitation = await white.invite('Ann', '3');
  expect(await findings(white.page)).toEqual([]);
  // The player's own invitation is labelled as such.
  await white.open(invitation);
  await expect(white.told()).toContainText('your own invitation');

  await black.open(invitation);
  await expect(black.page.getByRole('main')).toContainText(/Ann\S* starts\./);
  const acceptance = await black.accept(invitation, 'Βασίλης');
  await expect(black.page).toHaveTitle(/Game with.*Ann/);
  await white.open(acceptance);
  await expect(white.page).toHaveTitle(/Game with.*Βασίλης/);
  expect(await findings(white.page)).toEqual([]);
  // The inviter starts: the third link contains the first play.
  expect(await white.due()).toBe('play');

  // A tampered link is harmless.
  const at = acceptance.indexOf('#t=') + 60;
  const tampered = acceptance.slice(0, at) + (acceptance[at] === 'A' ? 'B' : 'A') + acceptance.slice(at + 1);
  await white.open(tampered);
  await expect(white.told()).toContainText('changed on the way');
  await white.open(acceptance);
  await expect(white.told()).toContainText('opened this link before');

  // The first play is undone once, and a reload restores the same link.
  const [one, other] = await untilCube([white, black]);
  await expect(one.now('Your turn: roll or double')).toBeVisible();
  await one.button('Double').click();
  await expect(one.now('Offer a double?')).toBeVisible();
  await one.button('Double').click();
  const offer = await one.link();
  await one.page.reload();
  expect(await one.link()).toBe(offer);
  await other.open(offer);
  await expect(other.now('Take or drop?')).toBeVisible();
  await other.button('Take').click();
  await send(other, one);
  // The dice are known once the opponent's secret has arrived; the game is resigned for two points.
  await expect(one.button('End turn and get link')).toBeVisible();
  await one.more();
  await one.button('Resign').click();
  await one.button('Single game').click();
  await send(one, other);
  await other.button('Accept').click();
  await expect(other.told()).toContainText('2 points');
  await send(other, one);
  await expect(one.told()).toContainText('2 points');
});
