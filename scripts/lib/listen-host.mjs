import pg from 'pg';

export const LOOPBACK = '127.0.0.1';
const EVERYWHERE = '0.0.0.0';
/** Their password stands in the README. */
const DEMO_EMAILS = ['admin', 'support', 'finance', 'catalogue', 'customer', 'host'].map(
  (name) => `${name}@patungan.test`,
);

/** Where to listen, unless HOST says so: this machine alone while the database has demo people. */
export async function listenHost(databaseUrl, given) {
  if (given) return given;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT FROM customer WHERE email = ANY ($1) AND erased_at IS NULL
       UNION ALL SELECT FROM admin WHERE email = ANY ($1) AND deactivated_at IS NULL LIMIT 1`,
      [DEMO_EMAILS],
    );
    return rows.length > 0 ? LOOPBACK : EVERYWHERE;
  } finally {
    await client.end();
  }
}
