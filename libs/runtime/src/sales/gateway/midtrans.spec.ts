import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sen, toSen } from '#domain/platform/sen';
import { GatewaySimulator } from '#testing/gateway-simulator';
import { Midtrans } from './midtrans.js';

let gateway: GatewaySimulator;
let midtrans: Midtrans;
beforeAll(async () => {
  gateway = await GatewaySimulator.open();
  midtrans = new Midtrans(gateway.url, gateway.serverKey);
});
afterAll(() => gateway?.close());

const asked = (channel: 'va-bca' | 'qris' | 'gopay' = 'qris') =>
  ({ chargeUid: randomUUID(), channel, amount: toSen(61_000), minutes: 60 }) as const;

it.each([
  ['va-bca', /^\d+$/],
  ['qris', /^0002/],
  ['gopay', /^gojek:/],
] as const)('a charge by %s gives what the customer pays with, and its end', async (channel, code) => {
  const { state, amount, payCode, expiresAt } = await midtrans.charge(asked(channel));
  expect([state, amount, payCode]).toEqual(['pending', toSen(61_000), expect.stringMatching(code)]);
  expect(Math.abs(expiresAt!.getTime() - Date.now() - 3_600_000)).toBeLessThan(5_000);
});

it('a charge whose answer was lost is found by its status, or by asking again', async () => {
  const lost = asked();
  gateway.next = ['lose-answer'];
  const impatient = new Midtrans(gateway.url, gateway.serverKey, 2_000);
  await expect(impatient.charge(lost)).rejects.toMatchObject({ code: null });
  expect(await midtrans.status(lost.chargeUid)).toMatchObject({ state: 'pending' });
  expect(await midtrans.charge(lost)).toMatchObject({ chargeUid: lost.chargeUid, state: 'pending' });
});

it('an amount with sen is not charged', async () => {
  await expect(midtrans.charge({ ...asked(), amount: sen(6_100_050n) })).rejects.toThrow('whole rupiah');
});

it('only a notification with the right signature is read', async () => {
  const { chargeUid } = await midtrans.charge(asked());
  const notification = gateway.become(chargeUid, 'settlement');
  expect(midtrans.readNotification(notification)).toMatchObject({ chargeUid, state: 'paid', amount: toSen(61_000) });
  for (const wrong of [{ gross_amount: '1.00' }, { status_code: '201' }, { signature_key: 'é' }, { order_id: 'x' }])
    expect(midtrans.readNotification({ ...notification, ...wrong })).toBeNull();
  expect([null, [], 'x', {}].map((body) => midtrans.readNotification(body))).toEqual([null, null, null, null]);
});

it('a refund that is sent twice gives back once; one of a virtual account is refused', async () => {
  const [wallet, account] = [await midtrans.charge(asked('gopay')), await midtrans.charge(asked('va-bca'))];
  for (const { chargeUid } of [wallet, account]) gateway.become(chargeUid, 'settlement');
  const refund = { chargeUid: wallet.chargeUid, refundUid: randomUUID(), amount: toSen(1_000), reason: 'Batal' };
  await midtrans.refund(refund);
  await midtrans.refund(refund);
  expect([...gateway.refunds.values()]).toEqual([1_000]);
  const other = { ...refund, chargeUid: account.chargeUid, refundUid: randomUUID() };
  await expect(midtrans.refund(other)).rejects.toMatchObject({ code: '412' });
});

it('a wrong key, a broken gateway and an unknown charge are told apart, and no error names the key', async () => {
  const stranger = new Midtrans(gateway.url, 'SECRET-KEY');
  await expect(stranger.charge(asked())).rejects.toMatchObject({ code: '401' });
  gateway.next = ['broken'];
  await expect(midtrans.status(randomUUID())).rejects.toMatchObject({ code: '500' });
  expect(await midtrans.status(randomUUID())).toBeNull();
  await expect(stranger.status(randomUUID())).rejects.not.toThrow('SECRET-KEY');
});
