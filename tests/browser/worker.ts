/**
 * Returns the replies of the page's worker to these messages, sent one after another, and the duration of each in
 * milliseconds. Runs in the page, so it cannot use anything outside this function.
 */
export const answered = (asks: string[]) =>
  new Promise<{ answer: string; ms: number }[]>((done, failed) => {
    const loader = document.querySelector('meta[name=worker]')?.getAttribute('content') ?? '';
    const worker = new Worker(loader);
    const heard: { answer: string; ms: number }[] = [];
    let sent = 0;
    const next = () => {
      if (heard.length === asks.length) {
        worker.terminate();
        done(heard);
        return;
      }
      sent = performance.now();
      worker.postMessage([asks[heard.length]]);
    };
    worker.onmessage = ({ data }) => {
      // The first message only says that the worker is ready; a message that it cannot read gets an empty reply.
      if (Array.isArray(data)) {
        if (data.length === 0) failed(new Error(`not understood: ${asks[heard.length]}`));
        heard.push({ answer: data[0], ms: performance.now() - sent });
      }
      next();
    };
    worker.onerror = ({ message }) => failed(new Error(message));
  });
