import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs one of our scripts to its end, its output shown; `signal` ends it early.
 * @throws Error when it fails.
 */
export function runStep({ name, script, args = [], env = process.env, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
      signal,
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${name} failed (${signal ?? `exit code ${code}`}); the reason is above.`)),
    );
  });
}
