// The npm package as published: its example runs from a static server, and its API matches its types.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';

/** Output folder of `cargo xtask npm`. */
const folder = process.env.NPM_PACKAGE ?? path.join(import.meta.dirname, '../../target/npm');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** Address of the package folder on a plain static server. */
const test = base.extend<{ address: string }>({
  address: async ({}, use) => {
    const server = createServer(async (request, response) => {
      const name = path.basename(new URL(request.url ?? '', 'file:').pathname);
      const content = await readFile(path.join(folder, name)).catch(() => undefined);
      response.writeHead(content ? 200 : 404, {
        'Content-Type': types[path.extname(name)] ?? 'application/octet-stream',
        'Content-Security-Policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'",
      });
      response.end(content);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = new URL(process.env.GAME_URL ?? '');
    url.port = String((server.address() as AddressInfo).port);
    url.pathname = '/';
    await use(url.href);
    server.closeAllConnections();
    server.close();
  },
});

test('the example finds the best play for an opening 3-1', async ({ page, address }) => {
  await page.goto(new URL('example.html', address).href);
  await expect(page.getByLabel('Dice')).toHaveValue('31');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('status')).toHaveText('Best: 8/5 6/5');
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await page.getByLabel('Dice').fill('42');
  await page.getByLabel('Plies').fill('0');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('status')).toHaveText('Best: 8/4 6/4');
});

test('requests are answered in order, and an invalid request is rejected with a reason', async ({ page, address }) => {
  await page.goto(new URL('example.html', address).href);
  const heard = await page.evaluate(async () => {
    const { Engine, RequestError } = await import(new URL('index.js', location.href).href);
    const engine = new Engine();
    const start = '4HPwATDgc/ABMA';
    const order: string[] = [];
    const noted = async (name: string, promise: Promise<unknown>) => {
      const answer = await promise.catch((error) => error);
      order.push(name);
      return answer;
    };
    const [plays, wrong, cube, rollout, evaluation] = await Promise.all([
      noted('plays', engine.plays({ position_id: start, dice: [3, 1] })),
      noted('wrong', engine.best({ position_id: 'nonsense', dice: [3, 1] })),
      noted('cube', engine.cube({ position_id: start, cube: { value: 1, owner: 'centre' } })),
      noted('rollout', engine.rollout({ position_id: start, trials: 8, truncate: 4 })),
      noted('evaluate', engine.evaluate({ position_id: start })),
    ]);
    const unanswered = engine.evaluate({ position_id: start, ply: 2 }).catch((error: Error) => error.message);
    engine.close();
    const late = engine.evaluate({ position_id: start }).catch((error: Error) => error.message);
    return {
      order,
      positions: plays.positions.length,
      isRequestError: wrong instanceof RequestError,
      action: cube.action,
      trials: rollout.trials,
      win: evaluation.win,
      closed: [await unanswered, await late],
    };
  });
  expect(heard).toMatchObject({
    order: ['plays', 'wrong', 'cube', 'rollout', 'evaluate'],
    positions: 16,
    isRequestError: true,
    action: 'no double',
    trials: 8,
    closed: ['The engine is closed', 'The engine is closed'],
  });
  expect(heard.win).toBeGreaterThan(0.5);
});

test('a request on which the engine fails is rejected, and the other requests are answered correctly', async ({ page, address }) => {
  await page.route('**/backgammon_engine.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        export default async () => {};
        export class Program {
          answer(text) {
            const { cmd } = JSON.parse(text);
            if (cmd === 'best') throw new Error('unreachable');
            return JSON.stringify({ cmd });
          }
        }`,
    }),
  );
  await page.goto(new URL('example.html', address).href);
  const heard = await page.evaluate(async () => {
    const { Engine } = await import(new URL('index.js', location.href).href);
    const engine = new Engine();
    const said = (error: Error) => error.message;
    return Promise.all([
      engine.plays({}),
      engine.best({}).catch(said),
      engine.plays({ dice: 1n }).catch(said),
      engine.cube({}),
    ]);
  });
  expect(heard).toEqual([
    { cmd: 'plays' },
    expect.stringContaining('unreachable'),
    expect.stringContaining('BigInt'),
    { cmd: 'cube' },
  ]);
});
