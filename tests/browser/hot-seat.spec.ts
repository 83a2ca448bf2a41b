// Two people on one device, by clicks, with reproducible dice.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a money game ends in a gammon, with turns lost on the way', async ({ page }) => {
  const table = new Table(page);
  await table.nearEnd('gammon', { animated: true });
  const dances: string[] = [];
  await page.exposeFunction('danced', (words: string) => dances.push(words));
  await page.getByRole('main').evaluate((main) => {
    const told = new WeakSet<Element>();
    const watch = () => {
      for (const pill of main.querySelectorAll('[role=group]')) {
        const words = pill.getAttribute('aria-label') ?? '';
        if (!words.startsWith('No legal move') || told.has(pill)) continue;
        told.add(pill);
        (window as any).danced(words);
      }
    };
    new MutationObserver(watch).observe(main, { childList: true, subtree: true });
  });
  await table.toTheEnd();
  expect(dances).toHaveLength(2);
  await expect(table.strip('Black wins a gammon: 2 points.')).toBeVisible();
  // The result takes the place of the panel, so the plays are in the menu.
  await table.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Moves').click();
  await expect(menu.getByRole('table', { name: 'Plays' })).toContainText('/off');
  await page.keyboard.press('Escape');
  await table.button('Next game').click();
  await expect(table.score('Black')).toHaveAccessibleName('Score 2');
  await expect(table.score('White')).toHaveAccessibleName('Score 0');
  await expect(page.getByRole('heading', { name: /game 2/i })).toBeVisible();
  await expect(table.button(/^24 point, two white/)).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('the last game of a 3-point match with the cube turned, to its end', async ({ page }) => {
  const table = new Table(page);
  await table.nearEnd('match');
  const doubleAtOnce = async () => {
    const cube = table.button(/^Cube 1, in the middle, offer a double/);
    if (!(await cube.isVisible())) return false;
    await cube.click();
    const ask = table.strip('Offer a double?');
    await ask.getByRole('button', { name: 'Double' }).click();
    return true;
  };
  await table.toTheEnd(doubleAtOnce);
  await expect(table.strip(/White wins the match/)).toBeVisible();
  await expect(table.button('Next game')).toHaveCount(0);
  await table.button('New match').click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a resignation is declined, and then a refused double ends the game', async ({ page }) => {
  const table = new Table(page);
  await table.open('02');
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  await table.askToResign();
  await table.button('Single game').click();
  await table.button('Decline').click();
  await expect(table.plays()).toContainText('Resigns (single), declined');
  await expect(table.movable().first()).toBeVisible();
  await expect(table.button('Double')).toHaveCount(0);
  await table.turn();
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await table.button('Drop').click();
  // Dropping is final and therefore needs a confirmation.
  await table.strip('Drop and lose the game?').getByRole('button', { name: 'Drop' }).click();
  await expect(table.strip(/wins a single game: 1 point/)).toBeVisible();
  await table.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Moves').click();
  await expect(menu.getByRole('table', { name: 'Plays' })).toContainText('Doubles to 2');
  await expect(menu.getByRole('table', { name: 'Plays' })).toContainText('Drops');
});
