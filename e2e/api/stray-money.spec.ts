import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlacedDonation } from '#contracts/products/giving/donations.http';
import type { AdminCause, AdminDisbursement } from '#contracts/products/giving/giving.admin.http';
import type { CreditView } from '#contracts/sales/credit.http';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { formOf } from '#testing/http';
import { aProduct, shippingZones } from '#testing/merchandise';
import { aPicture } from '#testing/picture';
import { type FoundPlan, findPlan } from '#testing/plans';
import { until } from '#testing/settle';
import type { Person } from '../../api/test/listening-api.js';
import { DueSekeranjangSweep } from '../../worker/src/products/sekeranjang/due-sekeranjang.sweep.js';
import { MoneyWorld } from '../support/money-world.js';
import { type Buyer, askedOf, expire, orders, owed } from '../support/shop-month.js';

const FOUNDATION = { bankName: 'BCA', accountNumber: '7700112233', accountName: 'Yayasan Pesisir' };
const SENDER = { bankName: 'BNI', accountNumber: '9876543210', accountName: 'Citra Terlambat' };

let world: MoneyWorld;
let plan: FoundPlan;
let twice: Buyer;
let cancelled: Buyer;

beforeAll(async () => {
  world = await MoneyWorld.open();
  plan = await findPlan(world.api.http, 'youtube');
}, 120_000);
afterAll(() => world?.close());

const asked = (person: Person, path: string, body: object) =>
  world.api.http.ask<unknown>('POST', `/customer/${path}`, { token: person.token, body });
const places = async (person: Person) => orders(world.api, person, plan, 'right');
const pays = ({ orderNumber, price }: Buyer) => world.bank.move(`TRSF CR ${orderNumber}`, price);
const statusOf = async ({ orderUid }: Buyer) =>
  (await world.api.database.order.findUniqueOrThrow({ where: { uid: orderUid } })).status;
const creditOf = async ({ person: { token } }: Buyer) =>
  (await world.api.http.ask<CreditView>('GET', '/customer/credit', { token })).balance;
const balance = async (account: string) => (await world.books()).balances.get(account) ?? 0;

/** The statement comes, and each line is taken for the first thing that is proposed. */
async function reconcile(): Promise<void> {
  await world.desk.upload(world.bank.statement());
  for (let [line] = await world.desk.openLines(); line; [line] = await world.desk.openLines())
    await world.desk.confirm(line);
  await world.done();
}
/** Money that names nothing is in the books before it is known what it is for. */
async function booked(words: string, rupiah: number): Promise<string> {
  world.bank.move(words, rupiah);
  await world.desk.upload(world.bank.statement());
  const line = (await world.desk.openLines()).find(({ description }) => description.includes(words))!;
  const { uid } = await world.desk.post<{ uid: string }>(`statement-lines/${line.id}/book`);
  await world.done();
  return uid;
}
const picture = async (fields: Record<string, string>) => formOf(fields, await aPicture());
const upload = async (path: string, fields: Record<string, string>) =>
  world.api.http.ask('POST', `/admin/${path}`, { token: world.desk.admin.token, form: await picture(fields) });

describe('a month of stray money, of a sekeranjang and its costs, and of a donation', () => {
  it('the second transfer for an order is credit of its customer', async () => {
    twice = await places(await world.api.customer('Wati Dua Kali'));
    pays(twice);
    pays(twice);
    await reconcile();
    expect([await statusOf(twice), await creditOf(twice)]).toEqual([ORDER_STATUS.processing, twice.price]);
    expect(await balance('customerCredit')).toBe(-twice.price);
    expect(await world.broken()).toEqual([]);
  });

  it('money for a cancelled order comes without a proof, is booked, and becomes credit of its customer', async () => {
    cancelled = await places(await world.api.customer('Bayu Batal'));
    await asked(cancelled.person, `${cancelled.orderUid}/cancel`, {});
    const uid = await booked('SETORAN TUNAI PAGI', 20_000);
    expect(await balance('unplacedMoney')).toBe(-20_000);
    await world.desk.post(`unplaced-money/${uid}/assign`, { number: cancelled.orderNumber });
    await world.done();
    expect([await creditOf(cancelled), await balance('unplacedMoney')]).toEqual([20_000, 0]);
    expect(await statusOf(cancelled)).toBe(ORDER_STATUS.cancelled);
    expect(await world.broken()).toEqual([]);
  });

  it('money for an expired order goes back to its sender, to an account that another admin approves', async () => {
    const late = await places(await world.api.customer(SENDER.accountName));
    await expire(world.api.database, [late]);
    const uid = await booked('SETORAN TUNAI SORE', late.price);
    await world.desk.post(`unplaced-money/${uid}/return`, SENDER);
    const { payout } = await world.api.http.ask<AdminUnplacedMoney>('GET', `/admin/unplaced-money/${uid}`, {
      token: world.desk.admin.token,
    });
    await expect(world.desk.post(`payouts/${payout!.payoutUid}/approve`)).rejects.toThrow(/Minta admin lain/);
    await world.other.post(`payouts/${payout!.payoutUid}/approve`);
    world.bank.move(`TRSF DB KE ${SENDER.accountNumber}`, -late.price);
    await reconcile();
    expect([await balance('unplacedMoney'), await creditOf(late)]).toEqual([0, 0]);
    expect(await world.broken()).toEqual([]);
  });

  it('one transfer for two customers pays both, and what is over goes back', async () => {
    const [first, second] = [
      await places(await world.api.customer('Tuti Serumah')),
      await places(await world.api.customer('Edi Serumah')),
    ];
    const [bank, all] = [await balance('bank'), first.price + second.price + 4_000];
    const uid = await booked('SETORAN SERUMAH', all);
    const assign = ({ orderNumber: number, price: amount }: Buyer, left: number) =>
      world.desk.post(`unplaced-money/${uid}/assign`, { number, amount, left });
    await assign(first, all);
    await expect(assign(first, all)).rejects.toThrow(/Sisa dana ini sekarang/);
    await assign(second, all - first.price);
    await world.done();
    expect([await balance('bank'), await balance('unplacedMoney')]).toEqual([bank + all, -4_000]);
    for (const buyer of [first, second])
      expect([await statusOf(buyer), await creditOf(buyer)]).toEqual([ORDER_STATUS.processing, 0]);
    await world.desk.post(`unplaced-money/${uid}/return`, { ...SENDER, left: 4_000 });
    const { payout } = await world.api.http.ask<AdminUnplacedMoney>('GET', `/admin/unplaced-money/${uid}`, {
      token: world.desk.admin.token,
    });
    await world.other.post(`payouts/${payout!.payoutUid}/approve`);
    world.bank.move(`TRSF DB KE ${SENDER.accountNumber}`, -4_000);
    await reconcile();
    expect([await balance('bank'), await balance('unplacedMoney')]).toEqual([bank + all - 4_000, 0]);
    expect(await world.broken()).toEqual([]);
  });

  it('a transfer that was confirmed by its proof before its line was booked is in the books once', async () => {
    const { orderUid, orderNumber, person, price, ...buyer } = await places(await world.api.customer('Rara Bukti'));
    const said = { orderUid, customerUid: person.uid, bankFrom: 'BCA', accountName: 'Rara Bukti' };
    await world.api.http.ask('POST', '/customer/payment/confirm', { form: await picture(said) });
    const { uid: paymentUid } = await world.api.database.payment.findFirstOrThrow({ where: { orderUid } });
    await world.desk.post(`payments/${paymentUid}/confirm`);
    await world.done();
    const bank = await balance('bank');
    const uid = await booked('SETORAN TUNAI RARA', price);
    const assign = (body: object) => world.desk.post(`unplaced-money/${uid}/assign`, { number: orderNumber, ...body });
    await expect(assign({})).rejects.toThrow(/Transfer yang sama, atau dibayar dua kali/);
    await assign({ transfer: 'same' });
    await world.done();
    expect([await balance('bank'), await balance('unplacedMoney')]).toEqual([bank, 0]);
    expect(await creditOf({ orderUid, orderNumber, person, price, ...buyer })).toBe(0);
    expect(await world.broken()).toEqual([]);
  });

  it('a fee of the bank inside the line of a transfer is a cost, and the rest is the transfer', async () => {
    const uid = await booked('SETORAN TUNAI SALAH', 406_250);
    await world.desk.post(`unplaced-money/${uid}/return`, SENDER);
    const { payout } = await world.api.http.ask<AdminUnplacedMoney>('GET', `/admin/unplaced-money/${uid}`, {
      token: world.desk.admin.token,
    });
    await world.other.post(`payouts/${payout!.payoutUid}/approve`);
    const [bank, cost] = [await balance('bank'), await balance('bankCost')];
    world.bank.move(`TRSF DB KE ${SENDER.accountNumber}`, -408_750);
    await world.desk.upload(world.bank.statement());
    const [line] = await world.desk.openLines();
    const confirm = (body: object) =>
      world.desk.post(`statement-lines/${line!.id}/confirm`, {
        target: 'payout',
        targetUid: payout!.payoutUid,
        ...body,
      });
    await expect(confirm({})).rejects.toThrow(/selisih Rp2\.500 itu biaya transfer bank/);
    await confirm({ reason: 'Biaya BI-FAST' });
    await world.done();
    expect([await balance('bank'), await balance('bankCost')]).toEqual([bank - 408_750, cost + 2_500]);
    expect(await balance('unplacedMoney')).toBe(0);
    expect(await world.broken()).toEqual([]);
  });

  it('credit pays first at the next order: one is paid by it, of the other the rest is transferred', async () => {
    const [whole, part] = [await places(twice.person), await places(cancelled.person)];
    for (const { person, orderUid } of [whole, part]) await asked(person, 'credit/use', { orderUid });
    await world.done();
    expect([await statusOf(whole), await creditOf(whole)]).toEqual([ORDER_STATUS.processing, 0]);
    const rest = await askedOf(world.api, part.person, part.orderUid);
    expect([await statusOf(part), rest.price]).toEqual([ORDER_STATUS.awaitingPayment, part.price - 20_000]);
    expect(await owed(world.api.database, part)).toBe(rest.price);
    pays(rest);
    await reconcile();
    expect([await statusOf(part), await creditOf(part), await balance('customerCredit')]).toEqual([
      ORDER_STATUS.processing,
      0,
      0,
    ]);
    expect(await world.broken()).toEqual([]);
  });

  it('a sekeranjang that reaches its target is a sale, is bought, and its parcels are sent', async () => {
    await shippingZones(world.api.database);
    const { uid: productUid } = await world.desk.post<{ uid: string }>('sekeranjang-products', {
      name: 'Blender Mini',
      description: 'Blender kecil untuk satu gelas.',
      weightGrams: 450,
      maxBuyers: 3,
      promoEndAt: null,
      tiers: [{ buyers: 3, price: 100_000 }],
    });
    await upload(`sekeranjang-products/${productUid}/add-picture`, { alt: 'Blender' });
    await world.desk.post(`sekeranjang-products/${productUid}/accept`);
    const { code } = await world.api.database.sekeranjangProduct.findUniqueOrThrow({ where: { uid: productUid } });
    const address = 'Jl. Melati 5, Beji, Kota Depok, Jawa Barat 16421';
    for (const person of await world.api.customers(3, 'Rina Patungan')) {
      const { name, email } = person;
      const body = { name, email, phone: '081234567890', address, sekeranjangCode: code };
      const orderUid = await asked(person, 'sekeranjang/order', body);
      pays(await askedOf(world.api, person, orderUid as string));
    }
    await reconcile();
    const sweep = world.worker.get(DueSekeranjangSweep);
    await sweep.end();
    await until('a product that has reached its target', () =>
      world.api.database.sekeranjangProduct.findFirst({ where: { uid: productUid, state: 'reached' } }),
    );
    await world.desk.post(`sekeranjang-products/${productUid}/buy`);
    const parcels = await until('parcels to pack', async () => {
      await sweep.settle();
      const found = await world.desk.list<AdminShipment>('shipments', { state: 'to-pack' });
      return found.length === 3 ? found : null;
    });
    for (const [nth, { id }] of parcels.entries())
      await world.desk.post(`shipments/${id}/ship`, { courier: 'JNE', trackingNumber: `JNE-001234${nth}` });
    await world.done();
    expect(await balance('goodsIncome')).toBe(-3 * 109_000);
    // What the seller and the courier took: two admins where it is more than the goods brought.
    const goods = { amount: 250_000, payee: 'Toko Blender', reference: 'TRF-BLENDER-1' };
    await world.desk.post(`sekeranjang-products/${productUid}/record-cost`, goods);
    const more = { ...goods, amount: 600_000, reference: 'TRF-BLENDER-2', reason: 'Garansi tiga tahun' };
    const { uid: costUid } = await world.desk.post<{ uid: string }>(
      `sekeranjang-products/${productUid}/record-cost`,
      more,
    );
    await expect(world.desk.post(`costs/${costUid}/approve`)).rejects.toThrow(/Minta admin lain/);
    await world.other.post(`costs/${costUid}/approve`);
    const postage = { payee: 'JNE Depok', reference: 'TRF-JNE-1' };
    for (const [nth, { id }] of parcels.entries())
      await world.desk.post(`shipments/${id}/record-cost`, {
        ...postage,
        amount: 8_500,
        ...(nth > 0 && { sameTransfer: 'true' }),
      });
    world.bank.move('TRSF DB TRF-BLENDER-1', -250_000);
    world.bank.move('TRSF DB TRF-BLENDER-2', -600_000);
    world.bank.move('TRSF DB KE JNE', -3 * 8_500);
    await reconcile();
    expect([await balance('goodsCost'), await balance('postageCost')]).toEqual([850_000, 3 * 8_500]);
    expect(await world.broken()).toEqual([]);
  });

  it('pieces for the shelf are a cost, which the bank shows too', async () => {
    const { variantUid } = await aProduct(world.api.database);
    const path = `merchandise-variants/${variantUid}/record-cost`;
    await world.desk.post(path, { amount: 300_000, payee: 'Sablon Depok', reference: 'TRF-KAUS-1' });
    world.bank.move('TRSF DB KE SABLON DEPOK', -300_000);
    await reconcile();
    expect(await balance('goodsCost')).toBe(850_000 + 300_000);
    expect(await world.broken()).toEqual([]);
  });

  it('what their seller gives back makes the cost less: in parts, and once what was recorded wrongly is undone', async () => {
    const [cost] = await world.desk.list<AdminCost>('costs', { q: 'TRF-KAUS-1' });
    const costUid = cost!.id;
    const [bank, uid] = [await balance('bank'), await booked('UANG KEMBALI SABLON', 80_000)];
    expect([await balance('bank'), await balance('unplacedMoney')]).toEqual([bank + 80_000, -80_000]);
    const recover = (body: object) => world.desk.post<{ uid: string }>(`unplaced-money/${uid}/recover`, body);
    const part = await recover({ costUid, amount: 50_000, left: 80_000 });
    const open = await world.desk.post<{ uid: string }>(`unplaced-money/${part.uid}/undo`, { reason: 'Salah biaya' });
    expect(open.uid).toBe(uid);
    await recover({ costUid, amount: 50_000, left: 80_000 });
    await world.done();
    expect([await balance('goodsCost'), await balance('unplacedMoney')]).toEqual([1_100_000, -30_000]);
    expect(await world.broken()).toEqual([]);
    await recover({ costUid, left: 30_000 });
    await world.done();
    expect([await balance('goodsCost'), await balance('unplacedMoney')]).toEqual([1_070_000, 0]);
    expect(await balance('bank')).toBe(bank + 80_000);
    expect(await world.broken()).toEqual([]);
  });

  it('a donation is held for its cause until it is passed on, which the bank shows too', async () => {
    const cause = { slug: 'sekolah', name: 'Sekolah Pesisir', summary: 'Buku', story: 'Seratus anak.' };
    const more = { beneficiary: 'Yayasan Pesisir', target: null, sharePrice: null, position: 1 };
    const { uid } = await world.desk.post<{ uid: string }>('causes', { ...cause, ...more });
    await upload(`causes/${uid}/set-picture`, { alt: 'Anak membaca' });
    await world.desk.post(`causes/${uid}/publish`);
    const donor = await world.api.customer('Dewi Donatur');
    const body = { name: donor.name, email: donor.email, phoneNumber: '081234567890', type: cause.slug };
    const placed = (await asked(donor, 'donation', { ...body, amount: 250_000, message: '' })) as PlacedDonation;
    pays(await askedOf(world.api, donor, placed.orderUid));
    await reconcile();
    expect(await balance('donationFunds')).toBe(-250_000);
    const { version } = await world.api.http.ask<AdminCause>('GET', `/admin/causes/${uid}`, {
      token: world.desk.admin.token,
    });
    const given = { amount: 250_000, title: 'Buku tahap 1', version, ...FOUNDATION };
    const { uid: disbursementUid } = await world.desk.post<{ uid: string }>(`causes/${uid}/disburse`, given);
    const shown = () =>
      world.api.http.ask<AdminDisbursement>('GET', `/admin/disbursements/${disbursementUid}`, {
        token: world.desk.admin.token,
      });
    const { payoutUid } = await shown();
    await expect(world.desk.post(`payouts/${payoutUid}/approve`)).rejects.toThrow(/Minta admin lain/);
    await world.other.post(`payouts/${payoutUid}/approve`);
    expect(await balance('donationFunds')).toBe(-250_000);
    world.bank.move(`TRSF DB KE ${FOUNDATION.accountNumber}`, -250_000);
    await reconcile();
    expect([(await shown()).state, await balance('donationFunds')]).toEqual(['paid', 0]);
    await upload(`disbursements/${disbursementUid}/set-proof`, {});
    expect(await world.broken()).toEqual([]);
  });

  it('the books say what the bank says, and nothing is owed any more', async () => {
    const { balances, sum, alarms } = await world.books();
    expect([sum, alarms, balances.get('bank')]).toEqual([0, 0, world.bank.balance]);
    for (const account of ['customerDeposit', 'customerCredit', 'refundPayable', 'unplacedMoney', 'donationFunds'])
      expect([account, balances.get(account) ?? 0]).toEqual([account, 0]);
    expect(await world.desk.openLines()).toEqual([]);
    expect(await world.broken()).toEqual([]);
  });
});
