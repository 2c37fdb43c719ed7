import { readSettings } from '../lib/settings.mjs';

/** Environment variables of a running shop must never lead a test to its data. */
const NOT_FOR_TESTS = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'REDIS_URL',
  'SMTP_URL',
  'DATA_DIR',
  'PORT',
  'APP_SECRET',
  'VAULT_KEY',
  'VAULT_KEY_FILE',
  'SEED_DEMO',
  'RATE_LIMIT_FACTOR',
  'NODE_ENV',
];

/** Forgets the settings of a shop that runs here. @throws Error when what is left does not fit this machine. */
export function forgetShop() {
  for (const name of NOT_FOR_TESTS) delete process.env[name];
  const { problems } = readSettings({});
  if (problems.length) throw new Error(problems.join('\n'));
}
