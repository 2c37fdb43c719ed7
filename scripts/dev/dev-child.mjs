import { spawn } from 'node:child_process';
import { ROOT } from '../lib/paths.mjs';
import { stopProcess } from '../lib/processes.mjs';
import { printPrefixed } from './prefixed.mjs';

const STOPS = [
  ['SIGTERM', 5_000],
  ['SIGKILL', 1_000],
];

/**
 * A program under development: `restart()` after a change, `stop()` at the end. One that ends by itself is not started
 * again: the next change does that.
 */
export function devChild({ name, colour, args, env, say }) {
  let child;
  let asked = false;

  const start = () => {
    asked = false;
    const mine = spawn(process.execPath, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    printPrefixed(mine.stdout, name, colour);
    printPrefixed(mine.stderr, name, colour);
    mine.once('exit', (code, signal) => {
      if (child === mine && !asked)
        say(`${name} has ended (${signal ?? `exit code ${code}`}); it starts again after the next change`);
    });
    child = mine;
  };
  const stop = async () => {
    asked = true;
    if (child) await stopProcess(child.pid, args.at(-1), STOPS);
  };

  return {
    start,
    stop,
    async restart() {
      await stop();
      start();
    },
  };
}
