import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreCredentialBody, StoredCredential } from '#contracts/products/subscriptions/vault.http';
import { checkStore } from '#domain/products/subscriptions/vault/credential-access';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { endTasks } from '#runtime/products/subscriptions/host-tasks.store';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { findSeat } from './find-seat.js';
import { putCredential } from './put-credential.js';

export class StoreCredentialCommand extends Command<StoredCredential> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
    readonly body: StoreCredentialBody,
    readonly ip: string,
  ) {
    super();
  }
}

/** The host stores or changes the login of the group. */
@CommandHandler(StoreCredentialCommand)
export class StoreCredentialHandler implements ICommandHandler<StoreCredentialCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly vault: Vault,
  ) {}

  execute({ accountUid, customerUid, body, ip }: StoreCredentialCommand): Promise<StoredCredential> {
    return this.database.transaction(async (tx) => {
      const { groupUid } = await findSeat(tx, accountUid, customerUid);
      await lockGroup(tx, groupUid);
      // Once more under the lock: the host may have been replaced meanwhile.
      checkStore(await findSeat(tx, accountUid, customerUid));
      const keeper = { by: 'host', uid: customerUid, access: { accountUid }, ip } as const;
      const { version } = await putCredential(tx, this.vault, groupUid, body, keeper, this.clock.now());
      await endTasks(tx, accountUid, ['login'], 'done', this.clock.now());
      return { groupUid, version };
    });
  }
}
