import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { aptInstall, canInstall } from './debian.mjs';
import { answersVersion, findProgram } from './find-program.mjs';

/** Without the window of a browser, which takes more than half of the processor's time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @returns `{ program }` of a Chromium that starts, or `{ missing }`: one line that says how to get one. */
export async function findChromium() {
  const program =
    given() ??
    present(SHELLS) ??
    installed('chromium-headless-shell', SHELLS) ??
    present(BROWSERS) ??
    installed('chromium', BROWSERS) ??
    (await downloaded());
  return program
    ? { program }
    : {
        missing:
          'Chromium is missing: `apt-get install chromium`, `npx playwright-core install --with-deps chromium`, or CHROMIUM_PATH=/path/to/it.',
      };
}

function given() {
  if (!process.env.CHROMIUM_PATH) return undefined;
  const program = findProgram([process.env.CHROMIUM_PATH]);
  if (program && answersVersion(program)) return program;
  throw new Error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not a program that starts.`);
}

function present(names) {
  return names.map((name) => findProgram([name])).find((program) => program && answersVersion(program));
}

function installed(name, names) {
  if (!canInstall()) return undefined;
  const problem = aptInstall([name, 'fonts-liberation']);
  if (problem) console.log(`[test] apt-get: ${problem}`);
  return present(names);
}

/** By Playwright, which may have done it before. */
async function downloaded() {
  const { chromium } = await import('playwright-core');
  const program = present([chromium.executablePath()]);
  if (program) return program;
  console.log('[test] downloading Chromium (playwright-core)');
  const cli = path.join(ROOT, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { timeout: 180_000, stdio: 'ignore' });
  return present([chromium.executablePath()]);
}
