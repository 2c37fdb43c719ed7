import { spawn } from 'node:child_process';
import { closeSync, mkdirSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/free-port.mjs';
import { lastLines, openLog } from '../lib/log-file.mjs';
import { stopProcess } from '../lib/processes.mjs';
import { aptInstall, canInstall } from './debian.mjs';
import { findProgram } from './find-program.mjs';

const PATIENCE_MS = 10_000;

/** @returns `{ program }`, or `{ missing }`: one line that says how to get it. */
export function findRedis() {
  const present = findProgram(['redis-server', 'valkey-server']);
  if (present) return { program: present };
  const problem = canInstall() ? aptInstall(['redis-server']) : '';
  if (problem) console.log(`[test] apt-get: ${problem}`);
  const program = findProgram(['redis-server']);
  return program
    ? { program }
    : {
        missing:
          'redis-server is missing: `apt-get install redis-server` or `brew install redis`, or TEST_REDIS_URL=redis://…',
      };
}

/** A Redis of our own with the settings that the product requires. @returns `{ url, stop }`. */
export async function startRedis({ program, dir }) {
  mkdirSync(dir, { recursive: true });
  const port = await freePort();
  const settings = [
    '--save',
    '',
    '--appendonly',
    'yes',
    '--appendfsync',
    'everysec',
    '--maxmemory-policy',
    'noeviction',
  ];
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', dir, '--daemonize', 'no'];
  const logFile = path.join(dir, 'redis.log');
  const log = openLog(logFile);
  const child = spawn(program, [...place, ...settings], { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  let ended;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = signal ?? `exit code ${code}`));
  const stop = () =>
    stopProcess(child.pid, String(port), [
      ['SIGTERM', 5_000],
      ['SIGKILL', 2_000],
    ]);
  for (const until = Date.now() + PATIENCE_MS; ended === undefined && Date.now() < until; await sleep(25))
    if (await answersPing(port)) return { url: `redis://127.0.0.1:${port}/0`, stop };
  await stop();
  throw new Error(`redis-server did not start (${ended ?? 'no answer'}):\n${lastLines(logFile, 5)}`);
}

function answersPing(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (answer) => {
      resolve(answer.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}
