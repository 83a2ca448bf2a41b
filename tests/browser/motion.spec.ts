// Motion: dice tumble, checkers travel, the cube turns; any input ends the motion; reduced motion replaces it with
// fades.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Shown {
  what: string;
  properties: string[];
  delay: number;
  lasts: number;
}

/** Records every animation, starting before the page is loaded. */
async function note(page: Page) {
  await page.addInitScript(() => {
    const shown: Shown[] = [];
    (window as any).shown = shown;
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { delay, duration } = options as KeyframeAnimationOptions;
      const properties = Object.keys(frames as object).filter((name) => name !== 'easing');
      shown.push({ what: this.getAttribute('data-piece') ?? '', properties, delay: Number(delay), lasts: Number(duration) });
      return real.call(this, frames, options);
    };
  });
}

const shown = (page: Page) => page.evaluate(() => (window as any).shown as Shown[]);
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((one) => one.id === 'motion').length);

test('dice tumble, checkers travel, the cube turns, and only transform and opacity are animated', async ({ page }) => {
  await note(page);
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  await expect.poll(async () => (await shown(page)).map((one) => one.what)).toContain('die-1');
  const dice = (await shown(page)).filter((one) => one.what === 'die-0');
  expect(dice[0].lasts).toBe(480);
  await table.turn();
  const moved = async () => (await shown(page)).filter((one) => /^(white|black)-/.test(one.what));
  await expect.poll(async () => (await moved()).length).toBeGreaterThanOrEqual(2);
  const checkers = await moved();
  for (const { lasts } of checkers) expect([lasts >= 120, lasts <= 340]).toEqual([true, true]);
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await table.button('Take').click();
  await expect.poll(async () => (await shown(page)).map((one) => one.what)).toContain('cube');
  const properties = new Set((await shown(page)).flatMap((one) => one.properties));
  expect([...properties].sort()).toEqual(['opacity', 'transform']);
  expect(table.problems).toEqual([]);
});

test('any key or touch ends the motion, and everything is then in its final place', async ({ page }) => {
  const table = new Table(page);
  await table.begin({ animated: true });
  await page.evaluate(() => {
    // The animation lasts a minute, so only the input can end it during the test.
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      return real.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 60_000 });
    };
  });
  for (const input of [() => page.keyboard.press('Shift'), () => page.mouse.down()]) {
    await table.movable().first().click();
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    await page.mouse.move(2, 2);
    await input();
    await page.mouse.up();
    expect(await moving(page)).toBe(0);
  }
  expect(table.problems).toEqual([]);
});

/** Ends the game with an accepted resignation: White or Black wins a backgammon, three points. */
async function resign(table: Table) {
  await table.askToResign();
  await table.button('Backgammon').click();
  await table.button('Accept').click();
  await expect(table.strip(/wins a backgammon: 3 points/)).toBeVisible();
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing travels, and everything fades in at its place', async ({ page }) => {
    await note(page);
    const table = new Table(page);
    await table.begin({ points: 5, animated: true });
    await table.turn();
    await table.button('Roll').click();
    await table.turn();
    await resign(table);
    await expect.poll(async () => (await shown(page)).map(({ what }) => what)).toContainEqual(expect.stringMatching(/^score-/));
    const all = await shown(page);
    expect(all.length).toBeGreaterThan(3);
    for (const one of all) expect(one).toMatchObject({ properties: ['opacity'], delay: 0, lasts: 80 });
  });
});
