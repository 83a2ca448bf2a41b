// The page's security policy is in force: no text becomes a script or markup without a check.
import { expect, test } from '@playwright/test';
import { Table } from './table';

test.use({ serviceWorkers: 'allow' });

test('scripts with other names, code in texts and executable markup are refused', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      worker: () => new Worker('other.js'),
      'worker from data': () => new Worker('data:text/javascript,1'),
      'script by address': () => Object.assign(document.createElement('script'), { src: 'other.js' }),
      'script by text': () => Object.assign(document.createElement('script'), { text: '1' }),
      markup: () => Object.assign(document.createElement('p'), { innerHTML: '<img src="x" onerror="alert(1)">' }),
      'another policy': () =>
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy('mine', {}),
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual([
    'worker',
    'worker from data',
    'script by address',
    'script by text',
    'markup',
    'another policy',
  ]);
});

test('the files that start the page are checked by hash', async ({ page, baseURL, request }) => {
  const markup = await (await request.get(baseURL ?? '')).text();
  const links = markup.split('\n').filter((line) => /rel="stylesheet"|<script /.test(line));
  expect(links).toHaveLength(2);
  for (const link of links) expect(link).toMatch(/(href|src)="[a-z_]+-[0-9a-f]{16}\.(css|js)".*integrity="sha256-/);
  const start = /src="(start-[^"]+)"/.exec(markup)?.[1] ?? '';
  const script = await (await request.get(new URL(start, baseURL).href)).text();
  expect(script).toMatch(/"backgammon_bg-[0-9a-f]{16}\.wasm","sha256-/);
  expect(script).toMatch(/fetch\((\w+),\{integrity:\w+,/);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (one) => asked.push(one.url().split('/').pop() ?? ''));
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const table = new Table(page);
  await table.open();
  await table.newGame('Opponent: Two players, one device');
  // The second time, the part that reads stored data is also requested early.
  asked.length = 0;
  await page.reload();
  await expect(table.button('New game')).toBeVisible();
  expect(warnings).toEqual([]);
  const programs = asked.filter((name) => name.endsWith('.wasm')).map((name) => name.split('-')[0]);
  expect(programs.sort()).toEqual(['backgammon_bg', 'split_later']);
});

test('every file except the page and the service worker is named after its content', async ({ baseURL, request }) => {
  const script = await (await request.get(new URL('service-worker.js', baseURL).href)).text();
  const paths = [...script.matchAll(/^ {2}\['([^']+)'/gm)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) expect(path).toMatch(/^(\.\/|.*-[0-9a-f]{16}(\.\w+|\/[a-z-]+\.txt))$/);
});
