// Static host in front of the game's own: it can publish another release, abort a response, or go offline.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const SCRIPT = 'service-worker.js';

/** Cached responses from the game's own host by address, which do not change during the tests. */
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
  /** Page address. */
  url = '';
  /** `true` while the host does not respond. */
  down = false;
  /** Files whose requests fail. */
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

  /** Publishes a release whose page contains this name, as read by `releaseOf`. */
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

/** Returns the name of a page's release; null for the first one. */
export const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');
