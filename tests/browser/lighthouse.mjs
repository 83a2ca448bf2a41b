// Lighthouse's scores of the page at GAME_URL, on the desktop and on a simulated phone with slow 4G, its timings, and the
// audits that lower a score. `npm run lighthouse` fetches the program, `cargo xtask bench lighthouse` names the page.
import { execFileSync } from 'node:child_process';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'interactive',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const sandbox = process.env.NO_SANDBOX ? ' --no-sandbox' : '';
const chromium = process.env.CHROME ? { CHROME_PATH: process.env.CHROME } : {};

for (const [name, options] of [['desktop', ['--preset=desktop']], ['slow 4G phone', []]]) {
  const words = [process.env.GAME_URL, '--quiet', '--output=json', ...options];
  const report = execFileSync('lighthouse', [...words, `"--chrome-flags=--headless=new${sandbox}"`], {
    // On Windows the program is a script.
    shell: true,
    env: { ...process.env, ...chromium },
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { categories, audits } = JSON.parse(report);
  console.log(name);
  for (const id of SCORES) {
    console.log(`${String(Math.round(100 * categories[id].score)).padStart(8)}  ${id}`);
    for (const { id: audit } of categories[id].auditRefs.filter(({ weight }) => weight > 0)) {
      const { score, displayValue = '' } = audits[audit];
      if (score !== null && score < 0.9) {
        console.log(`          below: ${audit} ${displayValue}`);
      }
    }
  }
  for (const id of TIMES) {
    console.log(`${(audits[id].displayValue ?? '?').padStart(8)}  ${id}`);
  }
}
