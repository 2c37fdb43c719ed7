import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { whyNotPort } from './free-port.mjs';
import { keepRunning } from './keep-running.mjs';
import { takeLock } from './lock.mjs';
import { stopProcess } from './processes.mjs';
import { ownSecret, ownVaultKeyFile } from './secret.mjs';
import { readSettings } from './settings.mjs';

export const APPS = { api: 'dist/api/src/main.js', worker: 'dist/worker/src/main.js' };

/** @throws Error that lists every bad value. */
export function checkSettings() {
  const { settings, problems } = readSettings(process.env);
  if (problems.length)
    throw new Error(`Settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return settings;
}

/** Creates and locks DATA_DIR; `settings.dataDir` becomes its real path. @returns the lock; `stops` gets its `release`. */
export async function claimDataDir(settings, stops) {
  try {
    makeFolder(settings.dataDir);
    settings.dataDir = realpathSync(settings.dataDir);
    const lock = takeLock(settings.dataDir, { port: settings.port });
    stops.push(lock.release);
    await clearOrphans(lock.previous);
    return lock;
  } catch (error) {
    throw error.code ? new Error(`DATA_DIR=${settings.dataDir} cannot be used: ${error.message}`) : error;
  }
}

/** Level by level: on a file system without folders (/proc) `recursive` of Node 20 never ends. */
function makeFolder(dir) {
  if (existsSync(dir)) return;
  makeFolder(path.dirname(dir));
  mkdirSync(dir, { mode: 0o711 }); // the user of PostgreSQL has to pass
}

/** After a kill -9 of the start script its apps stop by themselves: wait for that, and end one that hangs. */
async function clearOrphans({ children = {} }) {
  for (const [name, pid] of Object.entries(children))
    await stopProcess(pid, APPS[name] ?? name, [
      ['SIGTERM', 10_000],
      ['SIGKILL', 2_000],
    ]);
}

/** @throws Error that names another port when this one cannot be used. */
export async function checkPort(port) {
  const reason = (await whyNotPort(port)) ?? (await whyNotPort(port, '127.0.0.1'));
  const other = port < 65_535 ? port + 1 : 3000;
  if (reason === 'EADDRINUSE')
    throw new Error(`Port ${port} is taken by another program. Choose another one: PORT=${other} npm start`);
  if (reason) throw new Error(`Port ${port} cannot be opened (${reason}). Choose another one: PORT=3000 npm start`);
}

/**
 * DATABASE_URL, or the embedded database, kept running until `stops` ends it. `ownerUrl` is for setup alone: undefined,
 * or the role that owns the tables.
 */
export async function openDatabase({ databaseUrl, dataDir }, { stops, say }) {
  if (databaseUrl)
    return { url: databaseUrl, ownerUrl: process.env.DATABASE_OWNER_URL, text: 'the PostgreSQL of DATABASE_URL' };
  // Imported here because it is slow and DATABASE_URL does not need it.
  const { startPostgres } = await import('./embedded-postgres.mjs');
  const first = await startPostgres({ dir: dataDir, say });
  // API and worker know only the first port.
  const launch = () => startPostgres({ dir: dataDir, say, samePort: true });
  const kept = keepRunning({ name: 'PostgreSQL', launch, first, say });
  stops.push(() => kept.stop());
  return { url: first.url, ownerUrl: first.ownerUrl, text: `embedded PostgreSQL on port ${first.port}` };
}

/** The environment of API and worker, and with DATABASE_OWNER_URL of setup. */
export function childEnv(settings, databaseUrl) {
  const given = {
    PORT: settings.port,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: undefined,
    REDIS_URL: settings.redisUrl,
    SMTP_URL: settings.smtpUrl,
    RATE_LIMIT_FACTOR: settings.rateLimitFactor,
    APP_SECRET: settings.appSecret ?? ownSecret(settings.dataDir),
    VAULT_KEY_FILE: process.env.VAULT_KEY ? undefined : process.env.VAULT_KEY_FILE || ownVaultKeyFile(settings.dataDir),
    SEED_DEMO: settings.seedDemo ? 1 : 0,
    NODE_ENV: process.env.NODE_ENV || 'production',
  };
  const env = { ...process.env };
  for (const [name, value] of Object.entries(given))
    if (value === undefined) delete env[name];
    else env[name] = String(value);
  return env;
}

/** The environment of setup: it migrates as the owner of the tables, if that is another role. */
export const setupEnv = (env, { ownerUrl }) => (ownerUrl ? { ...env, DATABASE_OWNER_URL: ownerUrl } : env);
