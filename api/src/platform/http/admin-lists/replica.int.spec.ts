import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { UNKNOWN_PASSWORD_HASH } from '#testing/factories';
import { TcpGate } from '#testing/tcp-gate';
import { type TestDatabase, createTestDatabase } from '#testing/test-database';
import { ListeningApi } from '../../../../test/listening-api.js';

/** A database of its own stands for the replica: what it does not have was not read there. */
describe('a replica', () => {
  let copy: TestDatabase;
  let replica: pg.Client;
  let gate: TcpGate;
  let api: ListeningApi;
  let token: string;
  let customer: { id: string; name: string };

  beforeAll(async () => {
    copy = await createTestDatabase();
    replica = new pg.Client({ connectionString: copy.url });
    await replica.connect();
    await replica.query(`ALTER DATABASE ${new URL(copy.url).pathname.slice(1)} SET default_transaction_read_only = on`);
    gate = await TcpGate.before(copy.url);
    await gate.open();
    api = await ListeningApi.open({ DATABASE_REPLICA_URL: gate.url });
    ({ token } = await api.admin());
    const { uid, name } = await api.customer('Sinta');
    customer = { id: uid, name };
  });
  afterAll(async () => {
    await api?.close();
    await gate?.close();
    await replica?.end();
    await copy?.drop();
  });

  const customers = () => api.http.ask<{ id: string; name: string }[]>('GET', '/admin/customers', { token });

  it('a list of the console is read there, and its records in the database itself', async () => {
    expect(await customers()).toEqual([]);
    await replica.query(
      `INSERT INTO customer (uid, name, email, phone_number, password_hash) VALUES ($1, 'Nama lama', $2, '62812', $3)`,
      [customer.id, `${randomUUID()}@patungan.test`, UNKNOWN_PASSWORD_HASH],
    );
    expect(await customers()).toEqual([expect.objectContaining(customer)]);
  });

  it('a record is read in the database itself', async () => {
    const other = await api.customer('Budi');
    expect(await api.http.ask('GET', `/admin/customers/${other.uid}`, { token })).toMatchObject({ name: other.name });
  });

  it('the dashboard and every list answer from it: none of them writes', async () => {
    const document = await api.app.inject('/api/openapi.json');
    const { paths } = document.json<{ paths: Record<string, { get?: { parameters?: { name: string }[] } }> }>();
    const lists = Object.entries(paths).flatMap(([path, { get }]) =>
      get?.parameters?.some(({ name }) => name === 'range') ? [path] : [],
    );
    expect(lists.length).toBeGreaterThan(20);
    const statuses = await Promise.all(
      [...lists, '/api/admin/dashboard', '/api/admin/dashboard/waiting'].map(async (path) => {
        const { status } = await api.http.call('GET', path.replace('/api', ''), { token });
        return `${path} ${status}`;
      }),
    );
    expect(statuses.filter((one) => !one.endsWith(' 200'))).toEqual([]);
  });

  it('that hangs is left alone: the lists are read in the database', async () => {
    gate.silence();
    const names = (await customers()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Budi 1', 'Sinta 1']));
    expect(await customers()).toHaveLength(names.length);
  });
});
