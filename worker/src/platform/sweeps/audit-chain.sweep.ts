import { Injectable, Logger } from '@nestjs/common';
import { verifyAuditChain } from '#runtime/platform/audit/verify-audit-chain';
import { Database } from '#runtime/platform/db/database';

/**
 * Verifies the whole audit log. The head is written to the process log, which is kept elsewhere: a chain recomputed from the
 * start would not lead to that hash (docs/decisions/0013).
 */
@Injectable()
export class AuditChainSweep {
  private readonly log = new Logger('audit');

  constructor(private readonly database: Database) {}

  /** @returns the number of problems. */
  async sweep(): Promise<number> {
    const { entries, head, problems } = await verifyAuditChain(this.database);
    for (const { kind, position, auditUid } of problems)
      this.log.error(`audit chain broken: ${kind}, position ${position ?? '-'}, entry ${auditUid ?? '-'}`);
    if (problems.length === 0)
      this.log.log(`audit chain whole: ${entries} entries, head ${head.position} ${head.hash}`);
    return problems.length;
  }
}
