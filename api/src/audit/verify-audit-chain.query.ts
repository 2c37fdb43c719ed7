import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminAuditChain } from '#contracts/http/admin/audit.http';
import { verifyAuditChain } from '#runtime/audit/verify-audit-chain';
import { Clock } from '#runtime/clock/clock';
import { Database } from '#runtime/db/database';

export class VerifyAuditChainQuery extends Query<AdminAuditChain> {}

/** Has anybody touched the audit log past the shop? reliability.md P7. */
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
