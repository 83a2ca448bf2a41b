/** An error that the engine gives as its answer: the request cannot be served. */
export class RequestError extends Error {
  name = 'RequestError';
}

/** The engine in a worker of its own. It answers one request after the other. */
export class Engine {
  #worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  /** The requests without an answer, by their IDs. */
  #waiting = new Map();
  #last = 0;
  /** Why there will be no more answers. */
  #closed;

  constructor() {
    this.#worker.onmessage = ({ data }) => {
      const { resolve, reject } = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.failure !== undefined) {
        reject(new Error(`The engine has failed: ${data.failure}`));
        return;
      }
      const answer = JSON.parse(data.answer);
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
      // A request that is not JSON is refused here, and nothing waits for its answer.
      const text = JSON.stringify({ ...request, cmd });
      const id = ++this.#last;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request: text });
    });
  }

  #close(why) {
    this.#worker.terminate();
    this.#closed = why;
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }
}
