import { loadConfig } from '#runtime/platform/config/load-config';
import { Database } from '#runtime/platform/db/database';
import { readyDatabase } from '#runtime/platform/db/ready-database';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { rewrapAll } from './rewrap-all.js';

/**
 * Wraps every stored login with the newest master key: `node dist/prisma/rotate-vault-keys.js`, with the old and the new
 * key in VAULT_KEY or VAULT_KEY_FILE. May be interrupted and repeated. docs/operations.md, "The vault".
 */
const config = loadConfig();
await readyDatabase(config.databaseUrl);
const database = new Database(config);
const vault = new Vault(config);
await vault.check(database);
const { moved, left } = await rewrapAll(database, vault, config.masterKeys.currentVersion);
await database.$disconnect();
console.log(`Vault: ${moved} logins moved to key ${config.masterKeys.currentVersion}, ${left.length} left`);
for (const { groupUid, keyVersion, reason } of left)
  console.error(`  group ${groupUid}, key ${keyVersion}: ${reason}; have its host or an admin store the login again`);
process.exitCode = left.length ? 1 : 0;
