import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminAuditChain } from '#contracts/platform/audit.admin.http';
import { migrationFiles } from '#prisma/schema-engine';
import { type AuditChainProblem, verifyAuditChain } from '#runtime/platform/audit/verify-audit-chain';
import type { Tx } from '#runtime/platform/db/database';
import { ADMIN_NAME, type ApiWorld, openApi } from '../../../test/api-world.js';
import { recordAudit } from './record-audit.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
  for (let n = 0; n < 5; n += 1) await api.database.transaction(act);
});
afterAll(() => api.close());

const admin = {
  uid: randomUUID(),
  sessionUid: randomUUID(),
  step: null,
  name: ADMIN_NAME,
  role: 'owner',
  ip: '127.0.0.1',
} as const;
const act = (tx: Tx) =>
  recordAudit(tx, admin, {
    action: 'cancel',
    subject: 'orders',
    subjectUid: randomUUID(),
    reason: 'Diminta',
    change: { a: 1 },
  });
const verification = async () => adminAuditChain.parse((await api.admin.get('admin/audit-entries/verification')).data);

class Undo extends Error {}

/** The problems found after `tamper` with triggers disabled, as a database superuser can; rolled back. */
async function foundAfter(tamper: (tx: Tx) => Promise<unknown>): Promise<AuditChainProblem[]> {
  let problems: AuditChainProblem[] = [];
  await api.database
    .transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await tamper(tx);
      ({ problems } = await verifyAuditChain(tx));
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return problems;
}

describe('the chain of the audit log', () => {
  it('is valid, and grows by one link with each act', async () => {
    const before = await verification();
    await api.database.transaction(act);
    const after = await verification();
    expect([before.whole, after.whole, after.problems]).toEqual([true, true, []]);
    expect(after.entries).toBe(before.entries + 1);
    expect(after.head.position).toBe(after.entries);
    const [first, second] = await api.database.auditLink.findMany({ orderBy: { position: 'asc' }, take: 2 });
    expect(second!.previousHash).toBe(first!.hash);
  });

  it('is for admins only', async () => {
    expect((await api.anyone.get('admin/audit-entries/verification')).status).toBe(401);
  });

  it.each([
    [
      'actor',
      (tx: Tx) =>
        tx.$executeRaw`UPDATE audit_log SET actor = 'Orang Lain' WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 3)`,
    ],
    [
      'reason',
      (tx: Tx) =>
        tx.$executeRaw`UPDATE audit_log SET reason = NULL WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 3)`,
    ],
    [
      'change',
      (tx: Tx) =>
        tx.$executeRaw`UPDATE audit_log SET change = '{"a": 2}' WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 3)`,
    ],
    [
      'moment',
      (tx: Tx) =>
        tx.$executeRaw`UPDATE audit_log SET at = at - interval '1 ms' WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 3)`,
    ],
    [
      'address',
      (tx: Tx) =>
        tx.$executeRaw`UPDATE audit_log SET ip = '10.0.0.1' WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 3)`,
    ],
  ])('shows a changed %s, and no other problem', async (_, tamper) => {
    expect(await foundAfter(tamper)).toMatchObject([{ kind: 'changed', position: 3 }]);
  });

  it('shows a changed row whose own hash was recomputed', async () => {
    const problems = await foundAfter(async (tx) => {
      await tx.$executeRaw`UPDATE audit_log SET actor = 'Orang Lain' WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 3)`;
      await tx.$executeRaw`UPDATE audit_link SET hash = audit_hash(previous_hash, (SELECT a FROM audit_log a WHERE a.uid = audit_uid)) WHERE position = 3`;
    });
    expect(problems).toMatchObject([{ kind: 'changed', position: 4 }]);
  });

  it('shows a deleted row', async () => {
    const problems = await foundAfter(
      (tx) => tx.$executeRaw`DELETE FROM audit_log WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 2)`,
    );
    expect(problems).toMatchObject([{ kind: 'missing', position: 2 }]);
  });

  it('shows a row that was deleted with its link', async () => {
    const problems = await foundAfter(async (tx) => {
      await tx.$executeRaw`DELETE FROM audit_log WHERE uid = (SELECT audit_uid FROM audit_link WHERE position = 2)`;
      await tx.$executeRaw`DELETE FROM audit_link WHERE position = 2`;
    });
    expect(problems).toEqual([{ kind: 'missing', position: 2, auditUid: null }]);
  });

  it('shows deleted links at the end', async () => {
    const { entries } = await verification();
    const problems = await foundAfter(async (tx) => {
      await tx.$executeRaw`DELETE FROM audit_log WHERE uid = (SELECT audit_uid FROM audit_link ORDER BY position DESC LIMIT 1)`;
      await tx.$executeRaw`DELETE FROM audit_link WHERE position = (SELECT max(position) FROM audit_link)`;
    });
    expect(problems).toEqual([{ kind: 'missing', position: entries, auditUid: null }]);
  });

  it('shows an added row', async () => {
    const problems = await foundAfter(
      (tx) =>
        tx.$executeRaw`INSERT INTO audit_log (uid, actor, actor_uid, action, subject, subject_uid)
          VALUES (gen_random_uuid(), 'x', gen_random_uuid(), 'pay', 'reimbursements', gen_random_uuid())`,
    );
    expect(problems).toMatchObject([{ kind: 'added', position: null }]);
  });

  it('cannot be changed by the shop itself', async () => {
    for (const change of [
      api.database.$executeRaw`UPDATE audit_link SET hash = 'x'`,
      api.database.$executeRaw`DELETE FROM audit_link`,
      api.database.$executeRaw`DELETE FROM audit_head`,
    ])
      await expect(change).rejects.toThrow(/append-only/);
  });

  it('orders forty concurrent acts without duplicates or losses; a rollback leaves no gap', async () => {
    const before = await verification();
    const acts = Array.from({ length: 40 }, (_, n) =>
      api.database
        .transaction(async (tx) => {
          await act(tx);
          if (n % 4 === 0) throw new Undo();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error;
        }),
    );
    await Promise.all(acts);
    const after = await verification();
    expect([after.whole, after.entries]).toEqual([true, before.entries + 30]);
  });

  it('does not make admins wait before their commit: two open transactions have both written', async () => {
    let bothHaveWritten = (): void => undefined;
    const meeting = new Promise<void>((resolve) => (bothHaveWritten = resolve));
    let written = 0;
    const oneOfTwo = () =>
      api.database.transaction(async (tx) => {
        await act(tx);
        written += 1;
        if (written === 2) bothHaveWritten();
        // If the INSERT took the lock, the second transaction would never get here.
        await meeting;
      });
    await Promise.all([oneOfTwo(), oneOfTwo()]);
    expect((await verification()).whole).toBe(true);
  });

  it('takes in entries from before the chain, in the order of their time', async () => {
    const { sql } = migrationFiles().find(({ name }) => name.endsWith('_audit_chain'))!;
    const [takeIn] = /DO \$\$[\s\S]*?END \$\$;/.exec(sql)!;
    const problems = await foundAfter(async (tx) => {
      await tx.$executeRaw`DELETE FROM audit_link`;
      await tx.$executeRaw`UPDATE audit_head SET position = 0, hash = repeat('0', 64)`;
      await tx.$executeRawUnsafe(takeIn);
      const [{ sorted }] = await tx.$queryRaw<[{ sorted: boolean }]>`
        SELECT array_agg(a.at ORDER BY l.position) = array_agg(a.at ORDER BY a.at) AS sorted
        FROM audit_link l JOIN audit_log a ON a.uid = l.audit_uid`;
      expect(sorted).toBe(true);
    });
    expect(problems).toEqual([]);
  });
});
