import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../..');
const STOP_WITHIN_MS = 30_000;
/** The environment variables a child inherits; all others are given explicitly. By the mark `npm test` finds leftover processes. */
const HANDED_ON = ['PATH', 'HOME', 'TMPDIR', 'PATUNGAN_TEST_RUN'];

/** A process of the product as it is deployed: a file of dist/, its own settings, its own memory. */
export interface RunningProcess {
  readonly pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Resolves with the signal or exit code that ended it. */
  readonly ended: Promise<NodeJS.Signals | number>;
  isRunning(): boolean;
  /** Sends the signal and waits for the exit; after a time-out SIGKILL. */
  kill(signal?: NodeJS.Signals): Promise<NodeJS.Signals | number>;
  /** Waits until it has printed `text`. @throws Error with its output when it ends first or does not in time. */
  says(text: string, withinMs?: number): Promise<void>;
}

/** Starts `dist/<entry>`. */
export function startProcess(entry: string, env: Record<string, string>): RunningProcess {
  return run(entry, ['--enable-source-maps', path.join('dist', entry)], env);
}

/** Starts a TypeScript file, for instance a version of a process that lacks something. */
export function startSource(entry: string, env: Record<string, string>): RunningProcess {
  return run(entry, ['--conditions=source', '--import', './libs/testing/src/swc-register.mjs', entry], env);
}

/** Starts a program of a package, for instance `vite/bin/vite.js`. */
export function startTool(program: string, args: string[], env: Record<string, string> = {}): RunningProcess {
  return run(program, [path.join('node_modules', program), ...args], env);
}

function run(entry: string, args: string[], env: Record<string, string>): RunningProcess {
  const inherited = Object.fromEntries(HANDED_ON.flatMap((name) => entryOf(name)));
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let running = true;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<NodeJS.Signals | number>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (code, signal) => resolve(signal ?? code ?? -1));
  }).finally(() => (running = false));
  return {
    pid: child.pid ?? -1,
    output: () => output,
    ended,
    isRunning: () => running,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      const hard = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      return ended.finally(() => clearTimeout(hard));
    },
    async says(text, withinMs = 30_000) {
      for (const limit = Date.now() + withinMs; !output.includes(text); await sleep(20))
        if (!running || Date.now() > limit)
          throw new Error(`${entry} ${running ? 'did not print' : 'ended before it printed'} "${text}":\n${output}`);
    },
  };
}

function entryOf(name: string): [string, string][] {
  const value = process.env[name];
  return value === undefined ? [] : [[name, value]];
}
