// View transitions: a board grows from its place into the board on the page being opened.
import { expect, test, type Page } from '@playwright/test';
import { Library, mat } from './library';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pseudo-elements for a board that grows from an old to a new place. */
const GROWN = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(board)`);

type Recorded = { started: string[][]; later?: number };

/** Records the animated pseudo-elements in each transition. */
const record = (page: Page) =>
  page.addInitScript(() => {
    const started: string[][] = [];
    Object.assign(window, { started });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      const transition = start.call(this, update);
      const parts: string[] = [];
      started.push(parts);
      transition.ready.then(
        () => parts.push(...document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')),
        () => parts.push('skipped'),
      );
      return transition;
    };
  });

const recorded = (page: Page) => page.evaluate(() => (window as unknown as Recorded).started);

/** Waits until a transition has recorded its parts. */
const parts = async (page: Page, nth: number) => {
  await expect.poll(async () => (await recorded(page))[nth]?.length ?? 0).toBeGreaterThan(0);
  return (await recorded(page))[nth];
};

async function library(page: Page) {
  const library = new Library(page);
  await library.open();
  await library.read(mat('seven.mat'));
  await library.agree();
  return library.entries().getByRole('link').first();
}

const study = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test("the board on a card grows into the study room, and the review's board into the table's", async ({ page }) => {
  const table = new Table(page);
  await record(page);
  await (await library(page)).click();
  await expect(study(page)).toBeFocused();
  // A page that draws its boards late is shown without waiting for them.
  expect(await parts(page, 0)).toContain('::view-transition-old(board)');
  await expect(page.locator('[data-grows]')).toHaveCount(0);
  // From the review to the running game.
  await page.getByRole('button', { name: 'Step through' }).click();
  await expect(page.locator('.room-board .board')).toBeVisible();
  await page.goto('./#/');
  expect(await parts(page, 1)).toEqual(expect.arrayContaining(GROWN));
  await expect(page.locator('.page .board')).toBeVisible();
  await expect(page.locator('[data-grows]')).toHaveCount(0);
  expect(table.problems).toEqual([]);
});

test('navigations in quick succession end at the last page, and clicks work during a transition', async ({ page }) => {
  const table = new Table(page);
  await record(page);
  const card = await library(page);
  const address = await card.getAttribute('href');
  for (const next of [address, '#/', address, '#/library', address]) {
    await page.evaluate((next) => { location.hash = next ?? ''; }, next);
  }
  await expect(study(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.locator('body > .room')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: /^Practice/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeFocused();
  await expect(page.locator('body > .room')).toHaveCount(1);
  expect(table.problems).toEqual([]);
});

test('a browser without transitions, and a player with reduced motion, get the page immediately', async ({ page, browser }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await (await library(page)).click();
  await expect(study(page)).toBeFocused();

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const still = await context.newPage();
  await record(still);
  await still.goto(page.url().replace(/#.*/, ''));
  await (await library(still)).click();
  await expect(study(still)).toBeFocused();
  expect(await recorded(still)).toEqual([]);
  await context.close();
});
