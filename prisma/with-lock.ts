import pg from 'pg';

/** One at a time on this database, in whichever process: the others wait. A holder that dies lets go. */
export async function withLock<T>(
  databaseUrl: string,
  key: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [key]);
    return await work(client);
  } finally {
    await client.end();
  }
}
