import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { daysAfter } from '#domain/platform/durations';
import { sen } from '#domain/platform/sen';
import { voidInvoice } from '#runtime/products/subscriptions/periods/renewals.store';
import { payRefund } from '#runtime/sales/refund-transfers.store';
import { keepAsCredit } from '#runtime/sales/refunds.store';
import { announce } from '#runtime/platform/outbox/announce';
import { type Family, aCustomer, aFamily, aGroup } from '#testing/factories';
import { brokenInvariants } from '#testing/invariants';
import { aPayment } from '#testing/money-factories';
import { type RenewingTestSeat, aPrice, aRenewingSeat } from '#testing/renewing-seat';
import { settled } from '#testing/settle';
import { type World, openWorld } from '#testing/world';
import { WorkerModule } from '../../../worker.module.js';
import { DueRenewalsSweep } from './due-renewals.sweep.js';

/** Of a month. */
const PRICE = 6_100_000n;
const BY = { reason: 'Kelebihan bayar', by: 'Sari' };
let world: World;
let family: Family;
let customerUid: string;
beforeAll(async () => {
  world = await openWorld((config) => WorkerModule.with(config));
});
afterAll(() => world.close());
beforeEach(async () => {
  family = await aFamily(world.database, { hostSeats: 0, regularSeats: 3 });
  await aPrice(world.database, family.plans.ready.variantUid);
  customerUid = (await aCustomer(world.database, { emailVerifiedAt: new Date() })).uid;
});

/** Its invoice is due. */
const aSeat = () => aRenewingSeat(world.database, family, daysAfter(new Date(), -27), { customerUid });
const sweep = async () => {
  await world.get(DueRenewalsSweep).sweep();
  await settled(world.database);
};
/** Money that has paid for nothing, of an order of the customer. */
async function credit(amount: bigint): Promise<string> {
  const other = await aRenewingSeat(world.database, family, new Date(), {
    customerUid,
    groupUid: (await aGroup(world.database, family)).uid,
  });
  const payment = await aPayment(world.database, other.orderUid, { amountSen: amount, settledSen: 0n });
  await world.database.transaction(async (tx) => {
    const { invoiceUid } = payment;
    await tx.invoice.update({ where: { uid: invoiceUid }, data: { receivedSen: { increment: amount } } });
    await announce(tx, 'payment.late', { orderUid: other.orderUid, paymentUid: payment.uid });
    await keepAsCredit(tx, { ...BY, paymentUid: payment.uid, amount: sen(amount), at: new Date() });
  });
  await settled(world.database);
  return (await world.database.refund.findFirstOrThrow({ where: { paymentUid: payment.uid } })).uid;
}
const stateOf = async (refundUid: string) =>
  (await world.database.refund.findUniqueOrThrow({ where: { uid: refundUid } })).state;
const periods = ({ accountUid }: RenewingTestSeat) => world.database.seatPeriod.count({ where: { accountUid } });
const renewalInvoice = ({ orderUid }: RenewingTestSeat) =>
  world.database.invoice.findFirstOrThrow({ where: { orderUid, purpose: 'renewal' } });
const titles = async () =>
  (await world.database.notification.findMany({ where: { customerUid }, orderBy: { createdAt: 'asc' } }))
    .map(({ title }) => title)
    .filter((title) => /kreditmu dipakai|dari kreditmu|diperpanjang|perpanjang/.test(title));
/** In sen, of the whole database. */
async function kept(): Promise<bigint> {
  const { _sum } = await world.database.ledgerPosting.aggregate({
    where: { account: 'customerCredit', partyUid: customerUid },
    _sum: { amountSen: true },
  });
  return -(_sum.amountSen ?? 0n);
}
/** What the books say; the rows of the factories have no event behind them. */
const brokenBooks = async () =>
  (await brokenInvariants(world.config.databaseUrl, { patienceMs: 0 })).filter((line) =>
    /^(every ledger|a posting|what is kept|the received amount|an invoice is paid|the refunds of)/.test(line),
  );

describe('credit', () => {
  it('pays a renewal by itself, and the customer hears it', async () => {
    const [seat, creditUid] = [await aSeat(), await credit(PRICE)];
    await sweep();
    expect([await periods(seat), await stateOf(creditUid), await kept()]).toEqual([2, 'used', 0n]);
    expect(await renewalInvoice(seat)).toMatchObject({ status: 'paid', receivedSen: PRICE });
    expect((await titles()).toSorted()).toEqual([
      'Langganan Netflix Reguler (1 bulan) kamu diperpanjang',
      'Rp61.000 dari kreditmu dipakai untuk Netflix Reguler (1 bulan)',
    ]);
    expect(await brokenBooks()).toEqual([]);
  });

  it('that is not enough leaves the rest to be paid', async () => {
    const [seat, creditUid] = [await aSeat(), await credit(1_100_000n)];
    await sweep();
    expect([await periods(seat), await stateOf(creditUid), await kept()]).toEqual([1, 'used', 0n]);
    expect(await renewalInvoice(seat)).toMatchObject({ status: 'open', receivedSen: 1_100_000n });
    const [invoice] = await world.database.notification.findMany({
      where: { customerUid, kind: 'tell-renewal-invoice' },
    });
    expect(invoice!.body).toContain('Transfer Rp50.000');
    expect(await brokenBooks()).toEqual([]);
  });

  it('that is more than enough is kept, and can still be paid to the bank, once', async () => {
    const [seat, creditUid] = [await aSeat(), await credit(PRICE + 900_000n)];
    await sweep();
    expect([await periods(seat), await stateOf(creditUid), await kept()]).toEqual([2, 'credited', 900_000n]);
    const { orderUid } = await world.database.refund.findUniqueOrThrow({ where: { uid: creditUid } });
    await world.database.transaction(async (tx) => {
      await payRefund(
        tx,
        { uid: creditUid },
        {
          by: { uid: '6f6c9c1e-3d5b-4f0a-9a2e-7b1d4c8e5f60', name: 'Sari' },
          at: new Date(),
          approvalFrom: sen(50_000_000n),
          otherPayerFrom: sen(500_000_000n),
          bankName: 'BCA',
          accountNumber: '1234567890',
          accountName: 'Budi',
          reason: 'Disebut lewat WhatsApp',
          reference: `TRX-${creditUid}`,
        },
      );
      await announce(tx, 'refund.issued', { orderUid, refundUid: creditUid });
    });
    await settled(world.database);
    const payout = await world.database.payout.findFirstOrThrow({ where: { refUid: creditUid } });
    expect([payout.amountSen, await kept()]).toEqual([900_000n, 0n]);
    // The message says what was transferred, and what was used before.
    const message = { customerUid, kind: 'tell-refund-issued' };
    expect((await world.database.notification.findFirstOrThrow({ where: message })).body).toMatch(
      /^Halo \S+, Rp9\.000 untuk .*\n\nSebelumnya Rp61\.000 sudah dipakai sebagai kredit\./s,
    );
    expect(await brokenBooks()).toEqual([]);
  });

  it('is used by one of two renewals at once, the other one takes what is left', async () => {
    const [one, two, creditUid] = [await aSeat(), await aSeat(), await credit(PRICE + 100_000n)];
    await Promise.all([sweep(), sweep()]);
    const statuses = [await renewalInvoice(one), await renewalInvoice(two)].map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['open', 'paid']);
    const used = await world.database.payment.aggregate({
      where: { creditUid },
      _sum: { receivedSen: true },
      _count: true,
    });
    expect([used._sum.receivedSen, used._count, await stateOf(creditUid)]).toEqual([PRICE + 100_000n, 2, 'used']);
    expect(await brokenBooks()).toEqual([]);
  });

  it('of an invoice that is taken back is credit again', async () => {
    const seat = await aSeat();
    await credit(1_100_000n);
    await sweep();
    const { uid } = await renewalInvoice(seat);
    await world.database.transaction((tx) =>
      voidInvoice(tx, uid, { cause: { actor: 'customer', by: 'customer', why: 'Tidak diperpanjang' }, at: new Date() }),
    );
    await settled(world.database);
    expect(await kept()).toBe(1_100_000n);
    expect(await brokenBooks()).toEqual([]);
  });
});
