// Smoothness of animations: the frames of every roll and of every replayed play, with the processor throttled to the
// speed of a mid-range phone.
//
// The page is not queried during an animation: if each frame queried the animated elements, the page would recalculate
// styles and layout each time. Instead, the browser's own trace records when frames were drawn and what the main thread
// did.
//
// A machine without a graphics chip cannot show how evenly a phone draws. On two busy cores with software rendering, 7
// % of the frames are late; 5 % are late even without throttling, when the main thread works for 1.5 of each 16.7 ms.
// With fourfold throttling, the main thread works for 5 ms, none of it in our scripts, because every motion runs in the
// compositor.
import { test, type CDPSession } from '@playwright/test';
import { Table } from '../table';
import { print, share } from './figures';

/** Slowdown factor of the main thread; the browser cannot slow down other threads. */
const SLOWER = 4;
const TURNS = 16;
/** Time between two frames on most screens, in milliseconds. */
const FRAME = 1000 / 60;

/** Event in the browser's trace, with times in microseconds. */
interface Noted {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
}

/** Types of work on the main thread, each with the names of its events in the browser's trace. */
const WORK: Record<string, string[]> = {
  everything: ['RunTask'],
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

/** Runs `act` with the main thread slowed down, and returns the browser's trace in order of time. */
async function noting(session: CDPSession, act: () => Promise<void>): Promise<Noted[]> {
  const noted: Noted[] = [];
  const note = ({ value }: { value: object[] }) => noted.push(...(value as Noted[]));
  session.on('Tracing.dataCollected', note);
  const timeline = ['devtools.timeline', 'devtools.timeline.frame'];
  const categories = ['blink.user_timing', ...timeline, ...timeline.map((name) => `disabled-by-default-${name}`)];
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  session.off('Tracing.dataCollected', note);
  return noted.sort((a, b) => a.ts - b.ts);
}

/** Motion with its duration, the times between its frames, and the main thread's work during it, all in ms. */
interface Motion {
  lasted: number;
  frames: number[];
  dropped: number;
  busy: Record<string, number>;
}

/** Returns the motion recorded in a trace; `undefined` if there was none. */
function motion(noted: Noted[]): Motion | undefined {
  const [moves, stands] = ['moves', 'stands'].map((mark) => noted.find(({ name }) => name === mark));
  if (!moves || !stands) return undefined;
  const of = (...names: string[]) =>
    noted.filter(({ name, ts }) => names.includes(name) && moves.ts <= ts && ts <= stands.ts);
  const drawn = of('DrawFrame');
  const busy = (names: string[]) =>
    of(...names)
      .filter(({ pid, tid }) => pid === moves.pid && tid === moves.tid)
      .reduce((sum, { dur }) => sum + (dur ?? 0) / 1000, 0);
  return {
    lasted: (stands.ts - moves.ts) / 1000,
    frames: drawn.slice(1).map(({ ts }, nth) => (ts - drawn[nth].ts) / 1000),
    dropped: of('DroppedFrame').length,
    busy: Object.fromEntries(Object.entries(WORK).map(([work, names]) => [work, busy(names)])),
  };
}

/** Returns the printed figures for these motions together. */
function figures(motions: Motion[]) {
  const frames = motions.flatMap(({ frames }) => frames);
  const sum = (of: (motion: Motion) => number) => motions.reduce((sum, motion) => sum + of(motion), 0);
  const aFrame = (work: string) => sum(({ busy }) => busy[work]) / (sum(({ lasted }) => lasted) / FRAME);
  return {
    'ms from the first frame to the last': sum(({ lasted }) => lasted),
    'ms between frames, half of them below': share(frames, 0.5),
    'ms between frames, 95 % below': share(frames, 0.95),
    'ms between frames, the longest': Math.max(...frames),
    '% of frames that came one or more too late (over 25 ms)': (100 * frames.filter((ms) => ms > 25).length) / frames.length,
    'frames that were dropped': sum(({ dropped }) => dropped),
    ...Object.fromEntries(Object.keys(WORK).map((work) => [`ms of 16.7 the main thread spent on ${work}`, aFrame(work)])),
  };
}

test('the frames', async ({ page }) => {
  await page.addInitScript(() => {
    const moving = new Set<Animation>();
    let over = () => {};
    const real = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const animation = real.call(this, frames, options);
      if (moving.size === 0) performance.mark('moves');
      moving.add(animation);
      const ended = () => {
        if (!moving.delete(animation) || moving.size > 0) return;
        performance.mark('stands');
        over();
      };
      void animation.finished.then(ended, ended);
      return animation;
    };
    (window as any).forget = () => moving.clear();
    /** Resolves when all motions have ended; if nothing moves within two frames, as after a dance, it resolves then. */
    (window as any).still = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      if (moving.size > 0) await new Promise<void>((resolve) => (over = resolve));
    };
  });
  const table = new Table(page);
  await table.open('055b');
  await table.newGame('Opponent: Two players, one device');
  const session = await page.context().newCDPSession(page);
  await table.opening();
  const motions: Motion[] = [];
  /** Presses a key and leaves the page alone until all stands again. */
  const watch = async (key: string) => {
    await page.waitForFunction(() => !document.getAnimations().some(({ id }) => id === 'motion'));
    const noted = await noting(session, async () => {
      await page.evaluate(() => (window as any).forget());
      await page.keyboard.press(key);
      await page.evaluate(() => (window as any).still());
    });
    motions.push(...[motion(noted) ?? []].flat());
  };
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await table.whatNow()) === 'roll') await watch('Space');
    await table.turn();
    // The whole play is replayed, one checker after the other.
    await watch('r');
  }
  const longest = motions.reduce((a, b) => (b.lasted > a.lasted ? b : a));
  print(`The longest of ${motions.length} motions, the main thread ${SLOWER} times slowed down`, figures([longest]));
  print('All of them', figures(motions));
});
