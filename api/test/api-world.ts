import { randomUUID } from 'node:crypto';
import { Database } from '#runtime/platform/db/database';
import { FileStore } from '#runtime/platform/storage/file-store';
import type { ProductLine } from '#runtime/sales/product-line';
import type { AdminRole } from '#domain/platform/admin-role';
import { makeTestEnvironment } from '#testing/test-environment';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../src/create-app.js';
import { Tokens } from '../src/identity/session/tokens.js';
import { anAdmin } from './an-admin.js';
import { keepAnswers } from './described-answers.js';
import { API_SETTINGS } from './api-settings.js';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  /** Tests parse it with the contract of the route they called. */
  data: unknown;
  meta: { status: number; code?: string; message?: string; page?: number; limit?: number; total?: number };
  errors?: { field: string; message: string }[];
}
/** A client of the API with a certain identity. */
export interface Caller {
  get(url: string): Promise<Answer>;
  post(url: string, body?: unknown): Promise<Answer>;
  /** A console list, requested as ra-data-simple-rest does. */
  list(resource: string, query?: ListQuery): Promise<Answer>;
}
export interface ListQuery {
  filter?: unknown;
  sort?: unknown;
  range?: unknown;
}
export interface ApiWorld {
  /** For requests that need `inject` directly: a form, a raw body. */
  app: NestFastifyApplication;
  files: FileStore;
  /** The Authorization header value of this customer. */
  tokenOf(customerUid: string): string;
  database: Database;
  databaseUrl: string;
  anyone: Caller;
  /** An owner. */
  admin: Caller;
  adminAs(role: AdminRole): Promise<Caller>;
  customer(uid: string): Caller;
  close(): Promise<void>;
}

export const ADMIN_NAME = 'Sari Admin';

/**
 * The whole API on a database of its own, called without a socket; no worker runs. `close` checks that it answered as the
 * document describes.
 */
export async function openApi(lines?: readonly ProductLine[]): Promise<ApiWorld> {
  const { clear, config } = await makeTestEnvironment(API_SETTINGS);
  const app = await createApp(config, lines);
  const checkAnswers = keepAnswers(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const database = app.get(Database, { strict: false });
  // Prisma imports its compiler with the first query, and Jest allows no import between two tests.
  await database.$queryRaw`SELECT 1`;
  const tokens = app.get(Tokens, { strict: false });
  const owner = await anAdmin(database, tokens, { name: ADMIN_NAME });

  const caller = (accessToken?: string): Caller => {
    const call = async (method: 'GET' | 'POST', url: string, body?: unknown): Promise<Answer> => {
      const response = await app.inject({
        method,
        url: `/api/${url}`,
        headers: { ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
        ...(body !== undefined && { payload: body as object }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        ...response.json<Omit<Answer, 'status' | 'headers'>>(),
      };
    };
    return {
      get: (url) => call('GET', url),
      post: (url, body) => call('POST', url, body),
      list: (resource, query = {}) => {
        const text = Object.entries(query).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]);
        return call(
          'GET',
          `admin/${resource}?${new URLSearchParams(Object.fromEntries(text) as Record<string, string>)}`,
        );
      },
    };
  };
  const tokenOf = (uid: string) => tokens.forCustomer({ uid, sessionUid: randomUUID() }).accessToken;
  return {
    app,
    files: app.get(FileStore, { strict: false }),
    tokenOf,
    database,
    databaseUrl: config.databaseUrl,
    anyone: caller(),
    admin: caller(owner.token),
    adminAs: async (role) => caller((await anAdmin(database, tokens, { role })).token),
    customer: (uid) => caller(tokenOf(uid)),
    async close() {
      try {
        await checkAnswers();
      } finally {
        await app.close();
        await clear();
      }
    },
  };
}
