// Shell around the table and the rooms: places, the way back, the running game, and the menu on a phone.
import { expect, test, type Page } from '@playwright/test';
import { findings } from './axe';
import { Table, pull } from './table';

const POSITION = '#p=4HPhQSDgp_CAFAcA';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const places = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const wayBack = (page: Page) => page.getByRole('main').locator('.way-back');
const open = (page: Page, fragment: string) => page.evaluate((to) => { location.hash = to; }, fragment);

test('the navigation rail is shown beside the table and every room, and stays in place', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  const rail = () => page.locator('.rail').boundingBox();
  await expect(places(page)).toBeVisible();
  const before = await rail();
  for (const name of ['Games', 'Practice', 'Friends', 'You']) {
    await places(page).getByRole('link', { name, exact: true }).click();
    await expect(heading(page, name)).toBeFocused();
    await expect(places(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    expect(await rail()).toEqual(before);
    expect(await findings(page)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  expect(await rail()).toEqual(before);
  expect(table.problems).toEqual([]);
});

test('each step back leads to the previous page, by the link and by the browser', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await places(page).getByRole('link', { name: 'Games', exact: true }).click();
  await expect(heading(page, 'Games')).toBeVisible();
  await expect(wayBack(page)).toHaveCount(0);
  await open(page, POSITION);
  await expect(wayBack(page)).toHaveText('Games');
  await open(page, '#/editor');
  await expect(heading(page, 'Position editor')).toBeVisible();
  await expect(wayBack(page)).toHaveText('Study');
  await wayBack(page).click();
  await expect(page).toHaveURL(new RegExp(POSITION));
  await page.reload();
  // The link preview has such a button too, which leads to Games instead of back.
  await expect(page.locator('#preview')).toHaveCount(0);
  await expect(wayBack(page)).toHaveText('Games');
  await wayBack(page).click();
  await expect(heading(page, 'Games')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(table.problems).toEqual([]);
});

test('a page opened by a link keeps its way back after another page was opened from it', async ({ page }) => {
  await page.goto(`./${POSITION}`);
  await expect(page.locator('#preview')).toHaveCount(0);
  await expect(wayBack(page)).toHaveText('Games');
  await open(page, '#/editor');
  await expect(heading(page, 'Position editor')).toBeVisible();
  await wayBack(page).click();
  await expect(page).toHaveURL(new RegExp(POSITION));
  await expect(wayBack(page)).toHaveText('Games');
});

test('back inside a drill leads to the list of exercises, and not out of it', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await open(page, '#/drill');
  await page.getByRole('button', { name: 'Pip counts' }).click();
  await expect(heading(page, 'Pip counts')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Practice')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('Back, a tap outside and a swipe down close the table menu, and the game continues', async ({ page }) => {
  const table = new Table(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await table.open('04');
  await table.placed();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const closings = [() => page.goBack(), () => page.mouse.click(195, 30), () => pull(menu, 300, 500)];
  for (const close of closings) {
    await table.button('Menu').click();
    await expect(menu).toBeVisible();
    // Neither a short pull nor a tap on the sheet's own edge closes it.
    await pull(menu, 300, 330);
    await page.mouse.click(6, 600);
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  }
  expect(table.problems).toEqual([]);
});

test('a menu that is opened again at once stays open', async ({ page }) => {
  const table = new Table(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await table.open('04');
  await table.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  // The browser goes back in a later task than the one that closes the menu.
  await page.evaluate(async () => {
    const press = (part: string) => document.querySelector<HTMLElement>(part)?.click();
    const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    press('.menu-head button');
    for (let task = 0; task < 20; task += 1) await Promise.resolve();
    press('.table-menu');
    await wentBack;
  });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(table.problems).toEqual([]);
});

test('the settings have an address, and open over the table as a dialog', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await table.button('Settings').click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');
  await open(page, '#/settings');
  await expect(heading(page, 'Settings')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  expect(table.problems).toEqual([]);
});
