// A stock Firefox, driven by the protocol that it speaks itself (WebDriver BiDi): Playwright wants a build of its own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';

/** What Firefox says once it listens. */
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** How long is waited for anything, in milliseconds. */
const PATIENCE = 60_000;

export class Firefox {
  /** What the page has said went wrong. */
  problems = [];
  #sent = 0;
  #waiting = new Map();

  /** Starts a Firefox with a profile of its own and opens a page in it. */
  static async start(program) {
    const firefox = new Firefox();
    firefox.profile = await mkdtemp(join(tmpdir(), 'backgammon-firefox-'));
    const words = ['--headless', '--no-remote', '--profile', firefox.profile, '--remote-debugging-port', '0'];
    firefox.process = spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'] });
    const address = await new Promise((listens, failed) => {
      let said = '';
      setTimeout(() => failed(new Error(`Firefox says nothing of listening: ${said}`)), PATIENCE).unref();
      firefox.process.once('exit', (code) => failed(new Error(`Firefox ends with ${code}: ${said}`)));
      firefox.process.stderr.on('data', (data) => {
        said += data;
        const found = LISTENS.exec(said);
        if (found) listens(found[1]);
      });
    });
    firefox.socket = new WebSocket(`${address}/session`);
    await new Promise((open, failed) => firefox.socket.once('open', open).once('error', failed));
    firefox.socket.on('message', (data) => firefox.#heard(JSON.parse(data)));
    await firefox.send('session.new', { capabilities: {} });
    await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await firefox.send('browsingContext.getTree', {});
    firefox.context = contexts[0].context;
    return firefox;
  }

  send(method, params) {
    this.#sent += 1;
    const id = this.#sent;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  #heard({ id, type, result, error, message, params }) {
    if (type === 'event') {
      if (params.level === 'error') this.problems.push(params.text);
      return;
    }
    const { done, failed } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === 'success') done(result);
    else failed(new Error(`${error}: ${message}`));
  }

  /** Loads an address in a window of this size. */
  async open(url, width, height) {
    const { context } = this;
    await this.send('browsingContext.setViewport', { context, viewport: { width, height } });
    await this.send('browsingContext.navigate', { context, url, wait: 'complete' });
  }

  /** What an expression gives in the page. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send('script.evaluate', {
      expression,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    return result.value;
  }

  /** Waits until an expression is true in the page. */
  async until(expression) {
    const holds = `new Promise((done, failed) => {
      const late = performance.now() + ${PATIENCE};
      const look = () => {
        if (${expression}) done(true);
        else if (performance.now() > late) failed(new Error('in vain'));
        else requestAnimationFrame(look);
      };
      look();
    })`;
    await this.evaluate(holds).catch((error) => {
      throw new Error(`waited for ${expression}: ${error.message}`);
    });
  }

  /** Presses a key. */
  async press(value) {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
    await this.send('input.performActions', {
      context: this.context,
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  /** Clicks into the middle of the element that a selector finds. */
  async click(selector) {
    const where = await this.evaluate(`(() => {
      const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect();
      return JSON.stringify({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
    })()`);
    const actions = [
      { type: 'pointerMove', ...JSON.parse(where) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.send('input.performActions', {
      context: this.context,
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    });
  }

  async end() {
    await this.send('browser.close', {}).catch(() => this.process.kill());
    this.socket.close();
    await new Promise((gone) => (this.process.exitCode === null ? this.process.once('exit', gone) : gone()));
    await rm(this.profile, { recursive: true, force: true });
  }
}
