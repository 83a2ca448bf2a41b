import { Engine } from './index.js';

const engine = new Engine();
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');

form.onsubmit = async (event) => {
  event.preventDefault();
  const { dice, ply } = Object.fromEntries(new FormData(form));
  status.textContent = 'Analysing…';
  try {
    const { candidates } = await engine.analyse({
      position_id: '4HPwATDgc/ABMA',
      dice: [...dice].map(Number),
      ply: Number(ply),
      limit: 5,
    });
    const lines = candidates.map(({ play, equity, win }) => {
      const line = document.createElement('li');
      line.textContent = `${play}: ${equity.toFixed(3)}, wins ${(100 * win).toFixed(1)}%`;
      return line;
    });
    document.querySelector('ol').replaceChildren(...lines);
    status.textContent = `Best: ${candidates[0].play}`;
  } catch (error) {
    status.textContent = error.message;
  }
};
