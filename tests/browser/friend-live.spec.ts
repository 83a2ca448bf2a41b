// Game with a friend over a direct connection between two browsers, which is cut and continued by link.
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { Friend, connect, reachable as at, send, untilDue } from './friend';

/** Plays this number of turns. */
async function turns(players: [Friend, Friend], count: number) {
  for (let turn = 0; turn < count; turn += 1) {
    const [player] = await untilDue(players);
    if (await player.button('Roll').isVisible()) {
      await player.button('Roll').click();
      await expect(player.button('Roll')).toBeHidden();
      await expect(player.movable().or(player.done()).first()).toBeVisible();
    }
    await player.play();
    await expect(player.done()).toBeHidden();
  }
}

test('a game started live is cut, continues by link, and goes live again', async ({ browser }) => {
  const [white, black] = [await at(browser), await at(browser)];
  await white.invite('Ann', '3', 'Strict');
  const { offer, answer } = await connect(white, black);
  expect(await findings(white.page)).toEqual([]);
  // No link needs to be sent, and each player sees that the other is present.
  await expect(white.field()).toBeHidden();
  await expect(black.field()).toBeHidden();
  await turns([white, black], 3);

  // A moved checker is reported before the play is sent.
  const [mover, watcher] = await untilDue([white, black]);
  if (await mover.button('Roll').isVisible()) {
    await mover.button('Roll').click();
    await expect(mover.movable().or(mover.done()).first()).toBeVisible();
  }
  if ((await mover.movable().count()) > 0) {
    await mover.movable().first().click();
    await expect(watcher.live()).toContainText('moving');
  }

  // The watcher's page is closed in the middle of the turn: the mover is notified, and sends a link.
  const context = watcher.page.context();
  await watcher.page.close();
  await expect(mover.live()).toContainText('Go on by link');
  await mover.play();
  const link = await mover.link();
  const again = new Friend(await context.newPage());
  await again.open(link);
  await expect(again.page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(async () => expect(await again.isDue()).toBe(true)).toPass();

  // Links for the closed connection are harmless.
  await again.open(mover === white ? answer : offer);
  await expect(again.page.getByRole('group', { name: 'Board' })).toBeVisible();

  // Two new links reconnect the same game, which is then resigned.
  await again.page.reload();
  await connect(again, mover);
  await turns([again, mover], 2);
  await again.disconnect();
  await expect(mover.live()).toContainText('Your friend disconnected');
  const [due, waits] = await untilDue([again, mover]);
  if (await due.button('Roll').isVisible()) {
    // In strict mode, the dice need an additional link.
    await due.button('Roll').click();
    await send(due, waits);
    await send(waits, due);
  }
  await expect(due.button('End turn and get link')).toBeVisible();
  await due.more();
  const more = due.page.getByRole('region', { name: 'More' });
  await expect(more).toBeVisible();
  await due.page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(due.button('More')).toBeFocused();
  await due.more();
  await due.button('Resign').click();
  await due.button('Single game').click();
  await send(due, waits);
  await waits.button('Accept').click();
  await send(waits, due);
  await expect(due.told()).toContainText('win');
});

test('an answer opened in another tab reaches the page that is waiting for it', async ({ browser }) => {
  const [white, black] = [await at(browser), await at(browser)];
  const invitation = await white.invite('Ann', '1');
  await black.accept(invitation, 'Bob');
  await black.page.getByRole('button', { name: /^Play live/ }).click();
  await expect(black.field()).toHaveValue(/#l=/);
  await white.open(await black.field().inputValue());
  await expect(white.field()).toHaveValue(/#l=/);
  const answer = await white.field().inputValue();
  const tab = new Friend(await black.page.context().newPage());
  await tab.open(answer);
  await expect(tab.live()).toContainText('has it now');
  for (const player of [white, black]) await expect(player.live()).toContainText('Connected');
  await black.disconnect();
  await expect(white.live()).toContainText('Go on by link');
});

test("on a phone the board keeps its size, and the player's turn stays visible, while a link has to be sent", async ({ browser }) => {
  const [white, black] = [await at(browser), await at(browser)];
  const invitation = await white.invite('Ann', '1', 'No cube');
  await white.open(await black.accept(invitation, 'Bob'));
  await white.begun();
  const starts = (await white.due()) === 'play';
  if (!starts) await send(white, black);
  const mover = starts ? white : black;
  await mover.page.setViewportSize({ width: 390, height: 844 });
  await expect(mover.movable().first()).toBeVisible();
  const board = async () => {
    const box = await mover.page.getByRole('group', { name: 'Board' }).boundingBox();
    return [box?.width, box?.height];
  };
  const before = await board();
  await mover.page.getByRole('button', { name: /^Play live/ }).click();
  await expect(mover.live()).toContainText('Send this link to');
  await expect(mover.now(/^You(r turn| start): play/)).toBeVisible();
  expect(await board()).toEqual(before);
  await mover.button('Cancel').click();
  await mover.play();
  await mover.link();
  expect(await board()).toEqual(before);
  // Neither the link back nor the names touch an edge.
  await mover.page.evaluate(() => window.scrollTo(0, 0));
  // The drawn area, without the touch margin.
  for (const part of [mover.back().locator('svg'), mover.page.locator('.friend-player.top .chip')]) {
    const box = await part.boundingBox();
    expect(Math.min(box?.x ?? 0, box?.y ?? 0)).toBeGreaterThanOrEqual(8);
  }
});
