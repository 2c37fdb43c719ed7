import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { type ReceivableAction, checkPurchaseAction } from '#domain/products/subscriptions/hosts/purchase';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { hasGoneOut, lockReference } from '#runtime/sales/references.store';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { lockPurchase, standingOf } from './lock-purchase.js';

export class DecideReceivableCommand extends Command<{ uid: string }> {
  constructor(
    readonly purchaseUid: string,
    readonly action: ReceivableAction,
    /** The reference of the transfer, or why it is waived. */
    readonly note: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

const STATE = { settle: 'settled', waive: 'waived' } as const;

/** The host has given the unused part back, or does not have to any more. docs/rules/hosts.md#unused-part */
@CommandHandler(DecideReceivableCommand)
export class DecideReceivableHandler implements ICommandHandler<DecideReceivableCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ purchaseUid, action, note, admin }: DecideReceivableCommand): Promise<{ uid: string }> {
    await this.database.transaction(async (tx) => {
      const locked = await lockPurchase(tx, purchaseUid);
      checkPurchaseAction(await standingOf(tx, locked), action);
      if (action === 'settle') await checkReference(tx, note, locked.receivable!.orderUid);
      const { uid, orderUid } = await tx.hostReceivable.update({
        where: { uid: locked.receivable!.uid, state: 'open' },
        data: { state: STATE[action], note, decidedBy: admin.name, decidedAt: this.clock.now() },
        select: { uid: true, orderUid: true },
      });
      await announce(tx, `receivable.${STATE[action]}`, { orderUid, receivableUid: uid });
      const subject = { subject: 'host-purchases', subjectUid: purchaseUid } as const;
      await recordAudit(tx, admin, { action, ...subject, reason: note });
    });
    return { uid: purchaseUid };
  }
}

/**
 * Money that came back has a reference of its own: not that of a transfer that went out, nor of what another host has given back. One
 * transfer may pay all that one host owes. @throws DomainError REFERENCE_USED. docs/rules/hosts.md#unused-part
 */
async function checkReference(tx: Tx, reference: string, orderUid: string): Promise<void> {
  await lockReference(tx, reference);
  const refuse = (what: string) => new DomainError('REFERENCE_USED', what, 'conflict', 'reference');
  if (await hasGoneOut(tx, reference))
    throw refuse('Nomor referensi ini milik transfer keluar. Cari nomor dana masuknya di rekening koran, ya.');
  const [other] = await tx.$queryRaw<{ number: string }[]>`
    SELECT o.number FROM host_receivable d JOIN "order" o ON o.uid = d.order_uid
    WHERE d.state = ${STATE.settle} AND reference_key(d.note) = reference_key(${reference})
      AND o.customer_uid <> (SELECT customer_uid FROM "order" WHERE uid = ${orderUid}::uuid) LIMIT 1`;
  if (other)
    throw refuse(
      `Nomor referensi ini sudah dipakai untuk dana dari host lain (pesanan ${other.number}). Periksa lagi, ya.`,
    );
}
