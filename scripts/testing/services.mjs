import { rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const FOLDER = path.join(ROOT, '.test');
// Deleted afterwards, so durability is not needed.
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * What the tests need besides Node: started at the first call, stopped by `stop()`. TEST_DATABASE_URL and TEST_REDIS_URL
 * bring servers of one's own: the tests make and drop databases on the first.
 * Each answers `{ env }`, or `{ missing }` with the reason.
 */
export function services() {
  const stops = [];
  const once = (start) => {
    let started;
    return () => (started ??= start());
  };

  const postgres = once(async () => {
    if (process.env.TEST_DATABASE_URL) return { env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL } };
    const { startPostgres } = await import('../lib/embedded-postgres.mjs');
    const dir = path.join(FOLDER, 'postgres');
    rmSync(dir, { recursive: true, force: true });
    const server = await startPostgres({ dir, flags: CARELESS });
    stops.push(async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    });
    return { env: { TEST_DATABASE_URL: server.ownerUrl } };
  });

  const redis = once(async () => {
    if (process.env.TEST_REDIS_URL) return { env: { TEST_REDIS_URL: process.env.TEST_REDIS_URL } };
    const { findRedis, startRedis } = await import('./redis.mjs');
    const { program, missing } = findRedis();
    if (missing) return { missing };
    const dir = path.join(FOLDER, 'redis');
    rmSync(dir, { recursive: true, force: true });
    const server = await startRedis({ program, dir });
    stops.push(async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    });
    return { env: { TEST_REDIS_URL: server.url } };
  });

  const chromium = once(async () => {
    const { findChromium } = await import('./chromium.mjs');
    const { program, missing } = await findChromium();
    return missing ? { missing } : { env: { CHROMIUM_PATH: program } };
  });

  const nginx = once(async () => {
    const { findNginx } = await import('./nginx.mjs');
    const { program, missing } = findNginx();
    return missing ? { missing } : { env: { NGINX_PATH: program } };
  });

  return {
    postgres,
    redis,
    chromium,
    nginx,
    async stop() {
      while (stops.length) await stops.pop()();
    },
  };
}
