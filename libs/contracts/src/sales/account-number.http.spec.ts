import { expect, it } from '@jest/globals';
import { claimGiftBody } from '#contracts/products/giving/gifts.http';
import { disburseBody } from '#contracts/products/giving/giving.admin.http';
import { submitPurchaseFields } from '#contracts/products/subscriptions/hosts.http';
import { createVenueBody, updateVenueBody } from '#contracts/products/venues/venues.admin.http';
import { ownAccountBody } from '#contracts/sales/own-account.http';
import { createPaymentMethodBody, updatePaymentMethodBody } from '#contracts/sales/payment-methods.admin.http';
import { otherAccountBody } from '#contracts/sales/payouts.admin.http';
import { payRefundBody } from '#contracts/sales/refunds.admin.http';
import { resendMoneyBody, returnMoneyBody } from '#contracts/sales/unplaced.admin.http';

const uid = '10000000-0000-4000-8000-000000000001';
const venue = {
  name: 'GOR Melati',
  sport: 'badminton',
  city: 'Bandung',
  address: 'Jalan Melati 1',
  description: 'Lapangan di tengah kota.',
  players: 4,
  slotHours: 1,
  feePercent: 5,
  cancelHours: 24,
  keepPercent: 50,
  position: 1,
  prices: [{ weekday: 1, fromHour: 8, toHour: 9, price: 50_000 }],
};
const BODIES = {
  ownAccountBody: [ownAccountBody, {}],
  otherAccountBody: [otherAccountBody, {}],
  payRefundBody: [payRefundBody, { reference: 'TRX-1' }],
  returnMoneyBody: [returnMoneyBody, {}],
  resendMoneyBody: [resendMoneyBody, { payoutUid: uid }],
  createPaymentMethodBody: [createPaymentMethodBody, { position: 1 }],
  updatePaymentMethodBody: [updatePaymentMethodBody, { position: 1, version: 1 }],
  claimGiftBody: [claimGiftBody, { secret: 'a'.repeat(43) }],
  disburseBody: [disburseBody, { amount: 100_000, title: 'Buku tulis', version: 1 }],
  createVenueBody: [createVenueBody, { ...venue, slug: 'gor-melati' }],
  updateVenueBody: [updateVenueBody, { ...venue, version: 1 }],
  submitPurchaseFields: [submitPurchaseFields, { orderUid: uid, amount: '94900', debitedAt: '2026-11-19' }],
} as const;

it.each(Object.entries(BODIES))(
  'the bank account of %s has a number with the digits of its bank',
  (_, [body, others]) => {
    const faultOf = (accountNumber: string) =>
      body.safeParse({ ...others, bankName: 'BCA', accountNumber, accountName: 'Ani Wijaya' }).error?.issues ?? [];
    expect(faultOf('0123456789')).toEqual([]);
    for (const number of ['00123', '012345678901'])
      expect(faultOf(number)).toMatchObject([{ path: ['accountNumber'], message: 'Nomor rekening BCA 10 angka' }]);
  },
);
