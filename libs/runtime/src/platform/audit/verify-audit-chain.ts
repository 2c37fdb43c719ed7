import type { Database } from '#runtime/platform/db/database';
import { Prisma } from '#runtime/generated/prisma/client';

export interface AuditChainProblem {
  /** `changed`: a row differs from its link; `missing`: a row or link was deleted; `added`: a row has no link. */
  kind: 'changed' | 'missing' | 'added';
  /** Position in the chain; null for a row without a link. */
  position: number | null;
  /** null when the link with the row's uid was deleted too. */
  auditUid: string | null;
}

export interface AuditChain {
  /** Number of links checked. */
  entries: number;
  /** To be noted outside the database: a rewritten chain cannot end in the same hash. */
  head: { position: number; hash: string };
  /** The first problems, by position. */
  problems: AuditChainProblem[];
}

const MOST_PROBLEMS = 20;
const GENESIS = '0'.repeat(64);

interface Row {
  entries: bigint;
  position: bigint;
  hash: string;
  problems: AuditChainProblem[] | null;
}

/** Recomputes every link in one statement, and so in one snapshot. */
export async function verifyAuditChain(database: Pick<Database, '$queryRaw'>): Promise<AuditChain> {
  const [row] = await database.$queryRaw<[Row]>(VERIFY);
  const { entries, position, hash, problems } = row;
  return { entries: Number(entries), head: { position: Number(position), hash }, problems: problems ?? [] };
}

const VERIFY = Prisma.sql`
  WITH chain AS MATERIALIZED (
    SELECT link.position, link.audit_uid, link.hash, link.previous_hash, entry.uid IS NOT NULL AS is_there,
      audit_hash(link.previous_hash, entry) AS computed,
      lag(link.position, 1, 0::bigint) OVER turn AS position_before,
      lag(link.hash, 1, ${GENESIS}) OVER turn AS hash_before
    FROM audit_link link LEFT JOIN audit_log entry ON entry.uid = link.audit_uid
    WINDOW turn AS (ORDER BY link.position)
  ),
  last_link AS (SELECT coalesce(max(position), 0) AS position, count(*) AS entries FROM chain),
  problem AS (
    SELECT 'missing' AS kind, position_before + 1 AS position, NULL::uuid AS uid FROM chain WHERE position > position_before + 1
    UNION ALL
    SELECT 'missing', position, audit_uid FROM chain WHERE NOT is_there
    UNION ALL
    SELECT 'changed', position, audit_uid FROM chain
      WHERE is_there AND (computed <> hash OR (position = position_before + 1 AND previous_hash <> hash_before))
    UNION ALL
    SELECT 'missing', last_link.position + 1, NULL FROM last_link, audit_head WHERE audit_head.position > last_link.position
    UNION ALL
    SELECT 'changed', chain.position, chain.audit_uid FROM chain JOIN audit_head USING (position) WHERE chain.hash <> audit_head.hash AND computed = chain.hash
    UNION ALL
    SELECT 'added', NULL, entry.uid FROM audit_log entry
      WHERE NOT EXISTS (SELECT FROM audit_link link WHERE link.audit_uid = entry.uid)
  ),
  first_problems AS (SELECT * FROM problem ORDER BY position NULLS LAST LIMIT ${MOST_PROBLEMS})
  SELECT last_link.entries, audit_head.position, audit_head.hash,
    (SELECT json_agg(json_build_object('kind', kind, 'position', position, 'auditUid', uid)) FROM first_problems) AS problems
  FROM last_link, audit_head`;
