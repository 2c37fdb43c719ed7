import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** Runs `node <args>` and answers its output. @throws Error with the output when it fails. */
export async function runQuietly({ name, args, env = process.env, signal }) {
  const { ok, output } = await run({ args, env, signal });
  if (!ok) throw new Error(`${name} failed:\n${output}`);
  return output;
}

/** The same without throwing: `{ ok, output, seconds }`. */
export function run({ args, env = process.env, signal }) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
    const end = (ok) => resolve({ ok, output: output.trim(), seconds: (Date.now() - startedAt) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      if (child.pid === undefined) end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
