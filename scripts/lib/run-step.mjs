import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a Node program to its end and shows what it prints; `flags` are Node's own, `signal` ends it early.
 * @throws Error when it fails.
 */
export function runStep({ name, script, flags = ['--enable-source-maps'], env = process.env, signal }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, script], { cwd: ROOT, env, stdio: 'inherit', signal });
    child.once('error', reject);
    child.once('exit', (code, killedBy) =>
      code === 0
        ? resolve()
        : reject(new Error(`${name} failed (${killedBy ?? `exit code ${code}`}); the reason is above.`)),
    );
  });
}
