import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { aptInstall, canInstall } from './debian.mjs';
import { answersVersion, findProgram } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** @returns `{ program }` of a Chromium that starts, or `{ missing }`: one line that says how to get one. */
export async function findChromium() {
  const program = (await present()) ?? (await installed());
  return program
    ? { program }
    : {
        missing:
          'Chromium is missing: `apt-get install chromium`, `npx playwright-core install --with-deps chromium`, or CHROMIUM_PATH=/path/to/it.',
      };
}

async function present() {
  if (process.env.CHROMIUM_PATH) {
    const given = findProgram([process.env.CHROMIUM_PATH]);
    if (given && answersVersion(given)) return given;
    throw new Error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not a program that starts.`);
  }
  const { chromium } = await import('playwright-core');
  const found = [chromium.executablePath(), ...NAMES].map((name) => findProgram([name]));
  return found.find((program) => program && answersVersion(program));
}

async function installed() {
  if (canInstall()) {
    const problem = aptInstall(['chromium', 'fonts-liberation']);
    if (problem) console.log(`[test] apt-get: ${problem}`);
  }
  return (await present()) ?? (await downloaded());
}

async function downloaded() {
  console.log('[test] downloading Chromium (playwright-core)');
  const cli = path.join(ROOT, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { timeout: 180_000, stdio: 'ignore' });
  return present();
}
