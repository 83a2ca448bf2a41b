// Browser processes die in the middle of a game: the whole browser while the page is busy, and the storage service.
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { Table, choose } from './table';

/** Browser with a persistent profile: how to start it, and the IDs of its processes. */
const test = base.extend<{ browserOf: { start: () => Promise<BrowserContext>; processes: (part: string) => number[] } }>({
  browserOf: async ({ baseURL, launchOptions, viewport }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'backgammon-processes-'));
    const started: BrowserContext[] = [];
    const start = async () => {
      // A headless shell has no separate storage process, so the full browser is started: CHROME, or Playwright's.
      const { CHROME } = process.env;
      const whole = CHROME ? { executablePath: CHROME } : { executablePath: undefined, channel: 'chromium' };
      const options = { ...launchOptions, ...whole };
      const context = await chromium.launchPersistentContext(profile, { ...options, baseURL, viewport });
      started.push(context);
      return context;
    };
    const processes = (part: string) => {
      const lines = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
      const ours = lines.filter((line) => line.includes(profile) && line.includes(part));
      return ours.map((line) => Number.parseInt(line, 10));
    };
    await use({ start, processes });
    for (const context of started) await context.close();
    await rm(profile, { recursive: true, force: true });
  },
});

/** Blocks the page from the first frame with an element that matches `selector`, and reports it after 150 ms. */
const busyOnceShown = (selector: string) => {
  const frame = () => {
    const shown = document.querySelector(selector);
    if (!shown) return void requestAnimationFrame(frame);
    const since = performance.now();
    while (performance.now() < since + 150);
    console.log(`shown: ${shown.ariaLabel ?? shown.textContent}`);
    // Nothing else runs on this page before the loop ends.
    while (performance.now() < since + 60_000);
  };
  requestAnimationFrame(frame);
};

/** Kills the browser as soon as its blocked page reports what it shows, and returns the report. */
async function killOnceShown(context: BrowserContext, page: Page) {
  const devtools = await context.browser()?.newBrowserCDPSession();
  const { processInfo } = (await devtools?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] };
  const browser = processInfo.find(({ type }) => type === 'browser');
  const gone = new Promise((gone) => context.once('close', gone));
  const shown = new Promise<string>((told) =>
    page.on('console', (message) => {
      if (!browser || !message.text().startsWith('shown: ')) return;
      process.kill(browser.id, 'SIGKILL');
      told(message.text().slice(7));
    }),
  );
  return { shown, gone };
}

test('a move shown for 150 ms survives a kill while the page is busy', async ({ browserOf }) => {
  const context = await browserOf.start();
  const table = new Table(context.pages()[0]);
  await table.nearEnd('match');
  await table.button('Roll').click();
  await expect(table.movable().first()).toBeVisible();
  const { shown, gone } = await killOnceShown(context, table.page);
  await table.page.evaluate(busyOnceShown, '.controls .left[aria-disabled="false"]');
  // The click gets no response: the page is blocked, then killed.
  table.movable().first().click().catch(() => {});
  await shown;
  await gone;
  const again = new Table((await browserOf.start()).pages()[0]);
  await again.page.goto('./');
  await expect(again.button('Undo')).toBeEnabled();
});

test('when the storage process dies no move is lost, even in the tab that takes over', async ({ browserOf }) => {
  const earlier = new Table((await browserOf.start()).pages()[0]);
  await earlier.begin();
  // The storage service's data on disk dates from here.
  await earlier.page.context().close();
  const context = await browserOf.start();
  const plays = new Table(context.pages()[0]);
  await plays.page.goto('./');
  const watches = new Table(await context.newPage());
  await watches.page.goto('./');
  await expect(watches.button('Play in this tab')).toBeVisible();
  await plays.page.bringToFront();
  await plays.turn();
  await plays.button('Settings').click();
  await choose(plays.page.getByRole('dialog'), 'Walnut');
  await plays.button('Close').click();
  await plays.roll();
  await plays.turn();
  const before = (await plays.plays().textContent()) ?? '';
  const services = browserOf.processes('--utility-sub-type=storage.mojom.StorageService');
  expect(services).toHaveLength(1);
  process.kill(services[0], 'SIGKILL');
  await expect.poll(() => browserOf.processes(`storage.mojom`)).not.toContain(services[0]);
  await expect(plays.plays()).toHaveText(before);
  await watches.page.bringToFront();
  await watches.button('Play in this tab').click();
  await expect(plays.strip('Notice')).toContainText('played in another tab');
  await expect(watches.strip('Notice')).toBeHidden();
  await expect(watches.plays()).toHaveText(before);
  await watches.roll();
  const after = (await watches.plays().textContent()) ?? '';
  await watches.page.reload();
  await expect(watches.plays()).toHaveText(after);
  await expect(watches.page.locator('html')).toHaveAttribute('data-theme', 'walnut');
});
