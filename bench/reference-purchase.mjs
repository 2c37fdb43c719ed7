// The reference of the row `purchase`: Fastify and pg alone write the same rows, with the same indexes, in four calls. No
// token, no validation, no queue, no foreign keys; the picture is stored as it comes, nothing is sent.
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import pg from 'pg';

const FILES = path.join(process.env.DATA_DIR, 'bench-proofs');
mkdirSync(FILES, { recursive: true });
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

const NOW = 'timestamptz NOT NULL DEFAULT now()';
await pool.query(`
  CREATE SCHEMA bare;
  CREATE TABLE bare.orders (uid uuid PRIMARY KEY, number text UNIQUE, customer uuid, name text, email text, phone text, status int, total bigint, version int DEFAULT 1, due_at timestamptz, created_at ${NOW});
  CREATE INDEX ON bare.orders (customer, created_at DESC);
  CREATE TABLE bare.item (uid uuid PRIMARY KEY, order_uid uuid, title text, price bigint, details jsonb);
  CREATE INDEX ON bare.item (order_uid);
  CREATE TABLE bare.invoice (uid uuid PRIMARY KEY, order_uid uuid, number text UNIQUE, status text, amount bigint, received bigint DEFAULT 0, due_at timestamptz, paid_at timestamptz);
  CREATE INDEX ON bare.invoice (order_uid);
  CREATE TABLE bare.grp (id int PRIMARY KEY, taken int NOT NULL DEFAULT 0);
  INSERT INTO bare.grp SELECT i FROM generate_series(0, 999) i;
  CREATE TABLE bare.seat (uid uuid PRIMARY KEY, grp int, order_uid uuid UNIQUE, customer uuid, number int, status int, UNIQUE (grp, number));
  CREATE TABLE bare.history (id bigserial PRIMARY KEY, of_uid uuid, from_status int, to_status int, why text, by text, at ${NOW});
  CREATE INDEX ON bare.history (of_uid);
  CREATE TABLE bare.file (uid uuid PRIMARY KEY, key text UNIQUE, bytes int, customer uuid, created_at ${NOW});
  CREATE TABLE bare.payment (uid uuid PRIMARY KEY, order_uid uuid, invoice_uid uuid, file_uid uuid, state text, amount bigint, submitted_at ${NOW}, decided_at timestamptz, decided_by text);
  CREATE INDEX ON bare.payment (order_uid);
  CREATE INDEX ON bare.payment (state, submitted_at);
  CREATE TABLE bare.audit (uid uuid PRIMARY KEY, actor text, action text, subject_uid uuid, at ${NOW});
  CREATE TABLE bare.entry (uid uuid PRIMARY KEY, kind text, cause uuid, at ${NOW}, UNIQUE (kind, cause));
  CREATE TABLE bare.posting (id bigserial PRIMARY KEY, entry_uid uuid, account text, amount bigint, order_uid uuid, customer uuid);
  CREATE INDEX ON bare.posting (entry_uid);
  CREATE INDEX ON bare.posting (order_uid);
  CREATE TABLE bare.notification (uid uuid PRIMARY KEY, customer uuid, kind text, event_uid uuid, title text, body text, created_at ${NOW}, UNIQUE (event_uid, kind, customer));
  CREATE INDEX ON bare.notification (customer, created_at DESC);
  CREATE TABLE bare.outbox (id bigserial PRIMARY KEY, uid uuid UNIQUE, name text, payload jsonb, created_at ${NOW});`);

const names = new Map();
const nameOf = (text) => names.get(text) ?? (names.set(text, `s${names.size}`), names.get(text));

async function inTransaction(work) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(
      async (text, ...values) => (await client.query({ name: nameOf(text), text, values })).rows,
    );
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const uuid = () => randomUUID();
const announce = (sql, name, payload) =>
  sql('INSERT INTO bare.outbox (uid, name, payload) VALUES ($1, $2, $3)', uuid(), name, payload);
const remember = (sql, uid, from, to, why) =>
  sql(
    "INSERT INTO bare.history (of_uid, from_status, to_status, why, by) VALUES ($1, $2, $3, $4, 'bench')",
    uid,
    from,
    to,
    why,
  );
async function notify(sql, customer, kind) {
  await sql(
    'INSERT INTO bare.notification (uid, customer, kind, event_uid, title, body) VALUES ($1, $2, $3, $4, $5, $6)',
    uuid(),
    customer,
    kind,
    uuid(),
    'Pesanan INV-1 sudah kami terima',
    'Halo Bench, kursimu sudah kami simpan. '.repeat(5),
  );
  await announce(sql, 'notification.created', { customer, kind });
}

app.get('/ready', async () => ({}));

app.post('/order', ({ body: { group, customer } }) =>
  inTransaction(async (sql) => {
    const uid = uuid();
    const [{ taken }] = await sql('UPDATE bare.grp SET taken = taken + 1 WHERE id = $1 RETURNING taken', group);
    await sql(
      "INSERT INTO bare.orders (uid, number, customer, name, email, phone, status, total, due_at) VALUES ($1, $2, $3, 'Bench', 'bench@patungan.test', '6281234567890', 1, 3690000, now() + interval '1 day')",
      uid,
      `INV-${uid}`,
      customer,
    );
    await sql(
      'INSERT INTO bare.item (uid, order_uid, title, price, details) VALUES ($1, $2, $3, 3690000, $4)',
      uuid(),
      uid,
      'Bench Reguler (1 bulan)',
      { provider: 'Bench', package: 'Reguler', months: 1 },
    );
    await sql(
      "INSERT INTO bare.invoice (uid, order_uid, number, status, amount, due_at) VALUES ($1, $2, $3, 'open', 3690000, now() + interval '1 day')",
      uuid(),
      uid,
      `INV-${uid}-1`,
    );
    await sql(
      'INSERT INTO bare.seat (uid, grp, order_uid, customer, number, status) VALUES ($1, $2, $3, $4, $5, 1)',
      uuid(),
      group,
      uid,
      customer,
      taken,
    );
    await announce(sql, 'order.created', { orderUid: uid, group });
    return { uid };
  }),
);

app.get('/order/:uid', async ({ params }) => {
  const text = 'SELECT * FROM bare.orders WHERE uid = $1';
  return (await pool.query({ name: nameOf(text), text, values: [params.uid] })).rows[0];
});

app.post('/proof/:uid', async ({ params: { uid }, body }) => {
  const file = uuid();
  await writeFile(path.join(FILES, file), body);
  return inTransaction(async (sql) => {
    const [order] = await sql('SELECT customer FROM bare.orders WHERE uid = $1 FOR UPDATE', uid);
    const [invoice] = await sql('SELECT uid FROM bare.invoice WHERE order_uid = $1', uid);
    await sql(
      'INSERT INTO bare.file (uid, key, bytes, customer) VALUES ($1, $2, $3, $4)',
      file,
      `proofs/${file}`,
      body.length,
      order.customer,
    );
    const payment = uuid();
    await sql(
      "INSERT INTO bare.payment (uid, order_uid, invoice_uid, file_uid, state, amount) VALUES ($1, $2, $3, $4, 'submitted', 3690000)",
      payment,
      uid,
      invoice.uid,
      file,
    );
    await sql('UPDATE bare.orders SET status = 2, due_at = NULL, version = version + 1 WHERE uid = $1', uid);
    await remember(sql, uid, 1, 2, 'Bukti pembayaran diunggah');
    const [seat] = await sql('UPDATE bare.seat SET status = 2 WHERE order_uid = $1 RETURNING uid', uid);
    await remember(sql, seat.uid, 1, 2, 'Bukti pembayaran diunggah');
    await announce(sql, 'payment.submitted', { orderUid: uid });
    await announce(sql, 'account.status-changed', { orderUid: uid });
    await notify(sql, order.customer, 'created');
    await notify(sql, order.customer, 'proof');
    return { uid: payment };
  });
});

app.post('/confirm/:uid', ({ params: { uid } }) =>
  inTransaction(async (sql) => {
    const [order] = await sql('SELECT customer FROM bare.orders WHERE uid = $1 FOR UPDATE', uid);
    const { customer } = order;
    const [payment] = await sql(
      "UPDATE bare.payment SET state = 'confirmed', decided_at = now(), decided_by = 'bench' WHERE order_uid = $1 RETURNING uid",
      uid,
    );
    await sql("UPDATE bare.invoice SET status = 'paid', received = amount, paid_at = now() WHERE order_uid = $1", uid);
    await sql('UPDATE bare.orders SET status = 3, version = version + 1 WHERE uid = $1', uid);
    await remember(sql, uid, 2, 3, 'Pembayaran diterima');
    await sql(
      "INSERT INTO bare.audit (uid, actor, action, subject_uid) VALUES ($1, 'bench', 'confirm', $2)",
      uuid(),
      payment.uid,
    );
    await announce(sql, 'payment.confirmed', { orderUid: uid });
    const [seat] = await sql('UPDATE bare.seat SET status = 3 WHERE order_uid = $1 RETURNING uid', uid);
    await remember(sql, seat.uid, 2, 3, 'Lunas');
    await sql('UPDATE bare.orders SET status = 4, version = version + 1 WHERE uid = $1', uid);
    await remember(sql, uid, 3, 4, 'Lunas');
    await announce(sql, 'account.status-changed', { orderUid: uid });
    const entry = uuid();
    await sql("INSERT INTO bare.entry (uid, kind, cause) VALUES ($1, 'payment', $2)", entry, payment.uid);
    await sql(
      "INSERT INTO bare.posting (entry_uid, account, amount, order_uid, customer) VALUES ($1, 'cash', 3690000, $2, $3), ($1, 'members', -3690000, $2, $3)",
      entry,
      uid,
      customer,
    );
    await notify(sql, customer, 'confirmed');
    await notify(sql, customer, 'active');
    return { uid };
  }),
);

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
