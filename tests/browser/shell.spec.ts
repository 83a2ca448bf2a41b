// The shell around the table and the rooms: places, the way back, the running game, and the menu of a phone.
import { expect, test, type Page } from '@playwright/test';
import { findings } from './axe';
import { Table, pull } from './table';

const POSITION = '#p=4HPhQSDgp_CAFAcA';
const PLACES = ['Play', 'Games', 'Practice', 'Friends', 'You'];

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
const places = (page: Page) => page.getByRole('navigation', { name: 'Places' });
const wayBack = (page: Page) => page.getByRole('main').locator('.way-back');
const open = (page: Page, fragment: string) => page.evaluate((to) => { location.hash = to; }, fragment);

test('the places stand beside the table and every room, and the rail stays where it is', async ({ page }) => {
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

test('each step back leads to where one came from, by the link and by the browser', async ({ page }) => {
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
  // The preview of the link also has such a button, which leads to Games instead of back.
  await expect(page.locator('#preview')).toHaveCount(0);
  await expect(wayBack(page)).toHaveText('Games');
  await wayBack(page).click();
  await expect(heading(page, 'Games')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(table.problems).toEqual([]);
});

test('an invitation leads back to Friends, and Friends to where one came from', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await places(page).getByRole('link', { name: 'Friends', exact: true }).click();
  await page.getByRole('button', { name: 'Invite a friend', exact: true }).click();
  await expect(heading(page, 'Invite a friend')).toBeVisible();
  await expect(wayBack(page)).toHaveText('Friends');
  await wayBack(page).click();
  await expect(heading(page, 'Friends')).toBeVisible();
  await expect(wayBack(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  expect(table.problems).toEqual([]);
});

test('a page opened by a link leads to the home of its place', async ({ page }) => {
  await page.goto('./#/editor');
  await expect(wayBack(page)).toHaveText('Games');
  await wayBack(page).click();
  await expect(heading(page, 'Games')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Position editor')).toBeVisible();
});

test('back inside a drill leads to what can be practised, and not out of it', async ({ page }) => {
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

test('the running game is one press away and shows whose turn it is', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await expect(page.getByRole('link', { name: /^Back to the game/ })).toHaveCount(0);
  await table.opening();
  await table.whatNow();
  await open(page, '#/library');
  const now = page.getByRole('link', { name: 'Back to the game: Your turn' });
  await expect(now).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(now.getByText('Continue')).toBeVisible();
  const [text, button] = [await now.locator('.now-text').boundingBox(), await now.locator('.now-go').boundingBox()];
  expect(button!.x - text!.x - text!.width).toBeGreaterThanOrEqual(12);
  // The bar covers nothing.
  const [body, bar] = [await page.locator('.room-body').boundingBox(), await page.locator('.rail').boundingBox()];
  expect(body!.y + body!.height).toBeLessThanOrEqual(bar!.y + 1);
  expect(await findings(page)).toEqual([]);
  await now.click();
  await expect(page.getByRole('group', { name: 'Board' })).toBeVisible();
  await expect(now).toHaveCount(0);
  await table.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  expect(await menu.getByRole('navigation').getByRole('link').allTextContents()).toEqual(PLACES);
  await menu.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(heading(page, 'Play')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(table.problems).toEqual([]);
});

test('Back, a tap outside and a swipe down close the menu of the table, and the game stays', async ({ page }) => {
  const table = new Table(page);
  await table.open('04');
  await page.setViewportSize({ width: 390, height: 844 });
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
