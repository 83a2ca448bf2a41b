// Time until the first roll is possible, tasks that block the page during a game, and memory still in use after a
// hundred games.
import { test, type CDPSession, type Page } from '@playwright/test';
import { Table } from '../table';
import { print, share } from './figures';

/** Applies Lighthouse's slow 4G to the actual requests: 150 ms, 1.6 Mbit/s, and a processor slowed down four times. */
async function slowPhone(session: CDPSession) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Returns the milliseconds from the request for the page until a game can be started on a first visit, or a roll is possible. */
async function firstRoll(page: Page): Promise<number> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const begins = document.querySelector('.first-visit .primary');
      const rolls = document.querySelector('.controls .primary[aria-disabled=false]');
      if (!begins?.checkVisibility() && !rolls?.checkVisibility()) return;
      performance.mark('roll');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto('./');
  await page.waitForFunction(() => performance.getEntriesByName('roll').length > 0);
  return page.evaluate(() => performance.getEntriesByName('roll')[0].startTime);
}

for (const [name, slow] of [['desktop', false], ['slow 4G phone', true]] as const) {
  test(`first roll possible, ${name}`, async ({ browser, baseURL }) => {
    const times: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      if (slow) await slowPhone(await context.newCDPSession(page));
      times.push(await firstRoll(page));
      await context.close();
    }
    print(`first roll possible, ${name}`, { 'median of five, ms': share(times, 0.5), 'longest, ms': share(times, 1) });
  });
}

/** Task that blocked the page, with its start and duration in milliseconds. */
type Task = { from: number; took: number };

/** Script in a late frame, with its start and duration in milliseconds and its caller. */
type Script = { startTime: number; duration: number; invoker: string };

test('long tasks and the heap', async ({ page }) => {
  const games = Number(process.env.GAMES ?? 100);
  const session = await page.context().newCDPSession(page);
  const table = new Table(page);
  await page.addInitScript(() => {
    const tasks: Task[] = [];
    const scripts: Script[] = [];
    Object.assign(window, { tasks, scripts });
    const note = ({ startTime, duration }: PerformanceEntry) => tasks.push({ from: startTime, took: duration });
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'longtask' });
    const parts = (frame: PerformanceEntry) =>
      (frame as unknown as { scripts: Script[] }).scripts.forEach(({ startTime, duration, invoker }) =>
        scripts.push({ startTime, duration, invoker }),
      );
    new PerformanceObserver((list) => list.getEntries().forEach(parts)).observe({ type: 'long-animation-frame' });
  });
  const now = () => page.evaluate(() => performance.now());
  await table.open();
  await table.button('New game').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const opened = await now();
  const heaps: number[] = [];
  // Measuring the memory takes the browser a long time, during which no player would have to wait.
  const counted: [number, number][] = [];
  for (let game = 1; game <= games; game += 1) {
    await table.newGame(`Opponent: ${game % 2 ? 'Two players, one device' : 'Computer'}`);
    for (let turn = 1; turn <= 3; turn += 1) {
      const due = await table.whatNow();
      // The measured part of a game ends if the computer doubles.
      if (due === 'over' || due === 'answer') break;
      if (due === 'roll') await table.roll();
      await table.turn();
    }
    const from = await now();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    counted.push([from, await now()]);
    heaps.push(usedSize / 1024);
  }
  const { tasks, scripts } = await page.evaluate(() => {
    const { tasks, scripts } = window as unknown as { tasks: Task[]; scripts: Script[] };
    return { tasks, scripts };
  });
  const slow = scripts.filter(({ duration }) => duration > 25).map(({ duration, invoker }) => `${invoker} ${Math.round(duration)}`);
  const isCount = ({ from }: Task) => counted.some(([begin, end]) => begin <= from && from <= end);
  const opening = tasks.filter(({ from }) => from < opened).map(({ took }) => took);
  const playing = tasks.filter((task) => task.from >= opened && !isCount(task)).map(({ took }) => took);
  const tenth = Math.max(1, Math.floor(games / 10));
  print(`${games} games of three turns, every second against the computer`, {
    'tasks longer than 50 ms while the page opens': opening.length,
    'the longest while the page opens, ms': opening.length ? share(opening, 1) : 'none',
    'tasks longer than 50 ms while playing': playing.length,
    'the longest while playing, ms': playing.length ? share(playing, 1) : 'none',
    'scripts longer than 25 ms in late frames, ms': slow.join(', ') || 'none',
    'script heap after the first tenth, median, KB': share(heaps.slice(0, tenth), 0.5),
    'script heap after the last tenth, median, KB': share(heaps.slice(-tenth), 0.5),
  });
});
