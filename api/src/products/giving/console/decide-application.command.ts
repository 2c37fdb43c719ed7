import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { checkHeld, heldFor, sharePays } from '#domain/products/giving/donation';
import { type ApplicationState, applicationMoves, shareMoves, shareToGive } from '#domain/products/giving/share';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import type { GivingApplication, GivingCause, Prisma } from '#runtime/generated/prisma/client';
import { lockCauses } from '#runtime/products/giving/donations.store';
import { freeShares, fundsOf, priceOfGiven, takeShareBack } from '#runtime/products/giving/shares.store';
import { type LockedOrder, lockOrder } from '#runtime/sales/orders.store';
import { payByFund } from '#runtime/sales/pay-by-fund';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

type Decision = 'pick' | 'decline' | 'take-back' | 'fulfil';
export class DecideApplicationCommand extends Command<{ uid: string }> {
  constructor(
    readonly uid: string,
    readonly decision: Decision,
    readonly admin: AdminIdentity,
    readonly reason: string | null = null,
  ) {
    super();
  }
}

/** Decided under the lock of the cause, so that the last share goes to one applicant. docs/rules/giving.md#netflix-shares */
@CommandHandler(DecideApplicationCommand)
export class DecideApplicationHandler implements ICommandHandler<DecideApplicationCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute(command: DecideApplicationCommand): Promise<{ uid: string }> {
    const { uid, decision, admin, reason } = command;
    await this.database.transaction(async (tx) => {
      // An order is locked before a cause, everywhere.
      const order = decision === 'fulfil' ? await this.lockOrderOf(tx, uid) : null;
      const { cause, application } = await lockApplication(tx, uid);
      if (decision === 'pick') await this.pick(tx, application, cause, admin);
      else if (decision !== 'fulfil') await this.decline(tx, application, decision, { admin, reason });
      else await this.fulfil(tx, application, cause, { order, admin });
      await recordAudit(tx, admin, {
        action: decision,
        subject: 'share-applications',
        subjectUid: uid,
        ...(reason !== null && { reason }),
      });
    });
    return { uid };
  }

  /** The oldest share that is free and whose money the cause still holds. @throws DomainError NO_SHARE_LEFT, SHARE_UNFUNDED */
  private async pick(tx: Tx, application: GivingApplication, cause: GivingCause, admin: AdminIdentity) {
    const at = this.clock.now();
    await this.move(tx, application, 'pick', { decidedAt: at, decidedBy: admin.name });
    const share = shareToGive(await freeShares(tx, cause.uid), heldFor(await fundsOf(tx, cause)));
    await tx.givingShare.update({
      where: { uid: share.uid },
      data: {
        state: shareMoves.after('available', 'give', 'admin'),
        applicationUid: application.uid,
        givenAt: at,
      },
      select: { uid: true },
    });
    await announce(tx, 'share.given', { applicationUid: application.uid });
  }

  /** One whose share is taken back had read of it, and reads that it is not given after all; it is free again. */
  private async decline(
    tx: Tx,
    application: GivingApplication,
    decision: 'decline' | 'take-back',
    { admin, reason }: { admin: AdminIdentity; reason: string | null },
  ) {
    const { uid: applicationUid } = application;
    const wasPicked = decision === 'take-back';
    await this.move(tx, application, decision, { decidedAt: this.clock.now(), decidedBy: admin.name, reason });
    if (wasPicked) await takeShareBack(tx, applicationUid, 'admin');
    await announce(tx, 'share.declined', { applicationUid, wasPicked });
  }

  /** The oldest seat of the provider that the applicant has ordered and not paid; null: there is none. */
  private async lockOrderOf(tx: Tx, applicationUid: string): Promise<LockedOrder | null> {
    const found = await tx.givingApplication.findUnique({
      where: { uid: applicationUid },
      select: { customerUid: true, cause: { select: { slug: true } } },
    });
    const orderUid = found && (await this.lines.payableOf(tx, found.customerUid, found.cause.slug));
    return orderUid ? lockOrder(tx, orderUid) : null;
  }

  /** The share pays the seat that the applicant has ordered; what it costs less stays with the cause, and what it costs more comes from there. @throws DomainError NO_SEAT_ORDERED, and those of `payByFund`. */
  private async fulfil(
    tx: Tx,
    application: GivingApplication,
    cause: GivingCause,
    { order, admin }: { order: LockedOrder | null; admin: AdminIdentity },
  ) {
    const { uid: applicationUid } = application;
    const at = this.clock.now();
    // Before its share is read: one that is not picked has none.
    await this.move(tx, application, 'fulfil', { fulfilledAt: at });
    if (!order) throw noSeatOrdered();
    const fund = { account: 'donationFunds', productLine: 'giving', subjectUid: cause.uid, ...NOBODY } as const;
    const own = await priceOfGiven(tx, applicationUid);
    const funds = await fundsOf(tx, cause);
    const granted = { fund, most: sharePays(own, funds) };
    const by = { actor: 'admin', by: admin.name, byUid: admin.uid, why: 'Dibayar dengan jatah dari donatur' } as const;
    const { paymentUid, amount: amountSen } = await payByFund(tx, this.lines, order, granted, { cause: by, at });
    // `most` leaves what others were promised; its own money was promised to it.
    checkHeld(amountSen, { ...cause, promisedSen: 0n });
    const facts = { causeUid: cause.uid, amountSen, applicationUid, paymentUid, by: admin.name, at };
    const { uid: disbursementUid } = await tx.givingDisbursement.create({
      data: { ...facts, title: 'Satu jatah Netflix diberikan' },
      select: { uid: true },
    });
    await tx.givingCause.update({
      where: { uid: cause.uid },
      data: { disbursedSen: { increment: amountSen }, version: { increment: 1 } },
      select: { uid: true },
    });
    await announce(tx, 'share.fulfilled', { applicationUid, disbursementUid });
  }

  private move(tx: Tx, { uid, state }: GivingApplication, action: Decision, data: Prisma.GivingApplicationUpdateInput) {
    return tx.givingApplication.update({
      where: { uid, state },
      data: {
        ...data,
        state: applicationMoves.after(state as ApplicationState, action, 'admin'),
        version: { increment: 1 },
      },
      select: { uid: true },
    });
  }
}

/** Money of a cause is of no order and of no customer. */
const NOBODY = { orderUid: null, partyUid: null };
const noSeatOrdered = () =>
  new DomainError(
    'NO_SEAT_ORDERED',
    'Penerimanya belum punya pesanan yang menunggu dibayar. Minta dia memesan kursinya dulu tanpa membayar, lalu tekan lagi.',
  );

/** The cause, then what is read under its lock. @throws Refusal 404 */
async function lockApplication(tx: Tx, uid: string) {
  const found = await tx.givingApplication.findUnique({ where: { uid }, select: { causeUid: true } });
  const [cause] = found ? await lockCauses(tx, [found.causeUid]) : [];
  if (!cause) throw new Refusal('NOT_FOUND', 404);
  return { cause, application: await tx.givingApplication.findUniqueOrThrow({ where: { uid } }) };
}
