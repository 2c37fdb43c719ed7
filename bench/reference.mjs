// The reference: Fastify and pg alone, without token, validation, idempotency and foreign keys.
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();

app.get(
  '/providers',
  async () =>
    (await pool.query({ name: 'list', text: 'SELECT * FROM bench.provider ORDER BY position LIMIT 50' })).rows,
);

app.get(
  '/provider/:slug',
  async ({ params }) =>
    (await pool.query({ name: 'one', text: 'SELECT * FROM bench.provider WHERE slug = $1', values: [params.slug] }))
      .rows[0],
);

app.get(
  '/order/:uid',
  async ({ params }) =>
    (await pool.query({ name: 'order', text: 'SELECT * FROM bench.orders WHERE uid = $1', values: [params.uid] }))
      .rows[0],
);

/** Six statements in one transaction: lock the group, insert the order, its item, its invoice, the seat and the outbox row. */
app.post('/order', async ({ body: { group, customer } }) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows: groups } = await client.query({
      name: 'lock',
      text: 'UPDATE bench.grp SET taken = taken + 1 WHERE id = $1 RETURNING taken',
      values: [group],
    });
    const { rows: orders } = await client.query({
      name: 'order-in',
      text: 'INSERT INTO bench.orders (grp, customer, amount, status) VALUES ($1, $2, 3690000, 1) RETURNING uid',
      values: [group, customer],
    });
    const { uid } = orders[0];
    await client.query({
      name: 'item-in',
      text: 'INSERT INTO bench.item (order_uid, title, amount, details) VALUES ($1, $2, 3690000, $3)',
      values: [uid, 'Bench Reguler (1 bulan)', { provider: 'Bench', package: 'Reguler', months: 1 }],
    });
    await client.query({
      name: 'invoice-in',
      text: "INSERT INTO bench.invoice (order_uid, number, status, amount, due_at) VALUES ($1, $2, 'open', 3690000, now() + interval '1 day')",
      values: [uid, `INV-${uid}`],
    });
    await client.query({
      name: 'seat-in',
      text: 'INSERT INTO bench.seat (grp, order_uid, number) VALUES ($1, $2, $3)',
      values: [group, uid, groups[0].taken],
    });
    await client.query({
      name: 'outbox-in',
      text: "INSERT INTO bench.outbox (name, payload) VALUES ('order.created', $1)",
      values: [{ orderUid: uid, group }],
    });
    await client.query('COMMIT');
    return { uid };
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
