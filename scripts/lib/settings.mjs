import { isIP } from 'node:net';
import path from 'node:path';
import { ROOT } from './paths.mjs';

const OLDEST_NODE = [20, 19];

/**
 * Reads the settings of `npm start`. Not with the schema of the API: that is TypeScript and not built yet at a first start.
 * @returns `problems`: one sentence for each bad value; when it is empty, `settings` may be used.
 */
export function readSettings(env, nodeVersion = process.versions.node) {
  const problems = [];
  const check = (name, read) => {
    const value = env[name]?.trim();
    if (!value) return undefined;
    const result = read(value);
    if (result instanceof Problem)
      problems.push(`${name}${name === 'APP_SECRET' ? '' : `=${hidePassword(value)}`}: ${result.text}`);
    else return result;
    return undefined;
  };

  const [major, minor] = nodeVersion.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    problems.push(`Node ${nodeVersion} is too old: ${OLDEST_NODE.join('.')} or newer is needed.`);

  const settings = {
    port: check('PORT', readPort) ?? 3000,
    host: check('HOST', (value) =>
      isIP(value) || value === 'localhost'
        ? value
        : new Problem(
            'must be an address of this machine: 0.0.0.0 for every network, 127.0.0.1 for this machine alone.',
          ),
    ),
    dataDir: path.resolve(ROOT, env.DATA_DIR?.trim() || '.data'),
    databaseUrl: check('DATABASE_URL', (value) =>
      readUrl(value, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/name'),
    ),
    redisUrl: check('REDIS_URL', (value) => readUrl(value, ['redis:', 'rediss:'], 'redis://host:6379/0')),
    smtpUrl: check('SMTP_URL', (value) => readUrl(value, ['smtp:', 'smtps:'], 'smtp://user:password@host:587')),
    rateLimitFactor: check('RATE_LIMIT_FACTOR', readFactor) ?? 1,
    appSecret: check('APP_SECRET', (value) =>
      value.length < 32 ? new Problem('must have at least 32 characters, e.g. from `openssl rand -hex 32`.') : value,
    ),
    seedDemo: check('SEED_DEMO', (value) =>
      value === '0' || value === '1' ? value === '1' : new Problem('must be 1 (seed demo data) or 0.'),
    ),
  };
  // Demo data by default only in the embedded database.
  settings.seedDemo ??= !settings.databaseUrl;
  return { settings, problems };
}

class Problem {
  constructor(text) {
    this.text = text;
  }
}

function readPort(value) {
  const port = Number(value);
  return /^\d+$/.test(value) && port >= 1 && port <= 65_535
    ? port
    : new Problem('must be a whole number from 1 to 65535.');
}

function readFactor(value) {
  const factor = Number(value);
  return Number.isFinite(factor) && factor > 0 && factor <= 1_000_000
    ? factor
    : new Problem('must be a number above 0 (1 keeps the limits as they are, 10 makes them ten times wider).');
}

function readUrl(value, protocols, example) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !protocols.includes(url.protocol)) return new Problem(`must look like ${example}`);
  if (!url.hostname && !url.searchParams.has('host')) return new Problem(`names no host; it must look like ${example}`);
  if (protocols.includes('postgres:') && url.pathname.length < 2)
    return new Problem(`names no database; it must look like ${example}`);
  return value;
}

const hidePassword = (value) => value.replace(/(:\/\/[^:/@]*:)[^@]*@/, '$1***@').slice(0, 120);
