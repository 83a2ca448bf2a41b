// Seeded random input: clicks, keys, reloads, no network. The game is intact at the end.
import { expect, test } from '@playwright/test';
import { chance } from './chance';
import { Table } from './table';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

const KEYS = ['Space', 'Enter', 'Escape', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab',
  '1', '2', '3', '4', '5', '6', 'x', 'u', 'U', 'd', 't', 'p', 'r', 'b', '?', '/'];
const TYPED = ['8/5 6/5', 'bar/21*', '13/8', 'nonsense', '', '24/18 13/11', '💥'];
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven',
  'twelve', 'thirteen', 'fourteen', 'fifteen'];

// MONKEYS=8 STEPS=600 runs more monkeys for longer.
const MONKEYS = Number(process.env.MONKEYS ?? 1);
const STEPS = Number(process.env.STEPS ?? 80);

for (let number = 1; number <= MONKEYS; number += 1) {
  test(`monkey ${number} leaves the game intact`, async ({ context, page }) => {
    const random = chance(number);
    const table = new Table(page);
    await table.open();
    // The page cannot be loaded offline until all files are cached.
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    for (let step = 0; step < STEPS; step += 1) {
      const what = random(20);
      // Pressing a key in a list of options would choose another language.
      if (await page.locator('select:focus').count()) await page.keyboard.press('Tab');
      if (what === 0) {
        await page.reload();
        await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
      } else if (what === 1) {
        await context.setOffline(random(2) === 0);
      } else if (what < 8) {
        await page.keyboard.press(KEYS[random(KEYS.length)]);
      } else if (what === 8) {
        await page.keyboard.type(TYPED[random(TYPED.length)]);
      } else {
        // Only elements that can be reached now; files have a separate test, and another language would change all
        // names.
        const open = page.locator('dialog[open]');
        const where = (await open.count()) > 0 ? open.last() : page.locator('body');
        const things = where.locator('button:enabled:visible, [role=button]:visible, input[type=radio]:enabled');
        const count = await things.count();
        if (count === 0) continue;
        const thing = things.nth(random(count));
        const name = (await thing.textContent().catch(() => '')) ?? '';
        if (/file/.test(name)) continue;
        await thing.click({ force: true, timeout: 2_000, noWaitAfter: true }).catch(() => undefined);
      }
    }
    await context.setOffline(false);
    await page.goto('./');
    await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
    await expect(page.locator('#crash')).toBeHidden();
    const places = await page.getByRole('group', { name: 'Board' }).getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const checkers = (colour: string) => {
      const counts = places.map((place) => new RegExp(`(\\w+) ${colour}`).exec(place)?.[1] ?? 'no');
      return counts.reduce((sum, count) => sum + Math.max(0, NUMBERS.indexOf(count)), 0);
    };
    expect([15, 3, 2, 1]).toContain(checkers('white'));
    expect(checkers('(?:black|orange|teal)')).toBe(checkers('white'));
    await expect(table.strip(/couldn't be read/)).toBeHidden();
    expect(table.problems.filter((problem) => !/Failed to load resource|ERR_INTERNET/.test(problem))).toEqual([]);
  });
}
