// Load of the coach on a phone: the page's tasks longer than 50 ms while a match is imported, opened and reviewed and
// while the progress room evaluates hundreds of reviewed matches; the time to open the study room; and the memory still
// in use after a series of reviews.
//
// The main thread is slowed down by a factor of four, but the engine's workers are not, because the browser cannot
// throttle them. A task is measured by the main thread's processor time where the browser reports it, so that other
// processes on the machine do not count.
import { readFileSync } from 'node:fs';
import { type CDPSession, type Page, test } from '@playwright/test';
import { Library, sample } from '../library';
import { entryIds } from '../stored';
import { print, share } from './figures';

const SLOWER = 4;
/** Number of reviewed matches in the library that the progress room evaluates. */
const MATCHES = Number(process.env.MATCHES ?? 300);
/** Number of matches that are reviewed one after another. */
const REVIEWS = Number(process.env.REVIEWS ?? 60);
/** Duration above which a task counts as long, in ms. */
const LONG = 50;

/** Event in the browser's trace, with times in microseconds; `tdur` is the thread's processor time. */
interface Noted {
  name: string;
  ts: number;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { data?: { type?: string; functionName?: string } };
}

/** Runs `act` and records the main thread's work, including each long task with the part that took longest. */
async function longTasks(session: CDPSession, page: Page, act: () => Promise<void>) {
  const noted: Noted[] = [];
  const note = ({ value }: { value: object[] }) => noted.push(...(value as Noted[]));
  session.on('Tracing.dataCollected', note);
  const includedCategories = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await page.evaluate(() => performance.mark('main thread'));
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', note);
  const mark = noted.find(({ name }) => name === 'main thread');
  const own = noted.filter(({ pid, tid }) => pid === mark?.pid && tid === mark?.tid);
  const took = ({ dur, tdur }: Noted) => (tdur ?? dur ?? 0) / 1000;
  const tasks = own.filter((one) => one.name === 'RunTask' && took(one) > LONG / 2);
  const within = (task: Noted) =>
    own
      .filter((one) => one !== task && one.dur && task.ts <= one.ts && one.ts < task.ts + (task.dur ?? 0))
      .sort((a, b) => took(b) - took(a))
      .slice(0, 4)
      .map((one) => `${one.name}${one.args?.data?.type ? `:${one.args.data.type}` : ''} ${Math.round(took(one))}`);
  return tasks.map((task) => ({ ms: took(task), wall: (task.dur ?? 0) / 1000, why: within(task).join(', ') }));
}

function tell(heading: string, tasks: { ms: number; wall: number; why: string }[], more: Record<string, number | string> = {}) {
  const all = tasks.map(({ ms }) => ms);
  const long = tasks.filter(({ ms }) => ms > LONG);
  print(heading, {
    ...more,
    [`tasks longer than ${LONG} ms`]: long.length,
    [`tasks longer than ${LONG / 2} ms`]: all.length,
    'the longest, ms': all.length ? Math.max(...all) : 'none',
  });
  for (const { ms, wall, why } of long) console.log(`              ${ms.toFixed(0)} ms (${wall.toFixed(0)} by the clock): ${why}`);
}

/** Makes the page record the time from each tap until the study room has been drawn. */
const watchRooms = (page: Page) =>
  page.addInitScript(() => {
    let tapped = 0;
    addEventListener('click', (event) => (tapped = event.timeStamp), true);
    const ready: number[] = [];
    Object.assign(window, { ready });
    new MutationObserver(() => {
      const room = document.querySelector('main.study .study-moment');
      if (!room || !tapped) return;
      const since = tapped;
      tapped = 0;
      requestAnimationFrame(() => requestAnimationFrame(() => ready.push(performance.now() - since)));
    }).observe(document, { childList: true, subtree: true });
  });

const ready = (page: Page) => page.evaluate(() => (window as unknown as { ready: number[] }).ready.splice(0));

/** Copies the library's only entry, with its analysis, until there are `count` entries. */
const multiply = (page: Page, count: number) =>
  page.evaluate(async (count) => {
    const told = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = failed;
      });
    const database = await told(indexedDB.open('backgammon.library'));
    const names = ['entries', 'bodies', 'analyses'];
    const stores = database.transaction(names, 'readwrite');
    const [entries, bodies, analyses] = names.map((name) => stores.objectStore(name));
    const [id] = (await told(entries.getAllKeys())) as string[];
    const [line, body] = [await told(entries.get(id)), await told(bodies.get(id))];
    const keys = (await told(analyses.getAllKeys())) as string[];
    const found = await Promise.all(keys.map(async (key) => [key, await told(analyses.get(key))] as const));
    for (let nth = 1; nth < count; nth += 1) {
      const other = nth.toString(16).padStart(16, '0');
      entries.put((line as string).replaceAll(id, other), other);
      bodies.put(body, other);
      for (const [key, text] of found) analyses.put(text, key.replace(id, other));
    }
    await new Promise((done) => (stores.oncomplete = done));
    database.close();
  }, count);

/** Waits until the page has had nothing to do for a whole frame, or at most a second. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done()), { timeout: 1_000 })));

const reviewed = (page: Page) => page.getByText('Review complete').waitFor({ timeout: 1_800_000 });

test('a match is imported, opened and reviewed, and progress sums up hundreds', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await watchRooms(page);
  const library = new Library(page);
  await library.open();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const during = (act: () => Promise<void>) => longTasks(session, page, act);
  const match = { name: 'long.mat', mimeType: 'text/plain', buffer: sample('gnubg-self-play.mat') };
  tell('Import of a 7-point match', await during(async () => {
    await library.read(match);
    await library.agree();
  }));
  const entry = library.entries().getByRole('link').first();
  const room = page.getByRole('region', { name: 'Study' });
  const opening = await during(async () => {
    await entry.click();
    await room.waitFor();
  });
  tell('The study room opens for the first time', opening, { 'ms from the tap': (await ready(page))[0] });
  const times: number[] = [];
  const again = await during(async () => {
    for (let time = 0; time < 9; time += 1) {
      await page.goBack();
      await entry.click();
      await room.waitFor();
      await page.waitForFunction(() => (window as unknown as { ready: number[] }).ready.length > 0);
      times.push(...(await ready(page)));
    }
  });
  tell('The study room opens again, nine times', again, { 'ms from the tap, median': share(times, 0.5), 'ms, longest': share(times, 1) });
  tell('The review, to its end', await during(async () => {
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await reviewed(page);
  }));
  tell('From error to error', await during(async () => {
    for (let error = 0; error < 12; error += 1) {
      await page.keyboard.press('n');
      await idle(page);
    }
  }));
  tell('The reviewed match is opened again', await during(async () => {
    await page.reload();
    await reviewed(page);
  }));
  await multiply(page, MATCHES);
  tell(`Progress over ${MATCHES} matches`, await during(async () => {
    await page.goto('./#/progress');
    await page.getByRole('img', { name: /^PR by game/ }).waitFor({ timeout: 1_800_000 });
    await idle(page);
  }));
  await context.close();
});

/** Returns the private memory of the browser's largest renderer process, in MB; NaN if the system does not report it. */
async function renderer(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  });
  return Math.max(...sizes);
}

test('memory while one match after another is reviewed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const real = WebAssembly.instantiateStreaming;
    const memories: WebAssembly.Memory[] = [];
    Object.assign(window, { memories });
    WebAssembly.instantiateStreaming = async (...how) => {
      const made = await real.apply(WebAssembly, how);
      const { memory } = made.instance.exports;
      if (memory instanceof WebAssembly.Memory) memories.push(memory);
      return made;
    };
  });
  const [session, whole] = [await context.newCDPSession(page), await browser.newBrowserCDPSession()];
  const library = new Library(page);
  await library.open();
  // A match identical to the previous one would resume that match's review.
  const text = sample('seven-points.mat').toString('utf8');
  const [, player] = /^\s*(\S.*?) : 0/m.exec(text) ?? [];
  const matches = Array.from({ length: REVIEWS }, (_, nth) => ({
    name: `match-${nth}.mat`,
    mimeType: 'text/plain',
    buffer: Buffer.from(text.replaceAll(player ?? '', `Player-${nth}`)),
  }));
  await library.read(...matches);
  await library.agree();
  const curve: Record<string, string> = {};
  for (const [at, id] of (await entryIds(page)).entries()) {
    const nth = at + 1;
    await page.evaluate((id) => (location.hash = `#/study/${id}`), id);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await page.getByText(/^Reviewing: |^Review complete/).waitFor({ timeout: 600_000 });
    for (let error = 0; error < 5; error += 1) await page.keyboard.press('n');
    if (nth % Math.max(1, Math.floor(REVIEWS / 12)) > 0) continue;
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const wasm = await page.evaluate(() =>
      (window as unknown as { memories: WebAssembly.Memory[] }).memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
    );
    const megabytes = [usedSize / 2 ** 20, wasm / 2 ** 20, await renderer(whole)].map((size) => size.toFixed(1));
    curve[`after ${nth} matches`] = megabytes.join(' / ');
  }
  print('MB of the script heap / of the page\'s WebAssembly / of the process with all workers', curve);
  await context.close();
});
