import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TipBody, placedTip, tipHost } from '#contracts/products/giving/tips.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { aCustomer, aFamily, aGroup, anOrder } from '#testing/factories';
import { payGiven } from '#testing/giving';
import { aPurchase } from '#testing/money-factories';
import { type ApiWorld, openApi } from '../../../../test/api-world.js';

let api: ApiWorld;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());

const CONTACT = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
const TIP = { ...CONTACT, to: 'team', amount: 20_000 } satisfies Partial<TipBody>;

/** A member of a group, whose host has given a bank account or has not. */
async function aMember({ withAccount = true } = {}) {
  const family = await aFamily(api.database, { hostSeats: 1, regularSeats: 3 });
  const { uid: groupUid } = await aGroup(api.database, family);
  const active = { status: 4, accountStatus: ACCOUNT_STATUS.active };
  const host = await anOrder(api.database, family, groupUid, { ...active, kind: 'host', dueAt: null });
  await aPurchase(api.database, host.orderUid, withAccount ? {} : { accountNumber: null });
  const member = await anOrder(api.database, family, groupUid, active);
  return { groupUid, hostUid: host.customerUid, uid: member.customerUid, http: api.customer(member.customerUid) };
}
const aPerson = async () => api.customer((await aCustomer(api.database)).uid);
const payoutOf = (refUid: string) =>
  api.database.payout.findUnique({ where: { kind_refUid: { kind: 'other', refUid } } });

describe('a tip', () => {
  it('to the team is the income of the shop, and nothing is owed for it', async () => {
    const http = await aPerson();
    const placed = placedTip.parse((await http.post('customer/tip', { ...TIP, message: 'Kalian keren' })).data);
    const [item] = await api.database.orderItem.findMany({ where: { orderUid: placed.orderUid } });
    expect(item).toMatchObject({ feeSen: 2_000_000n, details: { books: { income: 'tipIncome' } } });
    await payGiven(api.database, placed.orderUid);
    expect(await api.database.givingTip.findUnique({ where: { uid: placed.tipUid } })).toMatchObject({
      state: 'received',
      message: 'Kalian keren',
    });
    expect(await payoutOf(placed.tipUid)).toBeNull();
    const refund = await api.admin.post(`admin/tips/${placed.tipUid}/refund`, { reason: 'Salah transfer' });
    expect(refund.status).toBe(200);
    expect(await api.database.refund.findFirst({ where: { orderUid: placed.orderUid } })).toMatchObject({
      feeSen: 2_000_000n,
    });
  });

  it('to a host of the customer is owed to the host when it is paid, once, and leaves by one payout', async () => {
    const member = await aMember();
    const hosts = ((await member.http.get('customer/tip/host')).data as unknown[]).map((one) => tipHost.parse(one));
    expect(hosts).toMatchObject([{ groupUid: member.groupUid, name: expect.stringContaining('*') }]);
    const body = { ...TIP, to: 'host', groupUid: member.groupUid };
    const placed = placedTip.parse((await member.http.post('customer/tip', body)).data);
    expect(await payoutOf(placed.tipUid)).toBeNull();
    await payGiven(api.database, placed.orderUid);
    const payout = await payoutOf(placed.tipUid);
    expect(payout).toMatchObject({
      state: 'scheduled',
      customerUid: member.hostUid,
      amountSen: 2_000_000n,
      bankName: 'BCA',
    });
    const pay = () => api.admin.post(`admin/giving-payouts/${payout!.uid}/pay`, { reference: 'BCA-1' });
    expect((await pay()).status).toBe(409);
    expect((await api.admin.post(`admin/giving-payouts/${payout!.uid}/approve`)).status).toBe(200);
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await api.database.givingTip.findUnique({ where: { uid: placed.tipUid } })).toMatchObject({
      state: 'passed-on',
    });
    expect((await api.admin.post(`admin/tips/${placed.tipUid}/refund`, { reason: 'Salah transfer' })).status).toBe(409);
  });

  it('to a host that goes back is not owed to the host any more', async () => {
    const member = await aMember();
    const body = { ...TIP, to: 'host', groupUid: member.groupUid };
    const placed = placedTip.parse((await member.http.post('customer/tip', body)).data);
    await payGiven(api.database, placed.orderUid);
    const refund = await api.admin.post(`admin/tips/${placed.tipUid}/refund`, { reason: 'Salah transfer' });
    expect(refund.status).toBe(200);
    expect(await payoutOf(placed.tipUid)).toMatchObject({ state: 'cancelled' });
    expect(await api.database.refund.findFirst({ where: { orderUid: placed.orderUid } })).toMatchObject({ feeSen: 0n });
  });

  it('is not possible to a host who is blocked, who is not offered either', async () => {
    const member = await aMember();
    await api.database.customer.update({ where: { uid: member.hostUid }, data: { blockedAt: new Date() } });
    expect((await member.http.get('customer/tip/host')).data).toEqual([]);
    const refused = await member.http.post('customer/tip', { ...TIP, to: 'host', groupUid: member.groupUid });
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'groupUid' }] });
  });

  it('is not possible to the host of another group, to oneself, or to one without a bank account', async () => {
    const [member, stranger, bare] = [await aMember(), await aMember(), await aMember({ withAccount: false })];
    const give = (http: typeof member.http, groupUid: string) =>
      http.post('customer/tip', { ...TIP, to: 'host', groupUid });
    const refused = { status: 422, errors: [{ field: 'groupUid', message: 'Pilih host dari grup yang kamu ikuti' }] };
    expect(await give(member.http, stranger.groupUid)).toMatchObject(refused);
    expect(await give(api.customer(member.hostUid), member.groupUid)).toMatchObject(refused);
    expect(await give(bare.http, bare.groupUid)).toMatchObject(refused);
    expect((await bare.http.get('customer/tip/host')).data).toEqual([]);
  });

  it.each([
    [{ amount: 4_999 }, 'amount', 'Minimal 5.000'],
    [{ to: 'boss' }, 'to', 'Pilih salah satu: team, host'],
    [{ to: 'host' }, 'groupUid', 'Pilih host dari grup yang kamu ikuti'],
    [{ to: 'host', message: 'Halo' }, 'message', 'Pesan hanya untuk tip ke tim'],
    [{ groupUid: '00000000-0000-4000-8000-000000000000' }, 'groupUid', 'Tip untuk tim tidak memilih grup'],
  ])('with %j is refused by the field', async (given, field, message) => {
    const answer = await (await aPerson()).post('customer/tip', { ...TIP, ...given });
    expect(answer).toMatchObject({ status: 422, errors: [{ field, message }] });
  });
});
