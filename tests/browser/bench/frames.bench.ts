// How even the longest animation is: the frames of every roll and of every play shown once more, with the processor slowed
// down to that of a phone in the middle of its class.
//
// The page is left alone while something moves, and the browser's own trace says when a frame was drawn and what the
// main thread did: asking the page each frame what moves has it work out styles and layout each time.
//
// What a machine without a graphics chip cannot show is how evenly a phone's draws. On two busy cores that draw in software
// 7 % of the frames come late, and 5 % do so with no slowdown at all, when the main thread works 1.5 of each 16.7 ms; four
// times slower it works 5 ms, none of them on our script, since every motion runs in the compositor.
import { test, type CDPSession } from '@playwright/test';
import { Table } from '../table';
import { print, share } from './figures';

/** How much slower than this machine: the main thread only, the browser slows down no other. */
const SLOWER = 4;
const TURNS = 16;
/** The time between two frames on most screens, in milliseconds. */
const FRAME = 1000 / 60;

/** What the browser notes; times in microseconds. */
interface Noted {
  name: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
}

/** What the main thread does, by the names of the browser's trace. */
const WORK: Record<string, string[]> = {
  everything: ['RunTask'],
  script: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

/** What the browser notes of `act`, slowed down. */
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

/** One motion: how long it lasted, the times between its frames, and what the main thread did meanwhile, all in ms. */
interface Motion {
  lasted: number;
  frames: number[];
  dropped: number;
  busy: Record<string, number>;
}

/** What was noted between a motion's first frame and its last. */
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

/** The figures of some motions. */
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
    /** Resolves when all stands: at once where nothing has begun to move within two frames, as after a dance. */
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
    // The whole play: every checker one after the other.
    await watch('r');
  }
  const longest = motions.reduce((a, b) => (b.lasted > a.lasted ? b : a));
  print(`The longest of ${motions.length} motions, the main thread ${SLOWER} times slowed down`, figures([longest]));
  print('All of them', figures(motions));
});
