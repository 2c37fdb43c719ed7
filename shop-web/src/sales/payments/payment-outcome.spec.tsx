import { beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { PaymentStatusView } from '#contracts/sales/payments.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PRODUCT_LINES } from '../../app/product-lines';
import type { OrderParts } from '../product-line';
import { PaymentOutcome, PaymentSteps, WayOn } from './payment-outcome';

let parts: OrderParts[];
beforeAll(async () => {
  parts = await Promise.all(PRODUCT_LINES.flatMap(({ orderParts }) => (orderParts ? [orderParts()] : [])));
});

const open = (of: Partial<PaymentStatusView>) => {
  cleanup();
  const payment = { uid: 'p', state: 'confirmed', submittedAt: '', decidedAt: null, reason: null } as const;
  const status = {
    orderUid: 'o',
    statusLabel: '',
    closedEarly: null,
    treatments: null,
    additionalOrder: null,
    providerName: '',
    payment,
    ...of,
  };
  render(<PaymentOutcome status={status as PaymentStatusView} parts={parts} />);
  return screen.getByRole('status').textContent;
};
const { processing, completed, refunded } = ORDER_STATUS;

it.each<[string, Partial<PaymentStatusView>, RegExp, RegExp]>([
  ['a seat', { productLine: 'subscriptions' }, /Kami siapkan langgananmu/, /Pembayaranmu beres/],
  [
    'treatments',
    { productLine: 'subscriptions', treatments: 6 },
    /Voucher perawatanmu terbit begitu serinya kami belikan/,
    /Vouchermu sudah terbit/,
  ],
  ['things', { productLine: 'merchandise' }, /Barangmu kami siapkan/, /Barangmu sudah kamu terima/],
  ['a tip', { productLine: 'giving', providerName: 'Tip' }, /tipmu/, /tipmu/],
  ['a donation', { productLine: 'giving', providerName: 'Donasi' }, /donasimu/, /donasimu/],
  ['a gift', { productLine: 'giving', providerName: 'Hadiah THR' }, /buat link-nya/, /Hadiahmu sudah diambil/],
  ['a place in a Sekeranjang', { productLine: 'sekeranjang' }, /Tempatmu sudah terbayar/, /Sekeranjangmu selesai/],
  ['an errand', { productLine: 'errands' }, /Kami belikan/, /Titipanmu sudah kamu terima/],
  ['a share of an animal', { productLine: 'qurban' }, /Bagianmu sudah lunas/, /Qurbanmu sudah dilaksanakan/],
  ['a slot', { productLine: 'venues' }, /Bagianmu sudah terbayar/, /Pesanan selesai/],
])('of a confirmed payment for %s: the words of its line, while it is prepared and at its end', (_, of, now, then) => {
  const isSeat = of.productLine === 'subscriptions' && !of.treatments;
  for (const [status, words] of [
    [processing, now],
    [completed, then],
  ] as const) {
    const text = open({ ...of, status });
    expect(text).toMatch(words);
    // The page of the order has its cards below the words; this page has none.
    expect(text).not.toMatch(isSeat ? /di bawah/ : /di bawah|langganan/i);
  }
});

it('of a part: the next instalment and its day, or what is missing, and not that the order is prepared', () => {
  const plan = { amount: 1_625_000, received: 1_625_000, total: 3_250_000, dueAt: '2027-02-14T03:00:00.000Z' };
  const of = (instalment: number | null) =>
    open({
      productLine: 'qurban',
      status: ORDER_STATUS.awaitingPayment,
      additionalOrder: { ...plan, instalment, isLate: false },
    });
  expect(of(2)).toMatch(/Cicilan berikutnya Rp\s?1\.625\.000.*Paling lambat 14 Feb/);
  expect(of(2)).not.toMatch(/kurang|siapkan/);
  expect(of(null)).toMatch(/Masih kurang Rp\s?1\.625\.000/);
});

it.each(['subscriptions', 'venues'])(
  'of what has ended since (%s): that, and not that it is ready or done',
  (productLine) => {
    const ended = { status: completed, statusLabel: 'Berakhir', endedAt: '2026-11-20T03:00:00.000Z' };
    const text = open({ productLine, ...ended });
    expect(text).toMatch(/berakhir 20 Nov 2026/i);
    expect(text).not.toMatch(/begitu siap|beres|Pesanan selesai/);
  },
);

it('of money that goes back: that, and not that something is being prepared', () => {
  expect(open({ productLine: 'subscriptions', status: refunded })).not.toMatch(/siapkan|aktif/);
  expect(open({ productLine: 'qurban', status: refunded })).toMatch(/Uangmu kami kembalikan/);
});

describe('after a proof was sent', () => {
  const SENT = {
    uid: 'p',
    submittedAt: '2026-11-20T07:00:00.000Z',
    decidedAt: null,
    reason: null,
    isLast: false,
  } as const;
  const status = (change: Partial<PaymentStatusView>) =>
    ({
      orderUid: 'o',
      orderNumber: 'PTG-1',
      statusLabel: '',
      treatments: null,
      additionalOrder: null,
      productLine: 'subscriptions',
      status: ORDER_STATUS.awaitingConfirmation,
      payment: { ...SENT, state: 'submitted' },
      ...change,
    }) as PaymentStatusView;
  const show = (change: Partial<PaymentStatusView>) => {
    cleanup();
    const of = status(change);
    render(
      <MemoryRouter>
        <PaymentSteps status={of} parts={parts} />
        <PaymentOutcome status={of} parts={parts} />
        <WayOn status={of} keys={{ orderUid: 'o', customerUid: 'c' }} />
      </MemoryRouter>,
    );
    return {
      now: document.querySelector('[aria-current=step]')?.textContent,
      steps: screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ \(.*/, '')),
      text: screen.getByRole('status').textContent,
      links: screen.getAllByRole('link').map(({ textContent }) => textContent),
    };
  };

  it('the page says which step is now, what comes next and by when, with one button and whom to ask', () => {
    const shown = show({});
    expect(shown.steps).toEqual(['Dipesan', 'Bukti terkirim', 'Dicek', 'Disiapkan', 'Aktif']);
    expect(shown.now).toMatch(/^Dicek/);
    expect(shown.text).toMatch(/Berikutnya: kursimu kami siapkan\. Siap maks\. 72 jam setelah lunas/);
    expect(shown.links).toEqual(['Lihat pesanan', 'Hubungi kami']);
    expect(document.body.textContent).toContain('Salah unggah?');
    expect(show({ productLine: 'merchandise' }).text).toMatch(
      /Berikutnya: begitu cocok, pesananmu langsung kami proses/,
    );
  });

  it('of a seat that will wait for its group that comes next, in the words of the order, and not that it is prepared', () => {
    const waits = { title: 'Menunggu 1 anggota membayar', text: 'Siap maks. 72 jam setelah lunas.' };
    const { text } = show({ waits });
    expect(text).toContain(
      'Berikutnya: setelah lolos cek, menunggu 1 anggota membayar. Siap maks. 72 jam setelah lunas.',
    );
    expect(text).not.toContain('kami siapkan');
  });

  it('of what has ended meanwhile it says that, and that what has come goes back', () => {
    const { text } = show({ productLine: 'venues', closedEarly: 'Slot ini dibatalkan. Alasannya: Banjir.' });
    expect(text).toMatch(/Slot ini dibatalkan\. Alasannya: Banjir\. Buktimu tetap kami cek, jadi jangan transfer lagi/);
    expect(text).toMatch(/Berikutnya: uang yang sudah masuk kembali penuh/);
    expect(text).not.toContain('langsung kami proses');
  });

  it('a seat is at its last step only once it can be used', () => {
    const confirmed = { status: completed, payment: { ...SENT, state: 'confirmed' as const } };
    expect(show({ ...confirmed, statusLabel: 'Menunggu host' }).now).toMatch(/^Disiapkan/);
    expect(show({ ...confirmed, statusLabel: 'Aktif' }).now).toBeUndefined();
  });

  it('of a seat that can be used at once it says where, and until when it is paid, and announces nothing', () => {
    const confirmed = { status: completed, payment: { ...SENT, state: 'confirmed' as const } };
    const paidUntil = '2026-12-20T16:59:59.999Z';
    const { text } = show({ ...confirmed, statusLabel: 'Aktif', paidUntil });
    expect(text).toMatch(/Langgananmu aktif.*ada di halaman langganan\. Sudah dibayar sampai 20 Des 2026\./);
    expect(text).not.toMatch(/begitu siap|kami kabari/);
    expect(show({ ...confirmed, statusLabel: 'Disiapkan' }).text).toMatch(/begitu siap, dan kamu kami kabari/);
  });

  it('a rejected proof leads back to the payment, and a renewal has no such steps', () => {
    const rejected = { ...SENT, state: 'rejected' as const };
    const again = show({ status: ORDER_STATUS.awaitingPayment, payment: rejected });
    expect(again.now).toMatch(/^Bayar/);
    expect(again.text).toMatch(/Kirim bukti baru, ya\. Kalau sudah transfer, jangan transfer lagi\./);
    expect(again.links).toEqual(['Kirim bukti baru', 'Lihat pesanan']);
    expect(show({ status: completed }).steps).toEqual([]);
  });
});
