import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ClaimGiftBody, ClaimedGift } from '#contracts/products/giving/gifts.http';
import { isSameAccount } from '#domain/sales/payouts/bank-account';
import { DomainError } from '#domain/platform/domain-error';
import { sen, toRupiah } from '#domain/platform/sen';
import { type GiftState, checkClaim } from '#domain/products/giving/gift';
import { nextWorkingMorning } from '#domain/sales/orders/deadline';
import { Clock } from '#runtime/platform/clock/clock';
import { crashPoint } from '#runtime/platform/crash-point';
import { Database, type Tx } from '#runtime/platform/db/database';
import { lockRow } from '#runtime/platform/db/lock-row';
import { announce } from '#runtime/platform/outbox/announce';
import { moveGift } from '#runtime/products/giving/gifts.store';
import { type Cause, lockOrder, moveOrder } from '#runtime/sales/orders.store';
import { schedulePayout } from '#runtime/sales/payouts.store';
import { lockOwnCustomer } from '../../../identity/customers/lock-customer.js';
import { hashOfSecret } from '../../../identity/session/random-secret.js';
import { Refusal } from '../../../platform/http/errors/refusal.js';

export class ClaimGiftCommand extends Command<ClaimedGift> {
  constructor(
    readonly customerUid: string,
    readonly body: ClaimGiftBody,
  ) {
    super();
  }
}

const CLAIMED: Cause = { actor: 'system', by: 'system', why: 'Hadiah sudah diambil' };

/** Claims a gift at most once: its money is owed to the claimer. docs/rules/giving.md#gifts */
@CommandHandler(ClaimGiftCommand)
export class ClaimGiftHandler implements ICommandHandler<ClaimGiftCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ customerUid, body: { secret, ...bank } }: ClaimGiftCommand): Promise<ClaimedGift> {
    const claimed = await this.database.transaction(async (tx) => {
      await lockOwnCustomer(tx, customerUid);
      const { order, gift } = await this.lock(tx, secret);
      const now = this.clock.now();
      const facts = { ...gift, state: gift.state as GiftState, giverUid: order.customerUid };
      const amount = sen(gift.amountSen);
      if (checkClaim(facts, customerUid, now)) {
        await checkAccount(tx, gift.uid, bank);
        return { amount, claimedAt: gift.claimedAt! };
      }
      await moveGift(tx, gift, 'claim', 'customer', { claimedBy: customerUid, claimedAt: now });
      const dueAt = nextWorkingMorning(now);
      await schedulePayout(tx, { kind: 'other', refUid: gift.uid, customerUid, amount, dueAt, ...bank });
      await moveOrder(tx, order, 'complete', CLAIMED);
      await announce(tx, 'gift.claimed', { orderUid: order.uid, giftUid: gift.uid });
      return { amount, claimedAt: now };
    });
    crashPoint('giving:claim-committed');
    return { amount: toRupiah(claimed.amount), claimedAt: claimed.claimedAt.toISOString() };
  }

  /** The order, then the gift. @throws Refusal 404 for a secret that is not, or no longer, of a gift. */
  private async lock(tx: Tx, secret: string) {
    const where = { secretHash: hashOfSecret(secret) };
    const found = await tx.givingGift.findUnique({ where, select: { uid: true, orderUid: true } });
    if (!found) throw unknownLink();
    const order = await lockOrder(tx, found.orderUid);
    await lockRow(tx, 'giving_gift', found.uid);
    const gift = await tx.givingGift.findUnique({ where });
    if (!gift) throw unknownLink();
    return { order, gift };
  }
}

/** The first account stays. docs/rules/giving.md @throws DomainError GIFT_CLAIMED for another one. */
async function checkAccount(tx: Tx, refUid: string, bank: Omit<ClaimGiftBody, 'secret'>): Promise<void> {
  const payout = await tx.payout.findFirstOrThrow({ where: { kind: 'other', refUid } });
  // However they are written; the first that differs is named.
  const other = (['accountNumber', 'bankName', 'accountName'] as const).find(
    (field) => !isSameAccount({ ...bank, [field]: payout[field] }, bank),
  );
  if (other)
    throw new DomainError(
      'GIFT_CLAIMED',
      'Hadiah ini sudah kamu ambil dengan rekening lain. Mau ganti rekening? Hubungi kami, ya.',
      'conflict',
      other,
    );
}

const unknownLink = () =>
  new Refusal('NOT_FOUND', 404, [], 'Link hadiah ini tidak berlaku. Minta link yang baru ke pengirimnya.');
