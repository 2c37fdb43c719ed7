import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { seedCatalogue } from '#prisma/seed/catalogue';
import { seedPaymentMethods } from '#prisma/seed/payment-methods';
import type { AdminRole } from '#domain/platform/admin-role';
import { Clock } from '#runtime/platform/clock/clock';
import type { Config } from '#runtime/platform/config/config';
import { Database } from '#runtime/platform/db/database';
import { Http } from '#testing/http';
import { brokenInvariants } from '#testing/invariants';
import { UNKNOWN_PASSWORD_HASH } from '#testing/factories';
import { makeTestEnvironment } from '#testing/test-environment';
import { createApp } from '../src/create-app.js';
import { Tokens } from '../src/identity/session/tokens.js';
import { anAdmin } from './an-admin.js';
import { API_SETTINGS } from './api-settings.js';
import { keepAnswers } from './described-answers.js';

export interface Person {
  uid: string;
  name: string;
  email: string;
  token: string;
}

/** What it answers must be as the document describes it: `close` checks. The whole API, listening, on its own database and folder with the real price list. No worker runs. */
export class ListeningApi {
  private constructor(
    readonly config: Config,
    readonly app: NestFastifyApplication,
    readonly http: Http,
    private readonly cleanUp: () => Promise<void>,
  ) {}

  static async open(settings: Record<string, string> = {}): Promise<ListeningApi> {
    const { clear, config } = await makeTestEnvironment({ ...API_SETTINGS, ...settings });
    await seed(config);
    const app = await createApp(config);
    const checkAnswers = keepAnswers(app);
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new ListeningApi(config, app, new Http(`http://127.0.0.1:${port}`), async () => {
      try {
        await checkAnswers();
      } finally {
        await app.close();
        await clear();
      }
    });
  }

  /** A second API process in the same Node process: its own app and memory on the same database. */
  async another(): Promise<ListeningApi> {
    const app = await createApp(this.config);
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new ListeningApi(this.config, app, new Http(`http://127.0.0.1:${port}`), () => app.close());
  }

  /** Sets the clock of this app, which goes on from there. */
  setClock(to: Date): void {
    const ahead = to.getTime() - Date.now();
    this.app.get(Clock, { strict: false }).now = () => new Date(Date.now() + ahead);
  }

  get database(): Database {
    return this.app.get(Database, { strict: false });
  }

  /** Signed-in customers; without a password, because hashing two hundred would take longer than the test. */
  async customers(count: number, name = 'Pelanggan'): Promise<Person[]> {
    const people = Array.from({ length: count }, (_, index) => ({
      uid: randomUUID(),
      name: `${name} ${index + 1}`,
      email: `${randomUUID()}@patungan.test`,
      phoneNumber: `62812${String(index).padStart(8, '0')}`,
      passwordHash: UNKNOWN_PASSWORD_HASH,
      emailVerifiedAt: new Date(),
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

  /** Every broken invariant; those that need the worker are left out. */
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
