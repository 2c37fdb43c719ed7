import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RenewBody } from '#contracts/products/subscriptions/memberships.http';
import { DomainError } from '#domain/platform/domain-error';
import { sen } from '#domain/platform/sen';
import { type RenewalAction, renewalActions } from '#domain/products/subscriptions/periods/renewal-actions';
import { checkPriceRead } from '#domain/sales/orders/price-read';
import { Clock } from '#runtime/platform/clock/clock';
import { Database, type Tx } from '#runtime/platform/db/database';
import type { RenewingSeat } from '#runtime/products/subscriptions/periods/renew-seat';
import { invoiceRenewal } from '#runtime/products/subscriptions/periods/renewal-steps';
import {
  type Renewal,
  readRenewal,
  saveRenewal,
  stateOf,
  voidInvoice,
} from '#runtime/products/subscriptions/periods/renewals.store';
import { lockOrderOfSeat } from '#runtime/products/subscriptions/seats.store';
import type { Cause } from '#runtime/sales/orders.store';
import { refuseAfterManyRejections } from '#runtime/sales/rejected-proofs';
import { Refusal, invalid } from '../../../platform/http/errors/refusal.js';

const cause = (why: string): Cause => ({ actor: 'customer', by: 'customer', why });

export class ChangeRenewalCommand extends Command<{ uid: string }> {
  constructor(
    readonly accountUid: string,
    readonly customerUid: string,
    readonly action: RenewalAction,
    /** Of `renew`: another length of the plan, and what was read that it costs. */
    readonly wanted: RenewBody = {},
  ) {
    super();
  }
}

/** A member renews early or with another length, wants no further period, or wants one again. Repeated, it changes nothing. */
@CommandHandler(ChangeRenewalCommand)
export class ChangeRenewalHandler implements ICommandHandler<ChangeRenewalCommand> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ accountUid, customerUid, action, wanted }: ChangeRenewalCommand): Promise<{ uid: string }> {
    const mine = await this.database.account.findFirst({
      where: { uid: accountUid, customerUid },
      select: { orderUid: true },
    });
    if (!mine) throw new Refusal('NOT_FOUND', 404);
    await this.database.transaction(async (tx) => {
      const order = await lockOrderOfSeat(tx, mine.orderUid);
      const renewal = await readRenewal(tx, accountUid);
      if (!renewal || renewal.endedAt) throw notNow();
      const seat = { order, account: order.account, renewal };
      const at = this.clock.now();
      if (isDone(seat, action, wanted)) return action === 'renew' ? checkInvoiceRead(tx, renewal, wanted) : undefined;
      const { startsAt } = await tx.seatPeriod.findFirstOrThrow({
        where: { accountUid },
        orderBy: { number: 'desc' },
        select: { startsAt: true },
      });
      if (!renewalActions(stateOf(renewal), startsAt, at).includes(action)) throw notNow(renewal);
      await ACT[action](tx, seat, at, wanted);
    });
    return { uid: accountUid };
  }
}

const ACT: Record<RenewalAction, (tx: Tx, seat: RenewingSeat, at: Date, wanted: RenewBody) => Promise<unknown>> = {
  async renew(tx, seat, at, { variantUid = seat.renewal.variantUid, total }) {
    if (variantUid !== seat.renewal.variantUid) await checkLength(tx, seat.renewal.variantUid, variantUid);
    const by = cause('Anggota memperpanjang');
    await voidInvoice(tx, seat.renewal.invoiceUid, { cause: by, at });
    const { invoiceUid } = await invoiceRenewal(tx, { ...seat, cause: by, at, priceRead: total }, variantUid);
    if (invoiceUid) await refuseAfterManyRejections(tx, { uid: invoiceUid });
  },
  async stop(tx, { renewal }, at) {
    await voidInvoice(tx, renewal.invoiceUid, { cause: cause('Tidak diperpanjang'), at });
    await saveRenewal(tx, renewal, { stoppedAt: at, invoiceUid: null, remindedDays: null });
  },
  resume: (tx, { renewal }) => saveRenewal(tx, renewal, { stoppedAt: null }),
};

function isDone({ renewal }: RenewingSeat, action: RenewalAction, { variantUid }: RenewBody): boolean {
  const isInvoiced = renewal.invoiceUid !== null && (variantUid ?? renewal.variantUid) === renewal.variantUid;
  return { renew: isInvoiced && !renewal.stoppedAt, stop: renewal.stoppedAt !== null, resume: !renewal.stoppedAt }[
    action
  ];
}

/** Of an invoice that is open already, whoever has opened it: it asks for what it did then. */
async function checkInvoiceRead(tx: Tx, { invoiceUid }: Renewal, { total }: RenewBody): Promise<void> {
  const { amountSen } = await tx.invoice.findUniqueOrThrow({
    where: { uid: invoiceUid! },
    select: { amountSen: true },
  });
  checkPriceRead(sen(amountSen), total);
}

/** Another length of the same plan, in the same kind of group. */
async function checkLength(tx: Tx, present: string, wanted: string): Promise<void> {
  const { packageUid, familyUid } = await tx.variant.findUniqueOrThrow({ where: { uid: present } });
  if (!(await tx.variant.count({ where: { uid: wanted, packageUid, familyUid, active: true } })))
    throw invalid({ field: 'variantUid', message: 'Lama langganan ini tidak tersedia untuk grupmu.' });
}

const notNow = (renewal: Pick<Renewal, 'hasProof' | 'waitsForAccess'> | null = null) =>
  new DomainError(
    'CANNOT_RENEW',
    renewal?.hasProof
      ? 'Bukti bayarmu sedang kami periksa. Tunggu hasilnya dulu, ya.'
      : renewal?.waitsForAccess
        ? 'Masa langgananmu belum mulai: hitungannya jalan begitu login atau undanganmu kami berikan. Sesudah itu perpanjangannya baru bisa diatur.'
        : 'Perpanjangan kursi ini tidak bisa diubah sekarang. Muat ulang untuk melihat yang terbaru.',
  );
