// A static host in front of the game's own: it can bring out another release, break off in the middle, or be gone.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const SCRIPT = 'service-worker.js';

/** What the game's own host has answered to each address: it does not change while the tests run. */
const answers = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();

function answerTo(address: string) {
  const ask = async () => {
    const answer = await fetch(address);
    const type = answer.headers.get('Content-Type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };
  const answer = answers.get(address) ?? ask();
  answers.set(address, answer);
  return answer;
}

export class Host {
  /** The address of the page. */
  url = '';
  /** Whether nobody answers any more. */
  down = false;
  /** Files that do not get through. */
  broken?: RegExp;
  private readonly changed = new Map<string, string>();

  private readonly server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '', this.original);
    if (this.down || this.broken?.test(asked.pathname)) {
      response.destroy();
      return;
    }
    const { status, type, body } = await answerTo(asked.href);
    const name = asked.pathname.slice(new URL(this.original).pathname.length);
    response.writeHead(status, { 'Content-Type': type });
    response.end(this.changed.get(name) ?? body);
  });

  constructor(private readonly original: string) {}

  async open() {
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    const url = new URL(this.original);
    url.port = String((this.server.address() as AddressInfo).port);
    this.url = url.href;
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Brings out a release whose page says this name, as `releaseOf` reads it. */
  async release(name: string) {
    const read = async (file: string) => (await fetch(new URL(file, this.original))).text();
    const page = (await read('./')).replace('<html', `<html data-release="${name}"`);
    const hash = createHash('sha256').update(page).digest('base64');
    const script = (await read(SCRIPT))
      .replace(/(?<=VERSION = ').*(?=')/, name)
      .replace(/(?<=\['\.\/', ').*(?=')/, `sha256-${hash}`);
    this.changed.set('', page);
    this.changed.set(SCRIPT, script);
  }
}

/** The name of the release that a page is of, if it is not the first. */
export const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');
