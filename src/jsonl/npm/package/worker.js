// Each message is a request of the protocol as a line of JSON with an ID, under which it gets its answer, in the same order.
import start, { Program } from './backgammon_engine.js';

const file = async (name) => {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

const load = async () => {
  const [nets, quick] = await Promise.all([file('./nets.bin'), file('./quick.bin'), start()]);
  return new Program(nets, quick);
};

const loading = load();
// The page hears of a worker that cannot start as of one that crashes.
loading.catch(reportError);

onmessage = async ({ data: { id, request } }) => {
  const program = await loading;
  try {
    postMessage({ id, answer: program.answer(request) });
  } catch (error) {
    postMessage({ id, failure: String(error) });
  }
};
