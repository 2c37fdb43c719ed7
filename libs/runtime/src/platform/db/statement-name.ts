const names = new Map<string, string>();

/** A stable name for each SQL text, so that PostgreSQL plans it only once for a connection. */
export function statementName(sql: string): string {
  let name = names.get(sql);
  if (!name) names.set(sql, (name = `p${names.size}`));
  return name;
}
