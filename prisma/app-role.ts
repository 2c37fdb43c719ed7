import pg from 'pg';

/** Roles belong to the whole server: the setup of another database may have made it at the same moment. */
const ALREADY_THERE = ['42710', '23505'];

/**
 * Lets the role of `appUrl` read and write the tables and nothing else: as it owns none, it cannot switch off the
 * triggers of ledger and audit log, empty a table, or change one. Makes the role, with the password of the URL, when it
 * is missing. To be called after migrations: what they add is not granted before.
 */
export async function grantAppRole(ownerUrl: string, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl);
  const role = decodeURIComponent(username);
  const name = pg.escapeIdentifier(role);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    if (!(await exists(client, 'pg_roles', 'rolname', role)))
      await client
        .query(`CREATE ROLE ${name} LOGIN PASSWORD ${pg.escapeLiteral(decodeURIComponent(password))}`)
        .catch((error: pg.DatabaseError) => {
          if (!ALREADY_THERE.includes(error.code ?? '')) throw error;
        });
    await client.query('BEGIN');
    const { rows } = await client.query<{ database: string }>('SELECT quote_ident(current_database()) AS database');
    await client.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${rows[0]!.database} TO ${name}`);
    for (const schema of ['public', 'bullmq']) {
      if (!(await exists(client, 'pg_namespace', 'nspname', schema))) continue;
      await client.query(`GRANT USAGE ON SCHEMA ${schema} TO ${name};
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${name}`);
      await grantSequences(client, schema, name);
    }
    // BullMQ makes a sequence for each queue, when it is used first.
    if (await exists(client, 'pg_namespace', 'nspname', 'bullmq'))
      await client.query(`GRANT CREATE ON SCHEMA bullmq TO ${name}`);
    // What was migrated is for setup alone to write.
    await client.query(`REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations, repeatable_sql FROM ${name}`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Of the owner alone: those that BullMQ has made belong to the role already. */
async function grantSequences(client: pg.Client, schema: string, name: string): Promise<void> {
  const { rows } = await client.query<{ sequence: string }>(
    `SELECT oid::regclass::text AS sequence FROM pg_class
     WHERE relkind = 'S' AND relnamespace = $1::regnamespace AND pg_get_userbyid(relowner) = current_user`,
    [schema],
  );
  const sequences = rows.map(({ sequence }) => sequence).join(', ');
  if (sequences) await client.query(`GRANT USAGE, SELECT, UPDATE ON SEQUENCE ${sequences} TO ${name}`);
}

async function exists(client: pg.Client, catalogue: string, column: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM ${catalogue} WHERE ${column} = $1`, [name]);
  return rowCount === 1;
}
