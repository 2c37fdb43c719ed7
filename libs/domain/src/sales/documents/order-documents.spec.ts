import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { PAYMENT_STATES } from '../payments/payment-state.js';
import { REFUND_STATES } from '../refunds/refund.js';
import { invoiceDocument, statusOf } from './invoice-document.js';
import type { OrderInvoice, OrderPayment, OrderRefund, PaidOrder } from './paid-order.js';
import { receiptDocument } from './receipt-document.js';

const AT = new Date('2026-11-24T20:00:00Z');
const printing = { contact: { email: 'halo@patungan.test', whatsapp: '6281234567890' }, at: AT };

const invoice: OrderInvoice = {
  uid: 'i1',
  number: 'INV-261120-7KQ2MXA',
  purpose: 'purchase',
  status: 'open',
  amountSen: 6_100_000n,
  receivedSen: 0n,
  dueAt: AT,
  paidAt: null,
  createdAt: new Date('2026-11-20T03:00:00Z'),
};
const payment: OrderPayment = {
  uid: 'p1',
  invoiceUid: 'i1',
  method: 'transfer',
  state: 'confirmed',
  bankFrom: 'BCA',
  receivedSen: 6_100_000n,
  submittedAt: AT,
  decidedAt: AT,
};
const refund: OrderRefund = {
  paymentUid: 'p1',
  parts: [],
  state: 'paid',
  amountSen: 6_100_000n,
  uses: [],
  reason: 'Pindah paket',
  createdAt: AT,
  creditedAt: null,
  paidAt: AT,
  givenBack: null,
};
const order = (given: Partial<PaidOrder> = {}): PaidOrder => ({
  number: 'PTG-261120-7KQ2MXA',
  name: 'Budi Santoso',
  createdAt: invoice.createdAt,
  items: [{ title: 'Netflix TV (1 bulan)', details: {}, quantity: 1, unitPriceSen: 6_100_000n }],
  invoices: [invoice],
  payments: [],
  refunds: [],
  ...given,
});
const paid: OrderInvoice = { ...invoice, status: 'paid', receivedSen: 6_100_000n, paidAt: AT };
const totalsOf = (...of: Parameters<typeof invoiceDocument>) =>
  invoiceDocument(...of).totals.map(({ label, value }) => `${label}: ${value}`);
const rowsOf = (title: string, ...of: Parameters<typeof invoiceDocument>) =>
  invoiceDocument(...of).tables.find((table) => table.title === title)!.rows;

describe('an invoice on paper', () => {
  it('says what was bought, from whom, for whom, and what is to be paid until when', () => {
    expect(invoiceDocument(order(), invoice, printing)).toMatchObject({
      number: 'INV-261120-7KQ2MXA',
      status: 'Belum dibayar',
      shop: { name: 'Patungan', contacts: ['halo@patungan.test', 'WhatsApp +6281234567890'] },
      facts: [
        { label: 'Untuk', value: 'Budi Santoso', inLatin: 'Pemilik pesanan PTG-261120-7KQ2MXA' },
        { label: 'Pesanan', value: 'PTG-261120-7KQ2MXA' },
        { label: 'Tanggal faktur', value: '20 November 2026' },
        { label: 'Bayar sebelum', value: '25 November 2026, 03.00 WIB' },
      ],
      fileName: 'faktur-INV-261120-7KQ2MXA',
    });
    expect(rowsOf('Rincian', order(), invoice, printing)).toEqual([
      ['Netflix TV (1 bulan)', '1', 'Rp61.000', 'Rp61.000'],
    ]);
    expect(totalsOf(order(), invoice, printing)).toEqual([
      'Total: Rp61.000',
      'Sudah dibayar: Rp0',
      'Sisa yang harus dibayar: Rp61.000',
    ]);
  });

  it('that is paid says when and how, and what has come back', () => {
    const of = order({ payments: [payment], refunds: [refund, { ...refund, state: 'cancelled' }] });
    expect(rowsOf('Pembayaran', of, paid, printing)).toEqual([['25 November 2026', 'Transfer dari BCA', 'Rp61.000']]);
    expect(rowsOf('Pengembalian', of, paid, printing)).toEqual([
      ['25 November 2026', 'Pindah paket', 'Sudah ditransfer', 'Rp61.000'],
    ]);
    const uses = [{ receivedSen: 2_000_000n }, { receivedSen: 100_000n }];
    const partly = order({ payments: [payment], refunds: [{ ...refund, uses }] });
    expect(rowsOf('Pengembalian', partly, paid, printing)[0]!.slice(2)).toEqual([
      'Sudah ditransfer; Rp21.000 sudah dipakai sebagai kredit',
      'Rp40.000',
    ]);
    expect(statusOf(partly, paid)).toBe('Dikembalikan');
    const back = order({ payments: [payment], refunds: [{ ...refund, givenBack: { resentAt: null } }] });
    expect(rowsOf('Pengembalian', back, paid, printing)[0]![2]).toBe('Dikembalikan bank, dikirim ulang');
    expect(totalsOf(of, paid, printing)).toEqual(['Total: Rp61.000', 'Sudah dibayar: Rp61.000']);
  });

  it.each([
    ['half a rupiah too little, which the shop bears', paid, 6_099_950n, 'Pembulatan: Rp0,50'],
    ['too much', paid, 6_500_000n, 'Kelebihan, jadi kreditmu: Rp4.000'],
    ['a part', { ...invoice, receivedSen: 2_000_000n }, 2_000_000n, 'Sisa yang harus dibayar: Rp41.000'],
    [
      'a part before it expired',
      { ...invoice, status: 'expired' as const },
      2_000_000n,
      'Tidak terpakai, jadi kreditmu: Rp20.000',
    ],
  ])('of which %s was paid says what that means', (_what, of, receivedSen, line) => {
    expect(totalsOf(order({ payments: [{ ...payment, receivedSen }] }), of, printing)).toContain(line);
  });

  const tooMuch = { ...refund, amountSen: 400_000n, paidAt: null };
  const partly = { ...invoice, status: 'expired' as const };
  it.each([
    ['credit', paid, [{ ...tooMuch, state: 'credited' }], 'Kelebihan, jadi kreditmu'],
    ['credit that was spent', paid, [{ ...tooMuch, state: 'used' }], 'Kelebihan, jadi kredit, dan sudah terpakai'],
    ['asked back', paid, [{ ...tooMuch, state: 'requested' }], 'Kelebihan, akan dikembalikan'],
    ['on its way', paid, [{ ...tooMuch, state: 'approved' }], 'Kelebihan, sedang ditransfer'],
    ['transferred', paid, [{ ...tooMuch, paidAt: AT }], 'Kelebihan, sudah ditransfer'],
    ['in two places', paid, [{ ...tooMuch, state: 'credited' }, refund], 'Kelebihan'],
    ['transferred but for what was spent', paid, [{ ...tooMuch, uses: [{ receivedSen: 100n }] }], 'Kelebihan'],
    ['given back by the bank', paid, [{ ...tooMuch, givenBack: { resentAt: null } }], 'Kelebihan'],
    ['kept while another refund is less', paid, [{ ...tooMuch, amountSen: 100n }], 'Kelebihan, jadi kreditmu'],
    ['unused and sent', partly, [{ ...refund, amountSen: 6_500_000n }], 'Tidak terpakai, sudah ditransfer'],
  ] as [string, OrderInvoice, OrderRefund[], string][])(
    'says of money that paid for nothing where it is: %s',
    (_what, of, refunds, label) => {
      const payments = [{ ...payment, receivedSen: 6_500_000n }];
      const last = invoiceDocument(order({ payments, refunds }), of, printing).totals.at(-1)!;
      expect(last.label).toBe(label);
    },
  );

  it.each([
    ['requested', 'Akan dikembalikan'],
    ['approved', 'Sedang ditransfer'],
    ['credited', 'Jadi kreditmu'],
    ['paid', 'Sudah ditransfer'],
  ] as const)('says of a refund that is %s what every page says', (state, words) => {
    const of = order({ payments: [payment], refunds: [{ ...refund, state }] });
    expect(rowsOf('Pengembalian', of, paid, printing)[0]![2]).toBe(words);
  });

  it.each([
    ['renewal', 'Perpanjangan Netflix TV (1 bulan)'],
    ['additional', 'Tambahan untuk Netflix TV (1 bulan)'],
    ['purchase', 'Netflix TV (1 bulan)'],
  ] as const)('for a %s of another price than the items has one row with its own price', (purpose, title) => {
    const other = { ...invoice, purpose, amountSen: 5_000_000n };
    expect(rowsOf('Rincian', order(), other, printing)).toEqual([[title, '1', 'Rp50.000', 'Rp50.000']]);
  });

  it.each([
    ['submitted', 0n, 'Belum lunas, buktimu sedang dicek'],
    ['rejected', 0n, 'Belum dibayar'],
    ['confirmed', 100n, 'Dibayar sebagian'],
  ] as const)('with a payment that is %s has the status of what is known', (state, receivedSen, status) =>
    expect(statusOf(order({ payments: [{ ...payment, state }] }), { ...invoice, receivedSen })).toBe(status),
  );

  it.each([
    ['all of it', [{ amountSen: 6_100_000n }], 'Dikembalikan'],
    ['a part', [{ amountSen: 100_000n }], 'Dikembalikan sebagian'],
    ['nothing yet', [{ amountSen: 6_100_000n, state: 'approved' as const, paidAt: null }], 'Lunas'],
    ['nothing in the end', [{ amountSen: 6_100_000n, state: 'cancelled' as const }], 'Lunas'],
    [
      'all of it in two',
      [{ amountSen: 6_000_000n, state: 'credited' as const }, { amountSen: 100_000n }],
      'Dikembalikan',
    ],
  ])('of which %s came back says so, and so does its receipt', (_, refunds, status) => {
    const of = order({ payments: [payment], invoices: [paid], refunds: refunds.map((one) => ({ ...refund, ...one })) });
    expect(statusOf(of, paid)).toBe(status);
    expect(receiptDocument(of, 'p1', printing)!.status).toBe(status === 'Lunas' ? null : status);
  });

  it('says of credit that was spent that it is, whatever it has paid', () => {
    const of = order({ payments: [payment], invoices: [paid], refunds: [{ ...refund, state: 'used' }] });
    expect(rowsOf('Pengembalian', of, paid, printing)[0]).toContain('Jadi kredit, dan sudah terpakai');
  });

  it('of which only what was too much came back is paid', () => {
    const of = order({
      payments: [{ ...payment, receivedSen: 6_200_000n }],
      refunds: [{ ...refund, amountSen: 100_000n, state: 'credited' }],
    });
    expect(statusOf(of, { ...paid, receivedSen: 6_200_000n })).toBe('Lunas');
  });

  it('counts no money that has not come, and no refund twice, whatever happened to the order', () => {
    const states = fc.array(fc.constantFrom(...PAYMENT_STATES), { maxLength: 6 });
    const returns = fc.array(fc.constantFrom(...REFUND_STATES), { maxLength: 6 });
    fc.assert(
      fc.property(states, returns, (some, others) => {
        const payments = some.map((state, n) => ({ ...payment, uid: `p${n}`, state }));
        const of = order({ payments, refunds: others.map((state) => ({ ...refund, paymentUid: null, state })) });
        const confirmed = some.filter((state) => state === 'confirmed').length;
        const kept = others.filter((state) => state !== 'cancelled').length;
        expect(rowsOf('Pembayaran', of, invoice, printing)).toHaveLength(confirmed);
        expect(rowsOf('Pengembalian', of, invoice, printing)).toHaveLength(kept);
        for (const { uid, state } of payments)
          expect(receiptDocument(of, uid, printing) !== null).toBe(state === 'confirmed');
      }),
    );
  });
});

describe('a receipt', () => {
  it('says what came, when, how and for what, in words too', () => {
    const of = order({ payments: [{ ...payment, uid: 'p0', state: 'rejected' }, payment], invoices: [paid] });
    expect(receiptDocument(of, 'p1', printing)).toMatchObject({
      number: 'KWT-261120-7KQ2MXA-1',
      facts: [
        { label: 'Diterima dari', value: 'Budi Santoso' },
        { label: 'Untuk', value: 'Netflix TV (1 bulan)' },
        { label: 'Pesanan', value: 'PTG-261120-7KQ2MXA' },
        { label: 'Faktur', value: 'INV-261120-7KQ2MXA' },
        { label: 'Diterima pada', value: '25 November 2026' },
        { label: 'Cara', value: 'Transfer dari BCA' },
        { label: 'Terbilang', value: 'Enam puluh satu ribu rupiah' },
      ],
      totals: [{ label: 'Jumlah diterima', value: 'Rp61.000' }],
      fileName: 'kuitansi-KWT-261120-7KQ2MXA-1',
    });
  });

  it.each(['submitted', 'rejected', 'voided'] as const)('of a payment that is %s does not exist', (state) =>
    expect(receiptDocument(order({ payments: [{ ...payment, state }] }), 'p1', printing)).toBeNull(),
  );

  const two = [payment, { ...payment, uid: 'p2', decidedAt: new Date(AT.getTime() + 1) }];
  const statusesOf = (...refunds: Partial<OrderRefund>[]) => {
    const of = order({ payments: two, invoices: [paid], refunds: refunds.map((one) => ({ ...refund, ...one })) });
    return two.map(({ uid }) => receiptDocument(of, uid, printing)!.status);
  };

  it('says of its own payment alone what came back, of refunds that are paid', () => {
    const asked = { paymentUid: 'p2', state: 'approved', paidAt: null } as const;
    expect(statusesOf({}, asked)).toEqual(['Dikembalikan', null]);
    expect(statusesOf({ amountSen: 100n }, { paymentUid: 'p2' })).toEqual(['Dikembalikan sebagian', 'Dikembalikan']);
  });

  it('goes on to say that it came back while the credit is asked back', () => {
    const askedBack = { state: 'requested', creditedAt: AT, paidAt: null } as const;
    expect(statusesOf(askedBack)).toEqual(['Dikembalikan', null]);
    expect(statusesOf({ ...askedBack, state: 'cancelled' })).toEqual([null, null]);
  });

  it('of one of several payments that are given back as one says its part', () => {
    const parts = [
      { paymentUid: 'p1', amountSen: 6_100_000n },
      { paymentUid: 'p2', amountSen: 100_000n },
    ];
    expect(statusesOf({ amountSen: 6_200_000n, parts })).toEqual(['Dikembalikan', 'Dikembalikan sebagian']);
    const of = order({ payments: two, invoices: [paid], refunds: [{ ...refund, parts }] });
    expect(receiptDocument(of, 'p2', printing)!.totals).toContainEqual({
      label: 'Sudah dikembalikan',
      value: 'Rp1.000',
    });
  });

  it('of a payment of another order does not exist', () => expect(receiptDocument(order(), 'p1', printing)).toBeNull());

  it('of a payment through the gateway names the way that the customer chose', () => {
    const of = order({ payments: [{ ...payment, method: 'gateway', bankFrom: '', channel: 'qris' }] });
    expect(receiptDocument(of, 'p1', printing)!.facts).toContainEqual({ label: 'Cara', value: 'QRIS' });
  });

  it('of credit says so', () => {
    const of = order({ payments: [{ ...payment, method: 'credit', bankFrom: '' }] });
    expect(receiptDocument(of, 'p1', printing)!.facts).toContainEqual({ label: 'Cara', value: 'Kredit di Patungan' });
  });
});
