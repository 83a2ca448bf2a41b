// Motion: dice tumble, checkers travel, the cube turns; any input ends it; reduced motion replaces it by fades.
import { expect, test, type Page } from '@playwright/test';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Shown {
  what: string;
  properties: string[];
  delay: number;
  lasts: number;
}

/** Records every animation from before the page is loaded. */
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

test('dice tumble, checkers travel, the cube turns, and only transform and opacity animate', async ({ page }) => {
  await note(page);
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device');
  await table.opening();
  await expect.poll(async () => (await shown(page)).map((one) => one.what)).toContain('die-1');
  const dice = (await shown(page)).filter((one) => one.what === 'die-0');
  expect(dice[0].lasts).toBe(480);
  await table.turn();
  const checkers = (await shown(page)).filter((one) => /^(white|black)-/.test(one.what));
  expect(checkers.length).toBeGreaterThanOrEqual(2);
  for (const { lasts } of checkers) expect([lasts >= 120, lasts <= 340]).toEqual([true, true]);
  await table.button('Double').click();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await table.button('Take').click();
  await expect.poll(async () => (await shown(page)).map((one) => one.what)).toContain('cube');
  const properties = new Set((await shown(page)).flatMap((one) => one.properties));
  expect([...properties].sort()).toEqual(['opacity', 'transform']);
  expect(table.problems).toEqual([]);
});

test('any key or touch ends what is moving, and it stands where it belongs', async ({ page }) => {
  const table = new Table(page);
  await table.begin({ animated: true });
  await page.evaluate(() => {
    // Slow enough that it can only end early.
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

/** Ends the game by an accepted resignation: White or Black wins a backgammon, three points. */
async function resign(table: Table) {
  await table.askToResign();
  await table.button('Backgammon').click();
  await table.button('Accept').click();
  await expect(table.strip(/wins a backgammon: 3 points/)).toBeVisible();
}

/** Stops the winner's score after this share of its count, and returns what it shows. */
const countedTo = (page: Page, share: number) =>
  page.evaluate((share) => {
    const count = document.getAnimations().find(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      return target?.getAttribute('data-piece')?.startsWith('score-');
    });
    const score = (count?.effect as KeyframeEffect | undefined)?.target as HTMLElement | undefined;
    if (!count || !score) return undefined;
    const { delay, duration } = (count.effect as KeyframeEffect).getTiming();
    count.pause();
    count.currentTime = Number(delay) + Number(duration) * share;
    // The numbers above the last one, lowest first.
    const lines = [...(score.dataset.past ?? '').split('\n'), score.textContent].reverse();
    const { m42 } = new DOMMatrix(getComputedStyle(score).transform);
    return lines[Math.round(m42 / score.offsetHeight)];
  }, share);

test('the score counts up to what was won, in its place on every screen, and is said once', async ({ page }) => {
  const table = new Table(page);
  await table.begin({ points: 5, animated: true });
  await page.evaluate(() => {
    // Slow enough to be inspected.
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      return real.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 60_000 });
    };
  });
  // Everything on the card, and the board.
  const places = () =>
    page.locator('.end-card :is(p, h2, dt, dd, button, a), .table > svg.board').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const card = page.locator('.end-card');
  const hasCome = () => card.evaluate((card) => Promise.all(card.getAnimations().map((comes) => comes.finished)));
  const onEveryScreen = async () => {
    const all = [];
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [1440, 900],
    ]) {
      await page.setViewportSize({ width, height });
      // The board stays as it was in the game.
      await expect(page.locator('.table > svg.board')).toHaveClass(height > width ? /turned/ : /^(?!.*turned)/);
      // On a phone the card is a sheet.
      await hasCome();
      all.push(await places());
    }
    return all;
  };
  await resign(table);
  await expect.poll(() => countedTo(page, 0)).toBe('0');
  await hasCome();
  const before = await onEveryScreen();
  expect(await countedTo(page, 1 / 3)).toBe('1');
  expect(await countedTo(page, 2 / 3)).toBe('2');
  // A screen reader announces the result, and no number before it.
  await expect(card.locator('.end-standing dd')).toHaveText(['0', '3']);
  await expect(table.status()).toContainText(/wins a backgammon/);
  await expect(table.status()).not.toContainText(/Score|1\/5|2\/5/);
  await page.keyboard.press('Shift');
  expect(await moving(page)).toBe(0);
  expect(await onEveryScreen()).toEqual(before);
  expect(table.problems).toEqual([]);
});

test.describe('for who wants less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing travels, everything fades in where it stands', async ({ page }) => {
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
