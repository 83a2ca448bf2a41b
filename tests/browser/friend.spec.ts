// A game with a friend by links only, in two browsers that share nothing else.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { Friend, send, untilCube } from './friend';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a match by links, with a double taken and one dropped', async ({ browser }) => {
  const [white, black] = [await Friend.at(browser), await Friend.at(browser)];
  const invitation = await white.invite('Ann', '3');
  expect(await findings(white.page)).toEqual([]);
  // The own invitation is labelled as such.
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
  let [one, other] = await untilCube([white, black]);
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
  // The dice are known once the other's secret has arrived; the game is resigned for two points.
  await expect(one.button('End turn and get link')).toBeVisible();
  await one.more();
  await one.button('Resign').click();
  await one.button('Single game').click();
  await send(one, other);
  await other.button('Accept').click();
  await expect(other.told()).toContainText('2 points');
  await send(other, one);
  await expect(one.told()).toContainText('2 points');

  // The leader resigns the Crawford game; in the next one the cube is back.
  const [leader, trailer] = [other, one];
  [one, other] = (await one.due()) === 'send' ? [other, one] : [one, other];
  if ((await other.due()) === 'send' && (await one.due()) === 'send') await send(other, one);
  while (one !== leader || (await one.due()) !== 'play') {
    if ((await one.due()) === 'play') await one.play();
    await send(one, other);
    [one, other] = [other, one];
  }
  await leader.more();
  await leader.button('Resign').click();
  await leader.button('Single game').click();
  await send(leader, trailer);
  await trailer.button('Accept').click();
  await send(trailer, leader);
  [one, other] = (await leader.due()) === 'send' ? [trailer, leader] : [leader, trailer];
  if (one === trailer) await send(leader, trailer);
  [one, other] = await untilCube([one, other]);
  await one.button('Double').click();
  await expect(one.now('Offer a double?')).toBeVisible();
  await one.button('Double').click();
  await send(one, other);
  await other.button('Drop').click();
  await expect(other.now('Drop and lose the game?')).toBeVisible();
  await other.button('Drop').click();
  await expect(other.told()).toContainText('win');
  await send(other, one);
  await expect(one.told()).toContainText('win');
});

test('an invitation bears the name typed in Friends, and says step by step what to do', async ({ browser }) => {
  const [ann, bob] = [await Friend.at(browser), await Friend.at(browser)];
  await ann.page.goto('./#/friend');
  const name = ann.page.getByRole('textbox', { name: 'Your name (optional)' });
  await expect(name).toBeVisible();
  expect(await findings(ann.page)).toEqual([]);
  await name.fill('Ann');
  await ann.button('Invite a friend').click();
  const invitation = await ann.link();
  const step = ann.page.locator('[aria-current="step"]');
  await expect(step).toContainText('Send this link to your friend');
  expect(await findings(ann.page)).toEqual([]);
  await bob.open(invitation);
  await expect(bob.page.getByRole('heading', { level: 1 })).toHaveText(/Ann\S* invites you/);
  await ann.paste(await bob.accept(invitation, 'Bob'));
  await expect(ann.now(/^You start: play/)).toBeVisible();
});

test('three games at once are listed with whose turn it is, and each link finds its own', async ({ browser }) => {
  const [white, black] = [await Friend.at(browser), await Friend.at(browser)];
  const invitations = [];
  for (const points of ['1', '3', '5']) invitations.push(await white.invite('Ann', points));
  const acceptances = [];
  for (const invitation of invitations) acceptances.push(await black.accept(invitation, 'Bob'));
  await white.open(acceptances[2]);
  await expect(white.page.getByRole('group', { name: 'Board' })).toBeVisible();
  await white.page.goto('./#/friend');
  const games = white.page.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(games).toHaveCount(3);
  await expect(games.filter({ hasText: 'Not accepted yet' })).toHaveCount(2);
  await expect(games.filter({ hasText: 'Bob' })).toContainText('5-point match');
  expect(await findings(white.page)).toEqual([]);
  // A pasted link works like an opened one.
  await white.paste(acceptances[0]);
  await expect(white.page.getByRole('group', { name: 'Board' })).toBeVisible();
  await white.page.getByRole('main').getByRole('link', { name: 'Friends', exact: true }).click();
  await expect(games.filter({ hasText: 'Not accepted yet' })).toHaveCount(1);
  await white.page.getByRole('link', { name: 'Play', exact: true }).click();
  // The link is shown beside a game; on a first visit the panel takes its place.
  await white.button('Play the computer').click();
  await expect(white.page.getByRole('link', { name: /^Games with friends: 3/ })).toBeVisible();
  // A third person has none of these games.
  const third = await Friend.at(browser);
  await third.open(acceptances[1]);
  await expect(third.told()).toContainText("isn't on this device");
});

test('a link field with nothing in it says what it expects', async ({ page }) => {
  const friend = new Friend(page);
  await page.goto('./#/friend');
  await friend.pasteField();
  await friend.button('Open').click();
  await expect(page.getByRole('alert')).toHaveText('Paste the link that your friend sent you.');
});

test('a link that cannot be opened without a database says so, and why', async ({ browser }) => {
  const ann = await Friend.at(browser);
  const link = await ann.invite('Ann', '3');
  const bob = await Friend.at(browser);
  await bob.page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await bob.open(link);
  await expect(bob.told()).toContainText("The link couldn't be opened. This browser can't store anything here");
});
