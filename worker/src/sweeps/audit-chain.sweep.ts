import { Injectable, Logger } from '@nestjs/common';
import { verifyAuditChain } from '#runtime/audit/verify-audit-chain';
import { Database } from '#runtime/db/database';

/**
 * Looks at the whole audit log. The head goes to the log of the process, which is kept elsewhere: a chain that somebody
 * has computed anew from the start does not lead to that hash any more. docs/decisions/0013.
 */
@Injectable()
export class AuditChainSweep {
  private readonly log = new Logger('audit');

  constructor(private readonly database: Database) {}

  /** How many problems there are. */
  async sweep(): Promise<number> {
    const { entries, head, problems } = await verifyAuditChain(this.database);
    for (const { kind, position, auditUid } of problems)
      this.log.error(`audit chain broken: ${kind}, position ${position ?? '-'}, entry ${auditUid ?? '-'}`);
    if (problems.length === 0)
      this.log.log(`audit chain whole: ${entries} entries, head ${head.position} ${head.hash}`);
    return problems.length;
  }
}
