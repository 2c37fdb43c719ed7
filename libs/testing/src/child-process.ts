import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Child {
  process: ChildProcess;
  /** The output so far. */
  output(): string;
  /** Resolves with the signal or exit code of the process. */
  ended: Promise<NodeJS.Signals | number | null>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts a process from its TypeScript entry, for instance `worker/src/main.ts`. */
export function startChild(entry: string, env: Record<string, string>): Child {
  const child = spawn(
    process.execPath,
    ['--conditions=source', '--import', './libs/testing/src/swc-register.mjs', entry],
    { cwd: ROOT, env: { PATH: process.env.PATH, NODE_OPTIONS: '', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  return {
    process: child,
    output: () => output,
    ended,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}
