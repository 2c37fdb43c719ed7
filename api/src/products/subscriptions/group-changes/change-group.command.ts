import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '#domain/platform/domain-error';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import { announce } from '#runtime/platform/outbox/announce';
import { lockReimbursements } from '#runtime/products/subscriptions/end-hosting';
import { lockGroup } from '#runtime/products/subscriptions/groups.store';
import { lockOrders } from '#runtime/sales/orders.store';
import { ProductLines } from '#runtime/sales/product-lines';
import { recordAudit } from '../../../platform/audit/record-audit.js';
import type { AdminIdentity } from '../../../platform/http/access/access.js';
import { withdrawProposed } from '../../../sales/costs/withdraw-proposed.js';
import { changeSeat } from './change-seat.js';
import { type ChosenChange, type PlannedChange, groupUidsOf, planChange } from './planned-change.js';

export class ChangeGroupCommand extends Command<{ uid: string }> {
  constructor(
    readonly chosen: ChosenChange,
    /** Of the preview that the admin has accepted. */
    readonly digest: string,
    readonly reason: string,
    readonly admin: AdminIdentity,
  ) {
    super();
  }
}

/**
 * Replaces a host, moves a member, merges two groups or closes one: all of it in one transaction, and only what the preview
 * has shown. Pressed twice it is done once. docs/rules/groups.md#changes
 */
@CommandHandler(ChangeGroupCommand)
export class ChangeGroupHandler implements ICommandHandler<ChangeGroupCommand> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ chosen, digest, reason, admin }: ChangeGroupCommand): Promise<{ uid: string }> {
    const { groupUid, action } = chosen;
    await this.database.transaction(async (tx) => {
      // Groups by uid, then orders by uid, as everywhere.
      for (const uid of groupUidsOf(chosen)) await lockGroup(tx, uid).catch(ignoreUnknown);
      const done = { groupUid_digest: { groupUid, digest } };
      if (await tx.groupChange.findUnique({ where: done, select: { uid: true } })) return;
      const orderUids = await ordersOf(tx, groupUidsOf(chosen));
      await lockOrders(tx, orderUids);
      await lockReimbursements(tx, orderUids);
      const at = this.clock.now();
      const planned = await planChange(tx, chosen, at);
      if (planned.digest !== digest)
        throw new DomainError(
          'PREVIEW_CHANGED',
          'Keadaan grup sudah berubah sejak pratinjau dibuka. Periksa pratinjau yang baru, lalu setujui lagi.',
        );
      const cause = { actor: 'admin', by: admin.name, byUid: admin.uid, why: reason } as const;
      for (const seat of planned.plan.seats)
        await changeSeat(tx, this.lines, chosen, seat, { cause, clock: { now: () => at } });
      await inviteSuccessor(tx, groupUid, planned);
      if (planned.plan.closes) await closeGroup(tx, groupUid, { admin, reason, at });
      await tx.groupChange.create({ data: { groupUid, action, digest, by: admin.name, at }, select: { uid: true } });
      const change = {
        seats: planned.plan.seats.length,
        ...(chosen.toGroupUid && { toGroupUid: chosen.toGroupUid }),
        ...(planned.successor && { successorUid: planned.successor.uid }),
      };
      await recordAudit(tx, admin, { action, subject: 'account-groups', subjectUid: groupUid, reason, change });
    });
    return { uid: groupUid };
  }
}

interface Closing {
  admin: AdminIdentity;
  reason: string;
  at: Date;
}

/** Its seats are taken away, so that no order, no waiting list and no host finds one; what the shop was to buy for it is not bought, nor a cost of it taken. */
async function closeGroup(tx: Tx, groupUid: string, closing: Closing): Promise<void> {
  await tx.accountGroup.update({
    where: { uid: groupUid },
    data: { closedAt: closing.at, freeHostSeats: [], freeRegularSeats: [], filledAt: null },
    select: { uid: true },
  });
  const where = { groupUid, boughtAt: null };
  const unbought = await tx.shopPurchase.findMany({ where, select: { uid: true }, orderBy: { uid: 'asc' } });
  for (const { uid: subjectUid } of unbought) await withdrawProposed(tx, { kind: 'group', subjectUid }, closing);
  await tx.shopPurchase.deleteMany({ where });
  await announce(tx, 'group.closed', { groupUid });
}

/** To the plan of the one who is replaced: a group keeps its television. */
async function inviteSuccessor(tx: Tx, groupUid: string, { plan, successor }: PlannedChange): Promise<void> {
  const ended = plan.seats.find(({ what }) => what === 'end');
  if (!successor || !ended) return;
  const { variantUid } = await tx.account.findUniqueOrThrow({
    where: { uid: ended.accountUid },
    select: { variantUid: true },
  });
  await announce(tx, 'host.invited', { customerUid: successor.uid, variantUid, groupUid });
}

const ordersOf = async (tx: Tx, groupUids: string[]): Promise<string[]> => {
  const accounts = await tx.account.findMany({ where: { groupUid: { in: groupUids } }, select: { orderUid: true } });
  return accounts.map(({ orderUid }) => orderUid);
};

/** The plan says which group is unknown. */
const ignoreUnknown = (error: unknown): void => {
  if ((error as { code?: string }).code !== 'P2025') throw error;
};
