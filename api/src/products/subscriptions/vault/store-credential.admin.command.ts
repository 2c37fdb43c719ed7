import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreCredentialBody, StoredCredential } from '#contracts/products/subscriptions/vault.http';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';
import { putCredential } from './put-credential.js';

export class StoreCredentialAdminCommand extends Command<StoredCredential> {
  constructor(
    readonly groupUid: string,
    readonly body: StoreCredentialBody,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/** An admin stores the login, for groups that the shop itself buys for or whose host needs help. */
@CommandHandler(StoreCredentialAdminCommand)
export class StoreCredentialAdminHandler implements ICommandHandler<StoreCredentialAdminCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly vault: Vault,
  ) {}

  execute({ groupUid, body, admin }: StoreCredentialAdminCommand): Promise<StoredCredential> {
    return this.database.transaction(async (tx) => {
      if (!(await tx.accountGroup.count({ where: { uid: groupUid } }))) throw new Refusal('NOT_FOUND', 404);
      await lockGroup(tx, groupUid);
      const keeper = { by: 'admin', uid: admin.uid, access: { adminName: admin.name }, ip: admin.ip } as const;
      const { version, changed } = await putCredential(tx, this.vault, groupUid, body, keeper, this.clock.now());
      const of = { subject: 'account-groups', subjectUid: groupUid, change: { version } } as const;
      if (changed) await recordAudit(tx, admin, { action: 'store-credential', ...of });
      return { groupUid, version };
    });
  }
}
