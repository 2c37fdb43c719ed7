import { afterEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Config } from '#runtime/platform/config/config';
import { startChild } from '#testing/child-process';
import { freePort } from '#testing/free-port';
import { checkRedis } from './check-redis.js';

const SETTINGS = {
  DATABASE_URL: 'postgres://postgres@127.0.0.1:1/nowhere',
  APP_SECRET: 'a secret that only the tests know, long enough',
};

describe('a worker with invalid settings', () => {
  it('names them and exits', async () => {
    const child = startChild('worker/src/main.ts', { DATABASE_URL: 'mysql://x', APP_SECRET: 'short' });
    expect(await child.ended).toBe(1);
    expect(child.output()).toContain('DATABASE_URL: must look like postgres://');
    expect(child.output()).toContain('APP_SECRET: must have at least 32 characters');
  });
});

const hasRedis = !spawnSync('redis-server', ['--version']).error;
(hasRedis ? describe : describe.skip)('checkRedis', () => {
  let redis: ChildProcess | null = null;
  let dir: string | null = null;
  afterEach(async () => {
    if (redis?.kill('SIGKILL')) await new Promise((resolve) => redis!.once('exit', resolve));
    if (dir) rmSync(dir, { recursive: true, force: true });
    redis = dir = null;
  });

  async function redisWith(...args: string[]): Promise<Config> {
    const port = await freePort();
    dir = mkdtempSync(path.join(tmpdir(), 'patungan-redis-'));
    redis = spawn('redis-server', ['--port', `${port}`, '--save', '', '--dir', dir, ...args], { stdio: 'ignore' });
    return new Config({ ...SETTINGS, REDIS_URL: `redis://127.0.0.1:${port}/0` });
  }
  function recordingLogger() {
    const lines: string[] = [];
    return { lines, logger: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }) };
  }

  it('refuses a Redis that may evict jobs, and names the setting', async () => {
    const config = await redisWith('--maxmemory-policy', 'allkeys-lru');
    await expect(checkRedis(config, recordingLogger().logger)).rejects.toThrow(
      'Redis has maxmemory-policy "allkeys-lru" and would throw jobs away; set it to "noeviction"',
    );
  });

  it('warns about a Redis without an append-only file and accepts it', async () => {
    const { lines, logger } = recordingLogger();
    await checkRedis(await redisWith('--maxmemory-policy', 'noeviction'), logger);
    expect(lines.join()).toContain('append-only');
  });

  it('accepts a well-configured Redis without a warning', async () => {
    const { lines, logger } = recordingLogger();
    const config = await redisWith('--maxmemory-policy', 'noeviction', '--appendonly', 'yes');
    await checkRedis(config, logger);
    expect(lines.filter((line) => !line.includes('waiting for Redis'))).toEqual([]);
  });

  it('checks nothing without Redis', async () => {
    await expect(checkRedis(new Config(SETTINGS), recordingLogger().logger)).resolves.toBeUndefined();
  });
});
