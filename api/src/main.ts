import 'reflect-metadata';
import { loadConfig } from '#runtime/platform/config/load-config';
import { readyDatabase } from '#runtime/platform/db/ready-database';
import { waitForSetup } from '#runtime/platform/wait-for-setup';
import { migrateQueueSchema } from '#runtime/platform/queues/queue-backend';
import { createApp } from './create-app.js';
import { requireVaultForSecondFactor } from './identity/second-factor/require-vault.js';
import { drainOnSignal } from './platform/health/drain.js';

const config = loadConfig();
const host = await waitForSetup();
requireVaultForSecondFactor(config);
await readyDatabase(config.databaseUrl);
await migrateQueueSchema(config);
const app = await createApp(config);
drainOnSignal(app, config);
await app.listen(config.port, host ?? process.env.HOST ?? '0.0.0.0');
