// Element sizes and layout stability on every screen size.
import { expect, test, type Page } from '@playwright/test';
import { everyLanguage } from './elsewhere';
import { hasPlayed } from './stored';
import { Table, endlessThought } from './table';

/** Returns the smallest horizontal distance between two neighbouring points in one half of the board. */
async function points(page: Page) {
  const sizes = await page.locator('[id^="point-"]').evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(sizes).toHaveLength(24);
  return Math.min(...sizes);
}

/** Returns `true` if content is cut off or can be scrolled to. */
async function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight].map((over) => Math.max(0, over));
  });
}

/** Returns the buttons whose text overflows, or breaks where it should not. */
async function cramped(page: Page) {
  return page.locator('.controls button, .strip button').evaluateAll((all) =>
    all
      .filter((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { width } = range.getBoundingClientRect();
        const box = one.getBoundingClientRect();
        return box.width > 0 && (range.getClientRects().length > 1 || width > box.width);
      })
      .map((one) => one.textContent),
  );
}

/** Returns the parts of the player lines and of a question that overflow their box. */
const standingOut = (page: Page) =>
  page.locator('.player > *, .player .who > *, .player .sub > *, .strip > *').evaluateAll((all) =>
    all
      .filter((one) => {
        let parent = one.parentElement as Element;
        while (getComputedStyle(parent).display === 'contents') parent = parent.parentElement as Element;
        const [own, box] = [one, parent].map((one) => one.getBoundingClientRect());
        const inside = own.left >= box.left - 1 && own.right <= box.right + 1 && own.top >= box.top - 1 && own.bottom <= box.bottom + 1;
        return own.width > 0 && !inside;
      })
      .map((one) => one.className || one.textContent),
  );

/** Window sizes, each with the minimum width of a point. */
const POINTS = [
  [1440, 900, 44],
  [1280, 720, 44],
  [1080, 810, 44],
  // In a narrower window, the panel would cut off its text.
  [1024, 768, 40],
  [768, 1024, 44],
  [820, 1180, 44],
  [844, 390, 30],
  [390, 844, 44],
  [390, 820, 44],
  [390, 664, 38],
  [320, 568, 30],
] as const;

test('every point is as wide as a thumb where space allows, and nothing scrolls', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  for (const [width, height, least] of POINTS) {
    await page.setViewportSize({ width, height });
    const size = `${width}x${height}`;
    // Scaling the drawing loses half a pixel.
    await expect.poll(() => points(page), size).toBeGreaterThanOrEqual(least - 0.5);
    expect(await overflow(page), size).toEqual([0, 0]);
  }
  // On a tablet in landscape, the panel is shown as well.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(table.button('New game')).toBeVisible();
});

/** Waits for the word beside a computer that thinks for long; returns `true` if the word is not cut off. */
async function thinking(page: Page) {
  const word = page.locator('.player.top .turn');
  const seen = () =>
    word.evaluate((one) => {
      const inner = one.firstElementChild;
      return [inner ? getComputedStyle(inner).opacity : '0', one.scrollWidth <= one.clientWidth].join();
    });
  await expect.poll(seen).toBe('1,true');
}

test('on every phone and in every language all words fit, including the one beside a computer that thinks for long', async ({ page, context }) => {
  await endlessThought(page);
  await page.setViewportSize({ width: 320, height: 568 });
  const table = new Table(page);
  // The computer begins, and keeps thinking.
  await table.open('05');
  const inEveryLanguage = await everyLanguage(page, context);
  expect(await cramped(page)).toEqual([]);
  await table.roll();
  await expect(page.locator('.player.top.thinking')).toBeVisible();
  await inEveryLanguage(async (language) => {
    expect(await cramped(page), language).toEqual([]);
    expect(await overflow(page), language).toEqual([0, 0]);
    await thinking(page);
  });
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ]) {
    await page.setViewportSize({ width, height });
    await thinking(page);
  }
});

test('a clock, a score and a question with four answers fit on every phone', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  const onPhones = async (check: (size: string) => Promise<void>) => {
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [320, 568],
      [844, 390],
    ]) {
      await page.setViewportSize({ width, height });
      await check(`${width}x${height}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  for (const opponent of ['Computer', 'Two players, one device']) {
    await table.newGame(`Opponent: ${opponent}`, 'Play for: 11', 'Clock: Bronstein');
    await expect(page.getByRole('timer')).toHaveCount(2);
    await onPhones(async (size) => expect(await standingOut(page), size).toEqual([]));
  }
  await table.opening();
  await table.askToResign();
  await expect(table.button('Backgammon')).toBeVisible();
  await onPhones(async (size) => expect([await standingOut(page), await cramped(page)], size).toEqual([[], []]));
});

test('on every phone the dice and the cube are as large as a finger, and the lead and the doubling question are not cut off', async ({ page }) => {
  const table = new Table(page);
  await hasPlayed(page);
  await table.begin();
  const least = async (name: RegExp) => {
    const box = await table.button(name).boundingBox();
    return Math.min(box?.width ?? 0, box?.height ?? 0);
  };
  const small = [
    [844, 390],
    [320, 568],
  ];
  for (const [width, height] of small) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => least(/^Dice/), `${width}x${height}`).toBeGreaterThanOrEqual(44);
    // Stacks of five reach the dice from both sides, but the middle of the fifth checker stays clickable.
    const over = () =>
      page.locator('.table .dice [role=button]').evaluate((dice, turned) => {
        const band = dice.getBoundingClientRect();
        const middles = [...document.querySelectorAll('.table [data-piece] .face')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return turned ? [x + width / 2, band.left, band.right] : [y + height / 2, band.top, band.bottom];
        });
        return middles.filter(([middle, from, to]) => from <= middle && middle <= to);
      }, height > width);
    await expect.poll(over, `${width}x${height}`).toEqual([]);
  }
  await table.turn();
  const lead = page.locator('.player.top .race-lead');
  for (const [width, height] of [...small, [390, 844], [390, 664]]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => least(/offer a double/), `${width}x${height}`).toBeGreaterThanOrEqual(44);
    await expect(lead).toHaveText(/^\d+ (ahead|behind)$/);
    await expect(lead).toBeInViewport({ ratio: 1 });
    expect(await standingOut(page), `${width}x${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await table.button('Double').click();
  const text = page.locator('.strip-text');
  await expect(text).toContainText('Offer a double?');
  const lines = await text.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one.firstChild as Node);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  expect(await cramped(page)).toEqual([]);
});

test('at 400 % zoom nothing is lost, and the page scrolls in one direction only', async ({ page }) => {
  // A window of 1280 by 1024 pixels at 400 % zoom has this size in CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  const table = new Table(page);
  await table.open('04');
  const [aside] = await overflow(page);
  expect(aside).toBe(0);
  const board = await page.getByRole('group', { name: 'Board' }).boundingBox();
  expect(board?.width).toBeGreaterThan(300);
  await table.button('Roll').click();
  await expect(table.status()).toContainText(/rolls? \d, /);
  for (const button of [table.button('Menu'), page.locator('.controls .primary')]) {
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
  }
});

test('no layout shifts occur on any screen when dice, cube or messages appear', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.newGame('Opponent: Two players, one device');
  // The button for the opening roll is alone and as wide as its bar; the other buttons stay in place from then on.
  let things = 'svg.board, .player, .controls';
  const places = () =>
    page.locator(things).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      }),
    );
  const before = new Map<string, string[]>();
  const stay = async () => {
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
      [1440, 900],
    ]) {
      const size = `${things} at ${width}x${height}`;
      await page.setViewportSize({ width, height });
      await expect(page.locator('.table > svg.board')).toHaveClass(height > width ? /turned/ : /^(?!.*turned)/);
      if (!before.has(size)) before.set(size, await places());
      expect(await places(), size).toEqual(before.get(size));
    }
  };
  await stay();
  await table.opening();
  await stay();
  things += ', .controls .primary';
  await stay();
  await table.turn();
  // The message about a refusal covers the page without moving it.
  await table.button(/^13 point/).click();
  await expect(table.strip('Notice')).toBeVisible();
  await stay();
  await table.button('Double').click();
  await stay();
  await table.strip('Offer a double?').getByRole('button', { name: 'Double' }).click();
  await table.button('Take').click();
  await stay();
  await table.button('Roll').click();
  await expect(table.button(/^Dice/)).toBeVisible();
  await stay();
  expect(await overflow(page)).toEqual([0, 0]);
});
