// Finds the browsers for the tests and prints the variables that name them as JSON: CHROME (empty for Playwright's own),
// HEADLESS_SHELL and FIREFOX (empty if there is none), WEBKIT and NO_SANDBOX (empty or 1). It installs Chromium if there is
// none; with the argument `all` it installs the others too where the system has packages for them.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { webkit } from '@playwright/test';

const CHROMIUMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The name of Debian's package and of its program. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const FIREFOXES = ['firefox', 'firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];

// Most containers run as root; browsers must then run without their sandbox, and system packages may be installed.
const isRoot = process.getuid?.() === 0;

/** Whether a program runs and succeeds; what it prints goes to the error stream, if it is shown at all. */
function succeeds(program, words, shown = 'ignore', env = process.env) {
  return spawnSync(program, words, { stdio: ['ignore', shown === 'ignore' ? 'ignore' : 2, shown], env }).status === 0;
}

/** The full path of the first of these that runs and reports a version; a wrapper without its snap does not. */
function found(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => resolve(folder, name)));
  const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();
  return paths.find((path) => isFile(path) && succeeds(path, ['--version'])) ?? '';
}

/** The program that the variable names, or else the first of these that runs. */
function chosen(variable, names) {
  const program = process.env[variable];
  if (program && !found([program])) {
    throw new Error(`the variable ${variable} names ${program}, which does not run`);
  }
  return program || found(names);
}

/** Installs a system package where we may. */
function install(what, name) {
  if (!isRoot || !succeeds('apt-get', ['--version'])) {
    return;
  }
  console.error(`==> Installing ${what} from the system's packages (a minute)`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const words = ['install', '-y', '-qq', '--no-install-recommends', name];
  succeeds('apt-get', ['update', '-qq'], 'inherit', env) && succeeds('apt-get', words, 'inherit', env);
}

/** Chromium's program, which is installed if there is none; empty if Playwright has fetched its own. */
function chromium() {
  const here = chosen('CHROME', CHROMIUMS);
  if (here) {
    return here;
  }
  // Ubuntu's package only wraps a snap, which does not run in containers; elsewhere the system's package brings all its
  // libraries and comes from a mirror that is certainly reachable.
  const isLinux = process.platform === 'linux';
  if (isLinux && !/^ID(_LIKE)?=.*ubuntu/m.test(readFileSync('/etc/os-release', 'utf8'))) {
    install('Chromium', 'chromium');
    const installed = found(CHROMIUMS);
    if (installed) {
      return installed;
    }
  }
  console.error("==> Fetching Playwright's Chromium (a minute)");
  // Root may install the system libraries that it needs as well.
  const words = ['node_modules/@playwright/test/cli.js', 'install', 'chromium', ...(isRoot ? ['--with-deps'] : [])];
  if (!succeeds(process.execPath, words, 'inherit')) {
    throw new Error(
      'no Chromium is here and none can be installed. Install Chromium or Chrome as you do on this system; ' +
        'or run `npx playwright install --with-deps chromium` in tests/browser; ' +
        'or name the program of a Chromium in the variable CHROME. Then try again',
    );
  }
  return '';
}

/** Whether Playwright's build of WebKit is installed and starts. */
async function hasWebkit() {
  try {
    const browser = await webkit.launch();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** A browser that the tests do without if there is none. */
function optional(what, name, here) {
  if (process.argv.includes('all') && !here()) {
    install(what, name);
  }
  return here();
}

try {
  const browsers = {
    CHROME: chromium(),
    // It uses a fifth less processor time. Playwright's own Chromium is one already.
    HEADLESS_SHELL: process.env.CHROME ? '' : optional("Chromium's headless shell", HEADLESS_SHELL, () => found([HEADLESS_SHELL])),
    FIREFOX: optional('Firefox', 'firefox-esr', () => chosen('FIREFOX', FIREFOXES)),
    WEBKIT: (await hasWebkit()) ? '1' : '',
    NO_SANDBOX: isRoot ? '1' : '',
  };
  console.log(JSON.stringify(browsers));
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}
