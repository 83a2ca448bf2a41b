// The page opens at every screen size and from a sub-path, without requests to other hosts or layout shifts.
import { expect, test } from '@playwright/test';
import { Table } from './table';

// Service workers and animations are enabled, as on an ordinary visit.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

test('the whole board is visible, nothing scrolls, and no other origin is contacted', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (entry: PerformanceEntry) => shifts.push((entry as unknown as { value: number }).value);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
  });
  const table = new Table(page);
  await table.visit();
  await expect(page).toHaveTitle('Backgammon');
  // The checkers and the places appear last.
  await expect(page.locator('svg.board .checker')).toHaveCount(30);
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  const board = await page.getByRole('group', { name: 'Board' }).boundingBox();
  const size = page.viewportSize();
  if (!board || !size) throw new Error('no board');
  expect(board.x).toBeGreaterThanOrEqual(0);
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(board.x + board.width).toBeLessThanOrEqual(size.width);
  expect(board.y + board.height).toBeLessThanOrEqual(size.height);
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    return [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight];
  });
  expect(overflow).toEqual([0, 0]);
  await table.button(/^Play the computer/).click();
  // The first-visit panel is gone, and the game waits for its first roll.
  await expect(table.button(/^Play the computer/)).toBeHidden();
  await expect(table.button(/^24 point, two white/)).toBeVisible();
  await table.button('Roll').click();
  await expect(table.status()).toContainText(/rolls? \d, /);
  expect(foreign).toEqual([]);
  expect(table.problems).toEqual([]);
});
