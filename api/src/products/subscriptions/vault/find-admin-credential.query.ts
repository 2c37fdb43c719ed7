import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AdminCredential } from '#contracts/products/subscriptions/vault.http';
import { seatRoleOf } from '#domain/catalogue/plan-family';
import { Database } from '#runtime/platform/db/database';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { countFormerViewers, storedByOf, kindOf, readAccesses } from './accesses.js';

export class FindAdminCredentialQuery extends Query<AdminCredential> {
  constructor(readonly groupUid: string) {
    super();
  }
}

/** The vault of a group for an admin: who stored and who revealed the login, never the login itself. */
@QueryHandler(FindAdminCredentialQuery)
export class FindAdminCredentialHandler implements IQueryHandler<FindAdminCredentialQuery> {
  constructor(private readonly database: Database) {}

  async execute({ groupUid }: FindAdminCredentialQuery): Promise<AdminCredential> {
    const group = await this.database.accountGroup.findUnique({
      where: { uid: groupUid },
      select: { credential: { select: { version: true, keyVersion: true, storedAt: true, storedBy: true } } },
    });
    if (!group) throw new Refusal('NOT_FOUND', 404);
    const { credential } = group;
    const accesses = await readAccesses(this.database, groupUid);
    return {
      credential: credential && {
        version: credential.version,
        keyVersion: credential.keyVersion,
        storedAt: credential.storedAt.toISOString(),
        storedBy: storedByOf(credential),
      },
      accesses: accesses.map((access) => ({
        at: access.at.toISOString(),
        kind: kindOf(access),
        version: access.version,
        seatNumber: access.account?.seatNumber ?? null,
        name: access.account?.order.name ?? access.adminName ?? '',
        role: access.account ? seatRoleOf(access.account) : 'admin',
        accountUid: access.accountUid,
        ip: access.ip,
      })),
      formerViewers: credential
        ? await countFormerViewers(this.database, { groupUid, version: credential.version })
        : 0,
    };
  }
}
