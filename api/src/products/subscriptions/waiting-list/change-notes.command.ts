import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ERROR_MESSAGE } from '#contracts/errors';
import type { ChangeNotesBody, WaitingView } from '#contracts/products/subscriptions/waiting-list.http';
import { checkWait } from '#domain/products/subscriptions/waiting-list/may-wait';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { readRows } from '#runtime/platform/db/lock-row';
import { Prisma, type WaitingEntry } from '#runtime/generated/prisma/client';
import { announce } from '#runtime/platform/outbox/announce';
import { lockOwnCustomer } from '../../../identity/customers/lock-customer.js';
import { CatalogueSnapshot } from '../../../catalogue/catalogue.snapshot.js';
import { invalid } from '../../../platform/http/errors/refusal.js';
import { findWaiting } from './find-waiting.js';

export class ChangeNotesCommand extends Command<WaitingView> {
  constructor(
    readonly customerUid: string,
    readonly body: ChangeNotesBody,
  ) {
    super();
  }
}

/**
 * Puts a customer on the waiting list of a plan, changes the notes, or takes the customer off. Pressed again it keeps the
 * place; after a seat was offered the wait begins anew, and a seat that is held goes to the next. docs/rules/groups.md#waiting-list
 */
@CommandHandler(ChangeNotesCommand)
export class ChangeNotesHandler implements ICommandHandler<ChangeNotesCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueSnapshot,
  ) {}

  /** @throws Refusal 422 for a plan that has no waiting list, DomainError as `checkWait`. */
  execute({ customerUid, body: { variantUid, notes, waits } }: ChangeNotesCommand): Promise<WaitingView> {
    if (waits) this.checkPlan(variantUid);
    return this.database.transaction(async (tx) => {
      await lockOwnCustomer(tx, customerUid);
      const now = this.clock.now();
      if (!waits) {
        await this.giveUpHeldSeat(tx, customerUid, variantUid);
        await tx.waitingEntry.deleteMany({ where: { customerUid, variantUid } });
        return { variantUid, notes: '', place: null, offeredAt: null, heldUntil: null, heldGroupUid: null };
      }
      await checkMayWait(tx, customerUid, variantUid, now);
      await this.giveUpHeldSeat(tx, customerUid, variantUid);
      await tx.$executeRaw`
        INSERT INTO "waiting_entry" AS w ("uid", "customer_uid", "variant_uid", "notes", "waits_since")
        VALUES (${randomUUID()}::uuid, ${customerUid}::uuid, ${variantUid}::uuid, ${notes ?? ''}, ${now})
        ON CONFLICT ("customer_uid", "variant_uid") DO UPDATE SET
          "notes" = coalesce(${notes ?? null}, w."notes"), "offered_at" = NULL,
          "waits_since" = CASE WHEN w."offered_at" IS NULL THEN w."waits_since" ELSE excluded."waits_since" END`;
      return (await findWaiting(tx, { customerUid, variantUid }, now))[0]!;
    });
  }

  /**
   * A seat that is held for this customer is offered to the next. The entry is locked first, held or not: an offer at the same
   * moment would otherwise hold a seat between this and what follows.
   */
  private async giveUpHeldSeat(tx: Tx, customerUid: string, variantUid: string): Promise<void> {
    const [entry] = await readRows<WaitingEntry>(
      tx,
      'waiting_entry',
      Prisma.sql`customer_uid = ${customerUid}::uuid AND variant_uid = ${variantUid}::uuid FOR UPDATE`,
    );
    if (!entry?.heldUntil) return;
    await tx.waitingEntry.update({ where: { uid: entry.uid }, data: { heldUntil: null }, select: { uid: true } });
    if (entry.offeredGroupUid) await announce(tx, 'group.reopened', { groupUid: entry.offeredGroupUid });
  }

  private checkPlan(variantUid: string): void {
    const plan = this.catalogue.planOf(variantUid);
    if (!plan) throw invalid({ field: 'variantUid', message: ERROR_MESSAGE.PLAN_UNAVAILABLE });
    if (plan.isHost || plan.hostSeats + plan.regularSeats === 1)
      throw invalid({ field: 'variantUid', message: 'Paket ini tidak punya daftar tunggu.' });
  }
}

/** The customer is locked, so that of many lists at once each is counted. */
async function checkMayWait(tx: Tx, customerUid: string, variantUid: string, now: Date): Promise<void> {
  const { emailVerifiedAt } = await tx.customer.findUniqueOrThrow({
    where: { uid: customerUid },
    select: { emailVerifiedAt: true },
  });
  const waits = await tx.waitingEntry.count({
    where: { customerUid, variantUid: { not: variantUid }, OR: [{ offeredAt: null }, { heldUntil: { gt: now } }] },
  });
  checkWait({ isVerified: emailVerifiedAt !== null, waits });
}
