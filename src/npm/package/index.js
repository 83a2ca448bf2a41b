/** An error that the engine gives as its answer: the request cannot be served. */
export class RequestError extends Error {
  name = 'RequestError';
}

/** The engine in a worker of its own. It answers one request after the other. */
export class Engine {
  #worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  /** The requests without an answer, in the order in which they were made. */
  #waiting = [];
  /** Why there will be no more answers. */
  #closed;

  constructor() {
    this.#worker.onmessage = ({ data }) => {
      const { resolve, reject } = this.#waiting.shift();
      const answer = JSON.parse(data);
      if (answer.error === undefined) resolve(answer);
      else reject(new RequestError(answer.error));
    };
    this.#worker.onerror = ({ message }) => this.#close(new Error(`The engine has stopped: ${message}`));
  }

  analyse = (request) => this.#ask('analyse', request);
  best = (request) => this.#ask('best', request);
  cube = (request) => this.#ask('cube', request);
  evaluate = (request) => this.#ask('eval', request);
  plays = (request) => this.#ask('plays', request);
  rollout = (request) => this.#ask('rollout', request);

  close() {
    this.#close(new Error('The engine is closed'));
  }

  #ask(cmd, request) {
    if (this.#closed) return Promise.reject(this.#closed);
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(JSON.stringify({ ...request, cmd }));
      this.#waiting.push({ resolve, reject });
    });
  }

  #close(why) {
    this.#worker.terminate();
    this.#closed = why;
    for (const { reject } of this.#waiting.splice(0)) reject(why);
  }
}
