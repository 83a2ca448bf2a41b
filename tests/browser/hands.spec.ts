// Input details: Escape, long presses, double taps, reduced motion, and the loading indicator.
import { expect, test, type Page } from '@playwright/test';
import { withSettings } from './stored';
import { Table, endlessThought } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a turn in a game between two people. */
async function begun(page: Page, settings: object = {}) {
  await withSettings(page, settings);
  const table = new Table(page);
  await table.begin({ animated: true });
  return table;
}

/** Moves two checkers, so that the turn is complete; returns their starting points. */
async function played(table: Table) {
  while ((await table.whatNow()) === 'move') await table.movable().first().click();
}

test('Escape returns the lifted checker immediately, and releasing the button then does nothing', async ({ page }) => {
  const table = await begun(page);
  const before = await table.movable().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const box = await table.movable().first().boundingBox();
  if (!box) throw new Error('nothing can move');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
  await expect(page.locator('.checker.ghost')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.checker.ghost, .checker.lifted, .target')).toHaveCount(0);
  const to = await page.locator('.spot[id^="point-"]').first().boundingBox();
  if (to) await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
  await page.mouse.up();
  await expect(table.button('Undo')).toBeDisabled();
  expect(await table.movable().evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(before);
  expect(table.problems).toEqual([]);
});

test('two quick taps move two checkers; pressing Undo takes back a step, and holding it the whole turn', async ({ page }) => {
  const table = await begun(page);
  await table.button(/^13 point, five/).dblclick();
  await expect(table.button(/^13 point, three/)).toBeVisible();
  const steps = () => page.locator('.die.used').count();
  await played(table);
  expect(await steps()).toBe(2);
  await table.button('Undo').click();
  expect(await steps()).toBe(1);
  await played(table);
  const box = await table.button('Undo').boundingBox();
  if (!box) throw new Error('Undo is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(page.locator('.die.used')).toHaveCount(0);
  await page.mouse.up();
  await expect(table.button('Undo')).toBeDisabled();
  // The release after a long press does not count as a click, but the next press does, by key too.
  await played(table);
  await table.button('Undo').press('Enter');
  expect(await steps()).toBe(1);
  await table.button('Undo').click();
  expect(await steps()).toBe(0);
  expect(table.problems).toEqual([]);
});

test('with reduced motion nothing is animated continuously while the computer thinks', async ({ page }) => {
  const endless = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map((animation) => (animation as CSSAnimation).animationName),
    );
  await endlessThought(page);
  const table = new Table(page);
  await table.open('05');
  await table.untilItThinks();
  await expect.poll(endless).toEqual(['breathe']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(endless).toEqual([]);
});

test('while the page loads, an indicator without text is shown, which then disappears', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./');
  const mark = page.locator('#loading');
  await expect(mark).toBeVisible();
  expect(await mark.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect((await page.locator('body').innerText()).trim()).toBe('');
  go();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(mark).toHaveCount(0);
});
