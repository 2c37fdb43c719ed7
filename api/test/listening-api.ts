import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { seedCatalogue } from '#prisma/seed/catalogue';
import { seedPaymentMethods } from '#prisma/seed/payment-methods';
import type { AdminRole } from '#domain/admins/admin-role';
import { Clock } from '#runtime/clock/clock';
import { Config } from '#runtime/config/config';
import { Database } from '#runtime/db/database';
import { Http } from '#testing/http';
import { brokenInvariants } from '#testing/oracle';
import { NOBODY_KNOWS } from '#testing/factories';
import { createTestDatabase } from '#testing/test-database';
import { TEST_QUEUE, TEST_REDIS_URL, forgetQueue } from '#testing/test-queue';
import { createApp } from '../src/create-app.js';
import { Tokens } from '../src/session/tokens.js';
import { anAdmin } from './an-admin.js';

export interface Person {
  uid: string;
  name: string;
  email: string;
  token: string;
}

/** The whole API, listening, on a database and a folder of its own with the real price list. No worker runs. */
export class ListeningApi {
  private constructor(
    readonly config: Config,
    readonly app: NestFastifyApplication,
    readonly http: Http,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async open(settings: Record<string, string> = {}): Promise<ListeningApi> {
    const testDatabase = await createTestDatabase();
    const dataDir = await mkdtemp(path.join(tmpdir(), 'patungan-api-'));
    const config = new Config({
      DATABASE_URL: testDatabase.url,
      DATA_DIR: dataDir,
      APP_SECRET: 'a secret that only the tests know, long enough',
      VAULT_KEY: `1:${'5e'.repeat(32)}`,
      QUEUE_PREFIX: `test-${randomUUID()}`,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'silent',
      ...(TEST_QUEUE === 'redis' && { REDIS_URL: TEST_REDIS_URL }),
      ...settings,
    });
    await seed(config);
    const app = await createApp(config);
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new ListeningApi(config, app, new Http(`http://127.0.0.1:${port}`), async () => {
      await app.close();
      await forgetQueue(config.redisUrl, config.queuePrefix);
      await testDatabase.drop();
      await rm(dataDir, { recursive: true, force: true });
    });
  }

  /** A second API process, as far as one can be without a process: its own app and memory on the same database. */
  async another(): Promise<ListeningApi> {
    const app = await createApp(this.config);
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new ListeningApi(this.config, app, new Http(`http://127.0.0.1:${port}`), () => app.close());
  }

  /** Sets the clock of this app; it goes on from there. */
  setClock(to: Date): void {
    const ahead = to.getTime() - Date.now();
    this.app.get(Clock, { strict: false }).now = () => new Date(Date.now() + ahead);
  }

  get database(): Database {
    return this.app.get(Database, { strict: false });
  }

  /** Customers who are signed in; without a password, because hashing two hundred would take longer than the test. */
  async customers(count: number, name = 'Pelanggan'): Promise<Person[]> {
    const people = Array.from({ length: count }, (_, index) => ({
      uid: randomUUID(),
      name: `${name} ${index + 1}`,
      email: `${randomUUID()}@patungan.test`,
      phoneNumber: `62812${String(index).padStart(8, '0')}`,
      passwordHash: NOBODY_KNOWS,
    }));
    await this.database.customer.createMany({ data: people });
    return people.map(({ uid, name: itsName, email }) => ({
      uid,
      name: itsName,
      email,
      token: this.customerToken(uid),
    }));
  }

  async customer(name?: string): Promise<Person> {
    return (await this.customers(1, name))[0]!;
  }

  admin(name = 'Admin Uji', role: AdminRole = 'owner'): Promise<Person> {
    return anAdmin(this.database, this.app.get(Tokens, { strict: false }), { name, role });
  }

  customerToken(uid: string): string {
    return this.app.get(Tokens, { strict: false }).forCustomer({ uid, sessionUid: randomUUID() }).accessToken;
  }

  /** Every rule that does not hold; what needs the worker is left out. */
  brokenInvariants(): Promise<string[]> {
    return brokenInvariants(this.config.databaseUrl, { settled: false });
  }

  close(): Promise<void> {
    return this.cleanUp();
  }
}

async function seed(config: Config): Promise<void> {
  const database = new Database(config);
  await seedCatalogue(database);
  await seedPaymentMethods(database);
  await database.$disconnect();
}
