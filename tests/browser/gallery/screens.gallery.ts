// Pictures of every screen of the product: on a desktop in light mode and on a phone in dark mode.
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Friend, connect } from '../friend';
import { Library, mat } from '../library';
import { hasPlayed } from '../stored';
import { Table } from '../table';
import { SCREENS, picture } from './picture';

const DEVICES = [
  { name: 'desk', scheme: 'light' },
  { name: 'phone', scheme: 'dark' },
] as const;

/** Takes a picture of the page after its animations have ended. */
type Shoot = (page: Page, name: string) => Promise<void>;

/** Defines a test for each device, in which `act` opens screens and takes pictures of them. */
function on(title: string, act: (page: Page, shoot: Shoot, open: () => Promise<Friend>) => Promise<void>) {
  for (const { name, scheme } of DEVICES) {
    const [width, height, scale] = SCREENS[name];
    const options: BrowserContextOptions = { viewport: { width, height }, colorScheme: scheme, reducedMotion: 'reduce', permissions: ['microphone'] };
    const opened = async (browser: Browser) => Friend.at(browser, options);
    test(`${title}, ${name}`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const shoot: Shoot = async (shown, screen) => {
        // Waits until everything has faded in; animations that never end are ignored.
        await shown.evaluate(() => {
          const finite = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
          return Promise.allSettled(finite.map((one) => one.finished)).then(() => undefined);
        });
        await picture(shown, `screen-${screen}-${name}`, scale);
      };
      await act(page, shoot, () => opened(browser));
    });
  }
}

/** Opens a room without reloading the page. */
const go = (page: Page, address: string) =>
  page.evaluate((address) => { location.hash = address; }, address);

const heading = (page: Page, name: string | RegExp, level = 1) => expect(page.getByRole('heading', { name, level }).first()).toBeVisible();

on('a first visit and its lesson', async (page, shoot) => {
  const table = new Table(page);
  await table.visit();
  await expect(page.locator('.first-lesson b').first()).toBeVisible();
  await shoot(page, 'first-visit');
  await page.getByRole('button', { name: /^New to backgammon/ }).click();
  await expect(table.button('Roll')).toBeVisible();
  await shoot(page, 'lesson');
});

on('empty places', async (page, shoot) => {
  await page.goto('./#/library');
  await heading(page, 'Games');
  await shoot(page, 'games-empty');
  await go(page, '#/drill');
  await heading(page, 'Practice');
  await shoot(page, 'practice-empty');
  await go(page, '#/progress');
  await heading(page, 'You');
  await shoot(page, 'you-empty');
  await go(page, '#/friend');
  await heading(page, 'Friends');
  await shoot(page, 'friends-empty');
  await page.goto('./#p=%%');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await shoot(page, 'damaged-link');
});

on('the table with its menu, settings and forms', async (page, shoot) => {
  const table = new Table(page);
  await table.open('05');
  await table.opening();
  await table.whatNow();
  await shoot(page, 'table');
  await table.button('Menu').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await shoot(page, 'menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await shoot(page, 'settings-beside-the-board');
  await page.keyboard.press('Escape');
  await table.menu();
  await table.button('New game').filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  await shoot(page, 'new-game');
  await page.keyboard.press('Escape');
  await go(page, '#/settings');
  await heading(page, 'Settings');
  await shoot(page, 'settings');
});

on('a hint', async (page, shoot) => {
  const table = new Table(page);
  await hasPlayed(page);
  await table.open('05');
  await table.opening();
  await table.whatNow();
  await table.button('Hint').click();
  await page.getByRole('alertdialog', { name: /^With help, this game/ }).getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('alertdialog', { name: /^Best:/ })).toBeVisible();
  await shoot(page, 'hint');
});

on('the end of a game, its moments, and the home of Play after it', async (page, shoot) => {
  const table = new Table(page);
  await table.nearEnd('match', { black: 'beginner' });
  await table.toTheEnd();
  await expect(page.locator('.end-card')).toBeVisible();
  await expect(page.locator('.sill path').filter({ visible: true }).first()).toBeAttached({ timeout: 60_000 });
  await shoot(page, 'end');
  await go(page, '#/play');
  await heading(page, 'Play');
  await expect(page.locator('a.play-line')).toBeVisible({ timeout: 60_000 });
  await shoot(page, 'play');
  await go(page, '#/progress');
  await heading(page, 'You');
  await expect(page.locator('.you-number')).toBeVisible();
  await shoot(page, 'you');
});

on('Games, a match, its review, and practice from it', async (page, shoot) => {
  test.slow();
  const library = new Library(page);
  await library.open();
  await library.read(mat('seven.mat'));
  await shoot(page, 'import');
  await library.agree();
  await shoot(page, 'games');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('link', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Review complete')).toBeVisible({ timeout: 240_000 });
  await shoot(page, 'summary');
  await page.getByRole('button', { name: 'Step through' }).filter({ visible: true }).first().click();
  await expect(page.locator('.arrow.best').first()).toBeAttached();
  await shoot(page, 'review');
  await go(page, '#/drill');
  await heading(page, 'Practice');
  await shoot(page, 'practice');
  await page.getByRole('button', { name: 'Opening rolls', exact: true }).click();
  await heading(page, 'Opening rolls');
  await shoot(page, 'question');
  await go(page, '#/editor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await shoot(page, 'editor');
});

on('an invitation, and a game played live', async (page, shoot, open) => {
  const [one, other] = [await open(), await open()];
  const named = (player: Friend, name: string) => player.page.getByRole('textbox', { name: /^Your name/ }).fill(name);
  await one.page.goto('./#/friend');
  await named(one, 'Mira');
  await one.button('Invite a friend').click();
  const link = await one.link();
  await shoot(one.page, 'invite');
  // Games with other players, who make their turns on their own devices.
  for (const [name, points] of [['Aylin', '5'], ['Kenji', '7'], ['Lena', '3']]) {
    const guest = await open();
    await one.open(await guest.accept(await one.invite('Mira', points), name));
    await one.begun();
    if (name === 'Aylin') continue;
    await one.play();
    await one.link();
    await guest.page.context().close();
  }
  await one.page.goto('./#/friend');
  await one.page.getByRole('listitem').filter({ hasText: 'One game' }).getByRole('link').click();
  await one.link();
  await other.open(link);
  await expect(other.button('Accept and play')).toBeVisible();
  await shoot(other.page, 'invitation');
  await named(other, 'Jonas');
  await connect(one, other);
  await shoot(one.page, 'live');
  await one.page.goto('./#/friend');
  await heading(one.page, 'Friends');
  await shoot(one.page, 'friends');
  await one.page.context().close();
  await other.page.context().close();
});

on('a position that is shared', async (page, shoot) => {
  const table = new Table(page);
  await table.open('05');
  await table.opening();
  await table.whatNow();
  await table.button('Menu').click();
  await page.getByRole('button', { name: 'Share this position' }).click();
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await shoot(page, 'share');
});

/** Folder for the pictures named in the manifest, which have the sizes stated there. */
const MANIFEST = '../../public/screenshots';
for (const [name, width, height, scale] of [['desktop', 1280, 800, 0.5], ['phone', 390, 844, 1]] as const) {
  test(`the picture of the manifest for ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const table = new Table(page);
    await table.open('05');
    await table.opening();
    await table.whatNow();
    await picture(page, name, scale, MANIFEST);
  });
}
