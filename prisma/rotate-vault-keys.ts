import { loadConfig } from '#runtime/platform/config/load-config';
import { Database } from '#runtime/platform/db/database';
import { readyDatabase } from '#runtime/platform/db/ready-database';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { rewrapAll, rewrapSecondFactors } from './rewrap-all.js';

/**
 * Wraps every stored login and second factor with the newest master key: `node dist/prisma/rotate-vault-keys.js`, with the old and the new
 * key in VAULT_KEY or VAULT_KEY_FILE. May be interrupted and repeated. docs/operations.md, "The vault".
 */
const config = loadConfig();
await readyDatabase(config.databaseUrl);
const database = new Database(config);
const vault = new Vault(config);
await vault.check(database);
const { moved, left } = await rewrapAll(database, vault, config.masterKeys.currentVersion);
const factors = await rewrapSecondFactors(database, config.masterKeys);
await database.$disconnect();
console.log(`Vault: ${moved} logins moved to key ${config.masterKeys.currentVersion}, ${left.length} left`);
for (const { groupUid, keyVersion, reason } of left)
  console.error(`  group ${groupUid}, key ${keyVersion}: ${reason}; have its host or an admin store the login again`);
if (factors.moved > 0 || factors.left.length > 0)
  console.log(`Second factors: ${factors.moved} moved, ${factors.left.length} left`);
for (const adminUid of factors.left)
  console.error(`  admin ${adminUid}: cannot be opened; have an owner reset the second factor`);
process.exitCode = left.length + factors.left.length > 0 ? 1 : 0;
