// Parts of the review shown without a press: its primary button, the chances after both plays, a candidate's arrows.
import { expect, test, type Page } from '@playwright/test';
import { Library, mat } from './library';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A finished match with two games. */
const FINISHED = ` 2 point match

 Game 1
 Ann : 0                             Bob : 0
  1) 31: 24/20                        42: 8/4 6/4
  2)  Doubles => 2                     Drops
  Wins 1 point

 Game 2
 Ann : 1                             Bob : 0
  1)                                  64: 24/14
  2) 55: 8/3(2) 6/1(2)
  Wins 1 point
`;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a match opened by keyboard has the focus on its title, and one step button at every size', async ({ page }) => {
  const table = new Table(page);
  const library = new Library(page);
  await library.open();
  await library.read(mat('seven.mat'));
  await library.agree();
  await library.entries().getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [820, 1180],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    const steps = page.getByRole('button', { name: 'Step through', exact: true }).filter({ visible: true });
    await expect(steps, `${width}x${height}`).toHaveCount(1);
  }
  expect(table.problems).toEqual([]);
});

test('a candidate that is hovered or focused shows only its own arrows', async ({ page }) => {
  const table = new Table(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  const library = new Library(page);
  await library.open();
  await library.read({ name: 'two.mat', mimeType: 'text/plain', buffer: Buffer.from(FINISHED) });
  await library.agree();
  await library.entries().getByRole('link').first().click();
  await page.getByRole('button', { name: /^Review/ }).first().click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 120_000 });
  await button(page, 'Step through').click();
  // The first play is a mistake.
  await page.keyboard.press('Home');
  const played = page.locator('.room-board .arrow.played');
  await expect(played.first()).toBeVisible();
  const best = page.locator('.candidates .best .candidate');
  await best.hover();
  await expect(played).toHaveCount(0);
  await page.mouse.move(5, 5);
  await expect(played.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await best.focus();
  await expect(played).toHaveCount(0);
  await best.blur();
  await expect(played.first()).toBeVisible();
  // The picture sent with a link shows the better play and the chart line of the game.
  await button(page, 'Share').click();
  const sheet = page.getByRole('dialog', { name: 'Share' });
  await sheet.getByRole('radio', { name: 'This position' }).check({ force: true });
  const picture = sheet.locator('.share-seen');
  await expect(picture.locator('.arrow.best').first()).toBeVisible();
  await expect(picture.locator('.sill-thread')).toBeVisible();
  expect(table.problems).toEqual([]);
});
