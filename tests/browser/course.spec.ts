// Course: its map, and its first chapter with correct and with wrong answers.
import { readFileSync } from 'node:fs';
import { type Page, expect, test } from '@playwright/test';
import { findings } from './axe';
import { Table } from './table';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checker move from a point or the bar by a die. */
type Move = [number | 'bar', number];

/** Answers for the first chapter: the moves for each task, or its number. */
const ANSWERS: Record<string, (Move[] | number)[]> = {
  'two-dice': [[[24, 6], [18, 5]], [[8, 4], [6, 2]], [[13, 6], [8, 1]], [[24, 6], [24, 6], [13, 6], [13, 6]]],
  landing: [[[13, 6], [8, 1]], [[24, 3], [21, 5]], [[13, 5], [13, 5], [8, 5], [8, 5]]],
  hitting: [[[8, 3], [6, 1]], [[13, 6], [8, 1]], [[13, 4], [13, 4], [9, 4], [9, 4]]],
  'coming-in': [[['bar', 4], [24, 3]], 27, [['bar', 3], [22, 2]]],
  pips: [25, 30, [[14, 6], [14, 6], [8, 6], [8, 6]]],
};

const texts = readFileSync('../../src/drill/course/moving/en.ftl', 'utf8');
const text = (key: string) => texts.match(new RegExp(`^${key} = (.*)$`, 'm'))?.[1] ?? key;
/** Start of a text, up to the first number that comes from the data. */
const beginning = (key: string) => text(key).split('{')[0];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const panel = (page: Page) => page.getByRole('region', { name: 'Course' });
const verdict = (page: Page) => panel(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = (page: Page, from: number | 'bar') =>
  page.getByRole('button', { name: from === 'bar' ? /^Bar,/ : new RegExp(`^${from} point,`) });

async function open(page: Page, address: string) {
  const table = new Table(page);
  await table.open('04');
  await page.evaluate((address) => { location.hash = address; }, address);
  return table;
}

async function answer(page: Page, right: Move[] | number) {
  // Until the course has loaded, the table's board has the same places.
  await expect(button(page, 'Check')).toBeVisible();
  if (typeof right === 'number') {
    await page.getByRole('textbox', { name: 'Your answer' }).fill(String(right));
  } else {
    // The board of the previous part takes no moves.
    await expect(page.getByRole('button', { name: /can move/ }).first()).toBeVisible();
    for (const [from, die] of right) await place(page, from).first().press(String(die));
  }
  await button(page, 'Check').click();
}

/** Plays the mini-game to the end with any legal moves; returns the verdict. A key ends each pause after the opponent's
    roll or play. */
async function playGame(page: Page) {
  for (let turn = 0; turn < 300; turn += 1) {
    const done = button(page, 'Done');
    await expect(done.or(button(page, 'Play again'))).toBeVisible();
    await page.keyboard.press('n');
    if (await button(page, 'Play again').isVisible()) break;
    // The opponent's play may end the game at any moment, and the button disappears.
    const isEnabled = () => done.isEnabled({ timeout: 500 }).catch(() => false);
    const isPlayed = async () => !(await done.isVisible()) || (await isEnabled());
    for (let from = 25; from > 0 && !(await isPlayed()); from -= 1) {
      const at = place(page, from === 25 ? 'bar' : from).first();
      for (let moves = 0; moves < 4 && !(await isPlayed()); moves += 1) {
        if (await at.count()) await at.press(' ');
      }
    }
    if (await isEnabled()) await done.click();
  }
  return verdict(page).textContent();
}

test('correct answers lead through the first chapter', async ({ page }) => {
  test.slow();
  const table = await open(page, '#/drill');
  await page.getByRole('link', { name: /^Course/ }).click();
  await expect(heading(page, 'Course')).toBeFocused();
  await expect(page).toHaveTitle('Course · Backgammon');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Start with step 1' }).click();
  for (const [step, answers] of Object.entries(ANSWERS)) {
    await expect(heading(page, text(`${step}-title`))).toBeVisible();
    await expect(panel(page).getByText(text(`${step}-idea`))).toBeVisible();
    for (const [nth, right] of answers.entries()) {
      await answer(page, right);
      await expect(verdict(page)).toHaveText('Well done');
      await button(page, nth + 1 < answers.length ? 'Next' : 'Play a small game').press('Enter');
    }
    // With a first roll that does not enter, there is nothing to undo.
    await expect(button(page, 'Done')).toBeVisible();
    if (step === 'two-dice') expect(await findings(page)).toEqual([]);
    if (step === 'pips') break;
    const steps = Object.keys(ANSWERS);
    const next = steps[steps.indexOf(step) + 1];
    await page.evaluate((address) => { location.hash = address; }, `#/course/${next}`);
  }
  expect(table.problems).toEqual([]);
});

test('after two wrong attempts an arrow is shown, with a reason for each attempt', async ({ page }) => {
  const table = await open(page, '#/course/two-dice');
  await expect(page.locator('.arrow.best').first()).toBeAttached();
  await answer(page, ANSWERS['two-dice'][0]);
  await expect(panel(page).getByText(beginning('two-dice-run-why'))).toBeVisible();
  await button(page, 'Next').press('Enter');
  for (const wrong of [[[13, 4], [13, 2]], [[24, 4], [24, 2]]] as Move[][]) {
    await expect(page.locator('.arrow.best')).toHaveCount(0);
    await answer(page, wrong);
    await expect(verdict(page)).toHaveText('Not yet');
    const reason = panel(page).locator('.drill-lead');
    await expect(reason).toHaveText(/\w{3}/);
    // Only the second reason may name the right play, which the arrow then shows.
    if (wrong[0][0] === 13) await expect(reason).not.toContainText('8/4 6/4');
    await expect(page.locator('.arrow.best')).toHaveCount(wrong[0][0] === 24 ? 2 : 0);
    await button(page, 'Try again').press('Enter');
  }
  await expect(page.locator('.arrow.best')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await answer(page, ANSWERS['two-dice'][1]);
  await expect(verdict(page)).toHaveText('Well done');
  expect(table.problems).toEqual([]);
});

test('winning a mini-game completes the step, which survives a reload and a backup', async ({ page }) => {
  test.slow();
  const table = await open(page, '#/course/two-dice');
  await expect(heading(page, text('two-dice-title'))).toBeVisible();
  for (const right of ANSWERS['two-dice']) {
    await answer(page, right);
    await page.getByRole('button', { name: /^(Next|Play a small game)$/ }).press('Enter');
  }
  while ((await playGame(page)) !== 'You did it!') await button(page, 'Play again').click();
  await page.getByRole('link', { name: `Next: ${text('landing-title')}` }).click();
  await expect(heading(page, text('landing-title'))).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Course', exact: true }).click();
  const first = page.getByRole('listitem').first();
  await expect(first).toContainText('finished');
  await page.reload();
  await expect(first).toContainText('finished');
  await expect(page.getByRole('link', { name: 'Continue with step 2' })).toBeVisible();
  await page.evaluate(() => { location.hash = '#/drill'; });
  await expect(page.getByRole('link', { name: /^1 of \d+ steps finished$/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('backgammon.course'))).toBe('two-dice >two-dice');
  expect(table.problems).toEqual([]);
});

test('a mini-game with a cube asks for the double and for the answer', async ({ page }) => {
  const table = await open(page, '#/course/race-cube');
  for (const right of ['No double', 'Double, take', 'Take', 'Drop']) {
    await button(page, right).click();
    await expect(verdict(page)).toHaveText('Well done');
    await page.getByRole('button', { name: /^(Next|Play a small game)$/ }).press('Enter');
  }
  await expect(button(page, 'Roll')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await button(page, 'Double').click();
  // A strong player either takes, and the dice are rolled, or drops, which gives one point instead of two.
  await expect(button(page, 'Done').or(button(page, 'Play again'))).toBeVisible();
  await expect(panel(page)).toContainText(/takes\. The cube is at 2|Not this time/);
  expect(table.problems).toEqual([]);
});

test('an unknown step leads to the map, in another language', async ({ page }) => {
  const { problems } = new Table(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['tr'] }));
  await page.goto('./#/course/two-dice');
  await expect(page.getByRole('region', { name: 'Kurs' }).locator('.course-idea')).toContainText('Her zar ayrı bir adımdır');
  await page.evaluate(() => { location.hash = '#/course/unknown-step'; });
  await expect(heading(page, 'Kurs')).toBeVisible();
  await expect(page.locator('main a[href="#/course/two-dice"]').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('arrows of the moves still to make remain until the play is complete', async ({ page }) => {
  const table = await open(page, '#/course/two-dice');
  const arrows = page.locator('.arrow.best');
  await expect(arrows).toHaveCount(2);
  await place(page, 24).first().press('6');
  await expect(arrows).toHaveCount(1);
  await place(page, 18).first().press('5');
  await expect(arrows).toHaveCount(0);
  expect(table.problems).toEqual([]);
});

test('a step resumes at its first open part, and its game can be skipped', async ({ page }) => {
  const table = await open(page, '#/course/two-dice');
  for (const right of ANSWERS['two-dice'].slice(0, 2)) {
    await answer(page, right);
    await button(page, 'Next').press('Enter');
  }
  await page.reload();
  await expect(panel(page).getByText('Part 3 of 5')).toBeVisible();
  await expect(page.locator('.course-part .right')).toHaveCount(2);
  for (const right of ANSWERS['two-dice'].slice(2)) {
    await answer(page, right);
    await page.getByRole('button', { name: /^(Next|Play a small game)$/ }).press('Enter');
  }
  await page.getByRole('link', { name: 'Go on without playing' }).click();
  await expect(heading(page, text('landing-title'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('backgammon.course'))).toBe('two-dice:4 >two-dice');
  await page.getByRole('main').getByRole('link', { name: 'Course', exact: true }).click();
  await expect(page.getByRole('listitem').first()).toContainText('finished');
  await expect(page.getByRole('listitem').first()).toContainText('game not played');
  await expect(page.getByRole('link', { name: 'Continue with step 2' })).toBeVisible();
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(panel(page).getByText('Part 5 of 5')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(table.problems).toEqual([]);
});

test('a tap on the end of an arrow moves its checker', async ({ page }) => {
  const table = await open(page, '#/course/two-dice');
  await expect(page.locator('.arrow.best')).toHaveCount(2);
  await place(page, 13).first().press(' ');
  await expect(page.locator('.arrow.best')).toHaveCount(0);
  await button(page, 'Check').click();
  await expect(verdict(page)).toHaveText('Well done');
  expect(table.problems).toEqual([]);
});

test('a wrong answer names the missed aim', async ({ page }) => {
  const table = await open(page, '#/course/hitting');
  await answer(page, [[24, 3], [24, 1]]);
  await expect(panel(page).locator('.drill-lead')).toHaveText('You did not hit.');
  expect(table.problems).toEqual([]);
});

for (const language of ['en', 'de', 'el']) {
  test(`on a phone a refusal hides nothing of the task: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((language) => {
      Object.defineProperty(navigator, 'languages', { get: () => [language] });
    }, language);
    const { problems } = new Table(page);
    for (const step of ['two-dice', 'landing', 'hitting']) {
      await page.goto(`./#/course/${step}`);
      await page.reload();
      await expect(page.locator('.drill-now .what')).toHaveText(/\S/);
      // The opponent's checkers stand on point 19 in each of these tasks.
      await page.locator('[role="button"][aria-label*="19"]').filter({ visible: true }).first().press(' ');
      await expect(page.locator('.drill-now .problem')).toBeVisible();
      const cut = await page.locator('.drill-now').evaluate((now) => {
        const [task, shown] = [now.querySelector('.what')!, now].map((part) => part.getBoundingClientRect());
        return Math.max(task.bottom - shown.bottom, shown.top - task.top);
      });
      expect(cut, step).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
  });
}

for (const language of ['de', 'el']) {
  test(`on a phone the first part of each step needs no scrolling: ${language}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((language) => {
      Object.defineProperty(navigator, 'languages', { get: () => [language] });
    }, language);
    const { problems } = new Table(page);
    await page.goto('./#/course');
    const map = page.locator('.course-map a[href^="#/course/"]');
    await expect(map.first()).toBeVisible();
    const links = await map.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const cut: string[] = [];
    for (const link of new Set(links)) {
      await page.evaluate((address) => { location.hash = address; }, '#/course');
      await expect(map.first()).toBeVisible();
      await page.evaluate((address) => { location.hash = address; }, link);
      await expect(page.locator('.drill-now .what')).toHaveText(/\S/);
      const rest = await page.locator('.drill-now').evaluate((now) => now.scrollHeight - now.clientHeight);
      if (rest > 0) cut.push(`${link}: ${rest}`);
    }
    expect(cut).toEqual([]);
    expect(problems).toEqual([]);
  });
}

/** Texts of a chapter by key, with a number in place of each claim. */
const chapterTexts = (chapter: string, language: string) => {
  const lines = readFileSync(`../../src/drill/course/${chapter}/${language}.ftl`, 'utf8').matchAll(/^([a-z0-9-]+) = (.*)$/gm);
  return new Map([...lines].map(([, key, text]) => [key, text.replace(/\{ \$\w+ \}/g, '17')]));
};

/** Texts of each part of a chapter: the task or the game, and what its answers are told. */
function partTexts(chapter: string, language: string) {
  const texts = chapterTexts(chapter, language);
  const data = readFileSync(`../../src/drill/course/${chapter}/chapter.txt`, 'utf8');
  let step = '';
  return [...data.matchAll(/^(step|task|game) (.*)$/gm)].flatMap(([, word, name]) => {
    if (word === 'step') step = name;
    const text = (end: string) => texts.get(`${step}-${name}${end}`);
    const told = { right: text('-why'), wrong: text('-instead') ?? text('-near') };
    return word === 'step' ? [] : [{ name: `${step}-${name}`, asked: text('') ?? '', told, isGame: word === 'game' }];
  });
}

for (const language of ['de', 'el', 'fr']) {
  test(`on a phone no part of a step is cut: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((language) => {
      Object.defineProperty(navigator, 'languages', { get: () => [language] });
      localStorage.setItem('backgammon.course', 'landing:1');
    }, language);
    const { problems } = new Table(page);
    await page.goto('./#/course/landing');
    await expect(page.locator('.drill-now .what')).toHaveText(/\S/);
    const chapters = readFileSync('../../src/drill/course/chapters.txt', 'utf8').trim().split('\n');
    const parts = chapters.flatMap((chapter) => partTexts(chapter, language));
    // The parts have the same elements, so each text takes the place of the open part's.
    const cut = await page.locator('.drill-now').evaluate((now, parts) => {
      const what = now.querySelector('.what')!;
      const cut: string[] = [];
      const check = (name: string) => {
        if (now.scrollHeight > now.clientHeight) cut.push(`${name}: ${now.scrollHeight - now.clientHeight}`);
      };
      for (const { name, asked, told, isGame } of parts) {
        now.classList.toggle('course-game', isGame);
        what.textContent = asked;
        check(name);
        for (const [how, text] of Object.entries(told)) {
          if (text === undefined) continue;
          const verdict = document.createElement('div');
          verdict.className = `drill-told ${how}`;
          verdict.innerHTML = '<div class="drill-verdict"><h2 class="tag">Verdict</h2></div><p class="drill-lead"></p>';
          verdict.querySelector('.drill-lead')!.textContent = text;
          now.append(verdict);
          check(`${name} ${how}`);
          verdict.remove();
        }
      }
      return cut;
    }, parts);
    expect(cut).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('on a phone the verdict and the reason of the longest answers need no scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await open(page, '#/course/two-dice');
  const now = page.locator('.drill-now');
  const covered = () => now.evaluate((now) => now.scrollHeight - now.clientHeight);
  for (const right of ANSWERS['two-dice']) {
    await answer(page, right);
    await expect(verdict(page)).toHaveText('Well done');
    await expect(panel(page).locator('.drill-lead')).toBeInViewport({ ratio: 1 });
    expect(await covered()).toBe(0);
    expect(await now.evaluate((now) => now.scrollTop)).toBe(0);
    const buttons = panel(page).locator('.drill-main > *');
    const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await page.getByRole('button', { name: /^(Next|Play a small game)$/ }).press('Enter');
    await expect(verdict(page)).toHaveCount(0);
    await expect(panel(page).locator('.what')).toBeInViewport({ ratio: 1 });
  }
  // The text of the small game fits too, with the order of the dice.
  expect(await covered()).toBe(0);
  expect(table.problems).toEqual([]);
});

test('on a phone a wrong answer leaves its task in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('backgammon.course', 'landing:2'));
  const table = await open(page, '#/course/landing');
  await answer(page, [[13, 5], [13, 5], [13, 5], [13, 5]]);
  await expect(verdict(page)).toHaveText('Not yet');
  const now = page.locator('.drill-now');
  await expect(now.locator('.drill-lead')).toBeInViewport({ ratio: 1 });
  const rest = () => now.evaluate((now) => {
    const task = now.querySelector('.what')!.getBoundingClientRect();
    return task.bottom - now.getBoundingClientRect().bottom;
  });
  expect(await rest()).toBeLessThanOrEqual(0);
  expect(table.problems).toEqual([]);
});

test('on a phone the number field and its button stand side by side in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await open(page, '#/course/pips');
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(button(page, 'Check')).toBeInViewport({ ratio: 1 });
  expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(60);
  await answer(page, 24);
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
  expect(table.problems).toEqual([]);
});

test('a wrong number is told how to count', async ({ page }) => {
  const table = await open(page, '#/course/pips');
  await answer(page, 24);
  await expect(panel(page).getByText('6 + 6 + 5 + 5 + 3 = …')).toBeVisible();
  expect(table.problems).toEqual([]);
});
