import pg from 'pg';

/** Runs `work` under an advisory lock of the database, which is released when its process dies. */
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
