import 'reflect-metadata';
import { loadConfig } from '#runtime/config/load-config';
import { readyDatabase } from '#runtime/db/ready-database';
import { goAhead } from '#runtime/go-ahead';
import { migrateQueueSchema } from '#runtime/queues/queue-backend';
import { createApp } from './create-app.js';

const config = loadConfig();
await goAhead();
await readyDatabase(config.databaseUrl);
await migrateQueueSchema(config);
const app = await createApp(config);
await app.listen(config.port, process.env.HOST ?? '0.0.0.0');
