// How even the longest animation is: the frames of every motion in some turns, with the processor slowed down to that of a
// phone in the middle of its class.
import { test } from '@playwright/test';
import { Table } from '../table';
import { print, share } from './figures';

/** How much slower than this machine. */
const SLOWER = 4;
const TURNS = 24;

interface Motion {
  /** How long the motion lasted by its plan, in milliseconds. */
  planned: number;
  /** Its things that moved at the same time. */
  things: number;
  /** The times between its frames. */
  frames: number[];
}

test('the frames', async ({ page }) => {
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    (window as any).motions = motions;
    let last = 0;
    const frame = (now: number) => {
      const moving = document.getAnimations().filter(({ id, playState }) => id === 'motion' && playState === 'running');
      const motion = motions.at(-1);
      if (moving.length > 0 && motion && last > 0) {
        const ends = moving.map((one) => Number(one.effect?.getComputedTiming().endTime));
        motion.planned = Math.max(motion.planned, ...ends);
        motion.things = Math.max(motion.things, moving.length);
        motion.frames.push(now - last);
      }
      if (moving.length === 0 && (!motion || motion.frames.length > 0)) motions.push({ planned: 0, things: 0, frames: [] });
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const table = new Table(page);
  await table.open('055b');
  await table.newGame('Opponent: Person here');
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await table.opening();
  const still = () => page.waitForFunction(() => !document.getAnimations().some(({ id }) => id === 'motion'));
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await table.whatNow()) === 'roll') await table.button('Roll').click();
    await still();
    await table.turn();
    await still();
    // The whole play at once: every checker one after the other.
    await page.keyboard.press('r');
    await still();
  }
  const motions = await page.evaluate(() => (window as any).motions as Motion[]);
  const shown = motions.filter(({ frames }) => frames.length > 3);
  const longest = shown.reduce((a, b) => (b.planned > a.planned ? b : a));
  const figures = (frames: number[]) => ({
    'ms between frames, half of them below': share(frames, 0.5),
    'ms between frames, 95 % below': share(frames, 0.95),
    'ms between frames, the longest': Math.max(...frames),
    '% of frames that came one or more too late (over 25 ms)': (100 * frames.filter((time) => time > 25).length) / frames.length,
  });
  print(`The longest of ${shown.length} motions, ${SLOWER} times slowed down`, {
    'ms planned': longest.planned,
    'things that move': longest.things,
    ...figures(longest.frames),
  });
  print('All of them', { frames: shown.flatMap(({ frames }) => frames).length, ...figures(shown.flatMap(({ frames }) => frames)) });
});
