import { loadConfig } from '#runtime/platform/config/load-config';
import { Database } from '#runtime/platform/db/database';
import { readyPostgres } from '#runtime/platform/db/ready-database';
import { migrateQueueSchema } from '#runtime/platform/queues/queue-backend';
import { createFileStore } from '#runtime/platform/storage/create-file-store';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { grantAppRole } from './app-role.js';
import { createFirstAdmin } from './create-first-admin.js';
import { migrate } from './migrate.js';
import { seedCampaigns } from './seed/campaigns/campaigns.js';
import { seedCatalogue } from './seed/catalogue.js';
import { seedContacts } from './seed/contacts.js';
import { seedContent } from './seed/content/content.js';
import { seedDemo } from './seed/demo.js';
import { seedErrands } from './seed/errands/errands.js';
import { seedGiving } from './seed/giving/giving.js';
import { seedMerchandise } from './seed/merchandise/merchandise.js';
import { seedQurban } from './seed/qurban/qurban.js';
import { seedSekeranjang } from './seed/sekeranjang/sekeranjang.js';
import { seedShippingZones } from './seed/merchandise/shipping-zones.js';
import { seedVenues } from './seed/venues/venues.js';
import { seedPaymentMethods } from './seed/payment-methods.js';
import { withLock } from './with-lock.js';

/** An arbitrary number, the same in every process: two seeds at once would both add what is missing. */
const SETUP_LOCK = 7_240_713;

/**
 * Run before api and worker: migrations, tables of the queue, catalogue and, with `SEED_DEMO=1`, the demo. Running it
 * again changes nothing.
 */
const config = loadConfig();
/** Whose tables they are; without it the role of DATABASE_URL, which may change them then. */
const ownerUrl = process.env.DATABASE_OWNER_URL || config.databaseUrl;
await readyPostgres(ownerUrl, (reason) => console.log(`Waiting for PostgreSQL: ${reason}`)).catch(giveUp);
const applied = await withLock(ownerUrl, SETUP_LOCK, async () => {
  const migrations = await migrate(ownerUrl);
  await migrateQueueSchema({ databaseUrl: ownerUrl, redisUrl: config.redisUrl });
  if (ownerUrl !== config.databaseUrl) await grantAppRole(ownerUrl, config.databaseUrl);
  const database = new Database(config);
  await seed(database);
  await database.$disconnect();
  return migrations;
});
console.log(applied.length ? `Migrations and SQL functions applied: ${applied.join(', ')}` : 'Database is up to date');
// The migration engine leaves a timer that would keep the process for eight seconds.
process.exit();

function giveUp({ message }: Error): never {
  console.error(message);
  process.exit(1);
}

async function seed(database: Database): Promise<void> {
  await seedCatalogue(database);
  await seedPaymentMethods(database);
  await seedShippingZones(database);
  if (process.env.SEED_DEMO === '1') {
    const files = await createFileStore(config);
    const put = (key: string, bytes: Buffer) => files.put(key, bytes, 'image/webp');
    await seedDemo(database, new Date(), put, config.masterKeys.currentVersion === null ? null : new Vault(config));
    await seedContacts(database);
    await seedMerchandise(database, put);
    await seedSekeranjang(database, new Date(), put);
    await seedErrands(database, new Date(), put);
    await seedGiving(database, put);
    await seedContent(database, (key, bytes) => files.put(key, bytes, `image/${key.split('.').at(-1)}`));
    await seedQurban(database, new Date(), put);
    await seedVenues(database, new Date(), put);
    await seedCampaigns(database);
  }
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ADMIN_NAME } = process.env;
  await createFirstAdmin(database, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD, name: ADMIN_NAME });
}
