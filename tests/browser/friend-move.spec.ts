// A game with a friend is moved to another device by file, and back: only one copy can be played.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { findings } from './axe';
import { Friend, untilCube } from './friend';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Exports the displayed game and returns the file. */
async function exported(player: Friend) {
  const button = player.button('Export this game');
  if (!(await button.isVisible())) await player.more();
  const [download] = await Promise.all([player.page.waitForEvent('download'), button.click()]);
  return { name: 'game.txt', mimeType: 'text/plain', buffer: await readFile(await download.path()) };
}

/** Imports a file. */
async function imports(player: Friend, file: Awaited<ReturnType<typeof exported>>) {
  await player.page.goto('./#/friend');
  const [chooser] = await Promise.all([player.page.waitForEvent('filechooser'), player.page.getByRole('button', { name: /^Import a game/ }).click()]);
  await chooser.setFiles(file);
}

test('an exported game is read-only until it comes back', async ({ browser }) => {
  const players: [Friend, Friend] = [await Friend.at(browser), await Friend.at(browser)];
  const [white, black] = players;
  await white.open(await black.accept(await white.invite('Ann', '5'), 'Bob'));
  const [doubler, friend] = await untilCube(players);
  const file = await exported(doubler);
  await expect(doubler.now(/this copy is read-only/)).toBeVisible();
  await expect(doubler.button('Double')).toHaveCount(0);
  await expect(doubler.button('Roll')).toHaveCount(0);
  expect(await findings(doubler.page)).toEqual([]);

  const other = await Friend.at(browser);
  await imports(other, file);
  await other.button('Roll').click();
  await expect(other.movable().first()).toBeVisible();
  await doubler.page.reload();
  await expect(doubler.now(/this copy is read-only/)).toBeVisible();

  // The other device plays on, and returns the game.
  await other.play();
  const link = await other.link();
  await friend.open(link);
  const back = await exported(other);
  await expect(other.now(/this copy is read-only/)).toBeVisible();
  await imports(doubler, back);
  expect(await doubler.link()).toBe(link);
});
