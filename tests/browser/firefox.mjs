// The game in a stock Firefox: it opens, is played by mouse and keys against the computer, and by links against Chromium.
// `cargo xtask test` names the browsers in FIREFOX and CHROME and the address in GAME_URL.
import assert from 'node:assert/strict';
import { Firefox } from './bidi.mjs';
import { againstChromium } from './friend-firefox.mjs';

const SEED = '04'.padEnd(64, '0');
const ESCAPE = '\uE00C';

const MOVABLE = '.spot[aria-label*="can move with"]';
const LINES = `document.querySelectorAll('.plays tbody tr').length`;

/** What the page waits for: a move, the words of the button that is expected, or nothing yet. */
const NOW = `(() => {
  const button = document.querySelector('.controls .primary');
  const words = button && button.getAttribute('aria-disabled') === 'false' ? button.textContent : '';
  return document.querySelector('${MOVABLE}') ? 'move' : words;
})()`;

const RUNS = {
  async 'a few turns against the computer by mouse and keys'(firefox) {
    await firefox.open(`${process.env.GAME_URL}?seed=${SEED}`, 1280, 800);
    await firefox.until(`${NOW} === 'Roll'`);
    await firefox.click('.controls .primary');
    for (let deed = 0; (await firefox.evaluate(LINES)) < 4; deed += 1) {
      assert.ok(deed < 200, 'the game does not get on');
      await firefox.until(`${NOW} !== ''`);
      switch (await firefox.evaluate(NOW)) {
        case 'move':
          await firefox.evaluate(`document.querySelector('${MOVABLE}')?.focus()`);
          await firefox.press(await firefox.evaluate(`/can move with (\\d)|$/.exec(document.activeElement.getAttribute('aria-label'))[1] ?? 'x'`));
          break;
        case 'Roll':
        case 'Done':
          // A window without a screen is never the active one, and there keys press no buttons.
          await firefox.click('.controls .primary');
          break;
      }
    }
  },

  async 'a dialog opens, the help is drawn, and Escape closes it'(firefox) {
    await firefox.press('?');
    await firefox.until(`document.querySelector('dialog[open] .keys')`);
    await firefox.press(ESCAPE);
    await firefox.until(`!document.querySelector('dialog[open]')`);
    await firefox.click('.rail > .foot:last-child');
    await firefox.until(`document.querySelectorAll('dialog[open] .picture .checker').length === 120`);
    await firefox.click('.term button');
    await firefox.until(`getComputedStyle(document.querySelector('.tip')).visibility === 'visible'`);
    await firefox.press(ESCAPE);
    await firefox.until(`getComputedStyle(document.querySelector('.tip')).visibility === 'hidden'`);
    assert.ok(await firefox.evaluate(`!!document.querySelector('dialog[open]')`), 'the help is still open');
    await firefox.press(ESCAPE);
    await firefox.until(`!document.querySelector('dialog[open]')`);
  },

  async 'the game is there again after a reload, turned on a phone'(firefox) {
    const before = await firefox.evaluate(LINES);
    await firefox.open(process.env.GAME_URL, 390, 844);
    await firefox.until(`document.querySelector('svg.board.turned')`);
    await firefox.until(`${LINES} === ${before}`);
    const over = await firefox.evaluate(`document.documentElement.scrollWidth - innerWidth`);
    assert.equal(over, 0);
  },

  'a game with a friend in Chromium, by links': (firefox) => againstChromium(firefox, process.env.GAME_URL),
};

const firefox = await Firefox.start(process.env.FIREFOX);
let failed = 0;
for (const [name, run] of Object.entries(RUNS)) {
  try {
    await run(firefox);
    assert.deepEqual(firefox.problems, []);
    console.log(`  ok Firefox: ${name}`);
  } catch (error) {
    failed += 1;
    console.log(`  FAILED Firefox: ${name}\n${error.stack}`);
  }
}
await firefox.end();
console.log(`  ${Object.keys(RUNS).length - failed} passed`);
if (failed > 0) console.log(`  ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
