import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RevealedCredential } from '#contracts/products/subscriptions/vault.http';
import { DomainError } from '#domain/platform/domain-error';
import { REVEAL_SECONDS, checkReveal } from '#domain/products/subscriptions/vault/credential-access';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { storedByOf } from './accesses.js';
import { findSeat } from './find-seat.js';

export class RevealCredentialCommand extends Command<RevealedCredential> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
    readonly ip: string,
  ) {
    super();
  }
}

/** Shows a member the login. The reveal is logged before the answer is sent; a login that cannot be opened is not logged. */
@CommandHandler(RevealCredentialCommand)
export class RevealCredentialHandler implements ICommandHandler<RevealCredentialCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly vault: Vault,
  ) {}

  execute({ accountUid, customerUid, ip }: RevealCredentialCommand): Promise<RevealedCredential> {
    return this.database.transaction(async (tx) => {
      const seat = await findSeat(tx, accountUid, customerUid);
      const credential = await tx.groupCredential.findUnique({ where: { groupUid: seat.groupUid } });
      checkReveal(seat, credential && storedByOf(credential));
      if (!credential)
        throw new DomainError('NO_CREDENTIAL', 'Data login grup ini belum disimpan. Kami kabari begitu tersedia.');
      const login = this.vault.open(credential, credential);
      const { groupUid, version } = credential;
      await tx.credentialAccess.create({
        data: { groupUid, version, kind: 'revealed', accountUid, ip, at: this.clock.now() },
        select: { id: true },
      });
      return { ...login, version, hideAfterSeconds: REVEAL_SECONDS };
    });
  }
}
