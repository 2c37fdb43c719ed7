import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminAuditChain } from '#contracts/platform/audit.admin.http';
import { verifyAuditChain } from '#runtime/platform/audit/verify-audit-chain';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';

export class VerifyAuditChainQuery extends Query<AdminAuditChain> {}

/** Checks the hash chain of the audit log for changes made directly in the database. */
@QueryHandler(VerifyAuditChainQuery)
export class VerifyAuditChainHandler implements IQueryHandler<VerifyAuditChainQuery> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<AdminAuditChain> {
    const chain = await verifyAuditChain(this.database);
    return { ...chain, whole: chain.problems.length === 0, checkedAt: this.clock.now().toISOString() };
  }
}
