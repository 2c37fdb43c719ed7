import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import type { AdditionalPaymentView } from '#contracts/sales/additional-payment.http';
import { PAGE } from '#contracts/shop-paths';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { AdditionalPaymentPage, AdditionalPaymentResultPage } from './additional-payment.page';
import { ManualUploadPage } from './manual-upload.page';
import { NewPaymentPage } from './new-payment.page';

const NUMBER = 'PTG-261120-7KQ2MXA';
const OF: AdditionalPaymentView = {
  orderUid: '3b241101-e2bb-4255-8caf-4136c566a962',
  customerUid: '9b241101-e2bb-4255-8caf-4136c566a962',
  orderNumber: NUMBER,
  status: ORDER_STATUS.awaitingPayment,
  statusLabel: 'Menunggu Pembayaran',
  productLine: 'sekeranjang',
  first: null,
  closedEarly: null,
  mayAskAgain: false,
  isInvoiced: true,
  total: 54_000,
  received: 50_000,
  rest: 4_000,
  additionalOrder: null,
  dueAt: '2026-11-26T05:00:00.000Z',
  rejectedProof: null,
  payments: [{ amount: 50_000, receivedAt: '2026-11-25T05:00:00.000Z' }],
};

/** What the page of a payment reads besides. */
const CHECKOUT = {
  productLine: 'sekeranjang',
  waitedForGroup: false,
  providerName: 'Sekeranjang',
  providerSlug: '',
  packageName: 'Blender',
  durationLabel: '',
  treatments: null,
  amount: 54_000,
  fee: null,
  isRenewal: false,
  dueOnceVerified: null,
  first: null,
  serverTime: '2026-11-25T05:00:00.000Z',
  uniqueCode: null,
  methods: [],
  channels: [],
  payment: null,
};

let asked: { method: string; url: string; body: unknown }[];
const answer = (data: unknown, status = 200, message = 'ok') => {
  globalThis.fetch = async (url, init) => {
    asked.push({ method: init?.method ?? 'GET', url: String(url), body: init?.body });
    return new Response(JSON.stringify({ data, meta: { status, code: 'X', message } }), { status });
  };
};
beforeEach(() => {
  asked = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const Where = () => <output>{useLocation().pathname + useLocation().search}</output>;
const open = (at: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={PAGE.additionalPayment} element={<AdditionalPaymentPage />} />
          <Route path={PAGE.additionalPaymentResult} element={<AdditionalPaymentResultPage />} />
          <Route path={PAGE.newPayment} element={<NewPaymentPage />} />
          <Route path={PAGE.manualUpload} element={<ManualUploadPage />} />
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const linkTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('/additional-payment', () => {
  it('says what came, what is missing, and leads to the payment', async () => {
    answer(OF);
    open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
    expect(await linkTo('Transfer dan kirim bukti')).toContain(OF.orderUid);
    expect(screen.getByText('Masih kurang').nextElementSibling!.textContent).toMatch(/Rp\s?4\.000/);
    expect(asked[0]!.url).toContain(`/customer/additional-payment?orderNumber=${NUMBER}`);
  });

  it('is headed by what is asked: an instalment of a plan is no shortfall', async () => {
    const plan = { amount: 2_000, received: 50_000, total: 54_000, dueAt: OF.dueAt, isLate: false };
    answer({ ...OF, additionalOrder: { ...plan, instalment: 2 } });
    open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Bayar cicilan' })).toBeTruthy();
    cleanup();
    answer({ ...OF, additionalOrder: { ...plan, instalment: null } });
    open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
    expect(await screen.findByText('Masih kurang')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bayar kekurangan');
  });

  it('calls the order as every page does, and not in the words of the books', async () => {
    answer({ ...OF, statusLabel: 'Menunggu Pembayaran', additionalOrder: null });
    open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
    expect(await screen.findByText('Belum dibayar')).toBeTruthy();
    expect(screen.queryByText('Menunggu Pembayaran')).toBeNull();
  });

  it('offers the credit that may pay what is missing, but no instalment', async () => {
    const credit = { balance: 20_000, entries: [], spent: [], returnable: 20_000, asked: [] };
    const plan = { amount: 4_000, received: 50_000, total: 54_000, dueAt: OF.dueAt, isLate: false };
    for (const instalment of [null, 2]) {
      globalThis.fetch = async (url) =>
        Response.json({
          data: String(url).includes('/credit') ? credit : { ...OF, additionalOrder: { ...plan, instalment } },
          meta: { status: 200 },
        });
      open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
      if (instalment === null) {
        expect(await screen.findByText('Kamu punya kredit Rp20.000')).toBeTruthy();
        expect(screen.getByRole('button', { name: 'Pakai Rp4.000' })).toBeTruthy();
      } else {
        await screen.findByText('Cicilan berikutnya');
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(screen.queryByText(/^Kamu punya kredit/)).toBeNull();
      }
      cleanup();
    }
  });

  it('says of what paid for it what was transferred, and what came out of credit or a donation', async () => {
    const [receivedAt, amount] = [OF.dueAt!, 25_000];
    answer({
      ...OF,
      payments: [
        { amount, receivedAt },
        ...(['credit', 'fund'] as const).map((held) => ({ amount, receivedAt, held })),
      ],
    });
    open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
    const names = (await screen.findAllByText(/26 Nov 2026, 12\.00/)).map(
      ({ textContent }) => textContent!.split(' 2')[0],
    );
    expect(names.filter((name) => name!.startsWith('D'))).toEqual([
      expect.stringMatching(/^Diterima/),
      expect.stringMatching(/^Dari kreditmu/),
      expect.stringMatching(/^Dari dana donasi/),
    ]);
  });

  it.each([
    `${PAGE.additionalPayment}?orderNumber=${NUMBER}`,
    `${PAGE.additionalPaymentResult}?orderNumber=${NUMBER}`,
    PAGE.newPayment.replace(':id?', NUMBER),
  ])('says in place of the way to pay why it would be refused: %s', async (at) => {
    const first = {
      title: 'Akunmu sedang diblokir',
      text: 'Jangan transfer dulu.',
      action: 'Hubungi kami',
      path: '/contact',
    };
    answer({ ...OF, first });
    open(at);
    expect((await screen.findByText(first.title)).parentElement!.textContent).toContain(first.text);
    expect(await linkTo(first.action)).toBe(first.path);
    expect(screen.queryByRole('link', { name: /Transfer|Bayar|Unggah/ })).toBeNull();
  });

  it('says of what was paid and has ended since that it has, with its day', async () => {
    answer({
      ...OF,
      status: ORDER_STATUS.completed,
      rest: 0,
      productLine: 'subscriptions',
      endedAt: '2026-11-25T05:00:00.000Z',
    });
    open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
    expect(await screen.findByText(/^Langganan ini berakhir .*25 Nov 2026/)).toBeTruthy();
    expect(screen.queryByText('Sudah lunas')).toBeNull();
  });

  it('asks for the number of the order when the address has none', () => {
    answer(OF);
    open(PAGE.additionalPayment);
    fireEvent.click(screen.getByRole('button', { name: 'Cek pesanan' }));
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
  });
});

describe('/additional-payment/result', () => {
  it.each([
    ['being checked', { status: ORDER_STATUS.awaitingConfirmation }, 'Buktimu sedang kami periksa'],
    ['still short', {}, /Masih kurang Rp\s?4\.000/],
    ['short of what was closed early', { closedEarly: 'Blender kami tutup lebih awal.' }, /Masih kurang Rp\s?4\.000/],
    ['paid', { status: ORDER_STATUS.processing, received: 54_000, rest: 0 }, 'Sudah lunas'],
    ['expired', { status: ORDER_STATUS.expired, rest: 0 }, 'Batas waktu bayar sudah lewat'],
    [
      'closed early',
      { status: ORDER_STATUS.expired, rest: 0, closedEarly: 'Blender kami tutup lebih awal.' },
      'Pesanan ini kami tutup lebih awal',
    ],
    ['cancelled', { status: ORDER_STATUS.cancelled, rest: 0 }, 'Pesanan ini dibatalkan'],
    [
      'being checked for a slot that has ended',
      { status: ORDER_STATUS.awaitingConfirmation, closedEarly: 'Slot ini dibatalkan. Alasannya: Banjir.' },
      /^Slot ini dibatalkan\. Alasannya: Banjir\..*jangan transfer lagi.*kembali penuh/,
    ],
  ])('says what became of a payment that is %s', async (_, change, title) => {
    answer({ ...OF, ...change });
    open(`${PAGE.additionalPaymentResult}?orderNumber=${NUMBER}`);
    expect(await screen.findByText(title)).toBeTruthy();
  });
});

it.each([
  PAGE.newPayment.replace(':id?', NUMBER),
  `${PAGE.manualUpload}?order_uid=${OF.orderUid}&customer_uid=${OF.customerUid}`,
])('%s of what was closed early while another proof is waited for says why', async (path) => {
  const checkout = { ...CHECKOUT, closedEarly: 'Blender kami tutup lebih awal. Alasannya: Habis.' };
  const data = { ...OF, ...checkout };
  answer(data);
  open(path);
  expect(await screen.findByText(/Alasannya: Habis\./)).toBeTruthy();
});

describe('/new-payment', () => {
  const EXPIRED = {
    ...OF,
    status: ORDER_STATUS.expired,
    mayAskAgain: true,
    received: 0,
    rest: 0,
    dueAt: null,
    payments: [],
  };
  /** The order is found; what is asked of it is answered with `then`. */
  const found = (order: AdditionalPaymentView, then: Parameters<typeof answer> = [null]) => {
    answer(...then);
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) => {
      if (init?.method === 'POST') return fetch(url, init);
      // Once it was asked for, the order is open again.
      const data = asked.length > 0 ? OF : order;
      return Promise.resolve(new Response(JSON.stringify({ data, meta: { status: 200 } })));
    };
  };
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Buat tagihan' }));

  it('asks for an invoice of the order and goes on to its payment', async () => {
    const { orderUid, customerUid } = OF;
    const redirectUrl = `/payment?order_uid=${orderUid}`;
    const invoice = { invoiceNumber: 'INV-1', amount: 54_000, dueAt: OF.dueAt, redirectUrl };
    found(EXPIRED, [{ orderUid, customerUid, orderNumber: NUMBER, ...invoice }]);
    open(PAGE.newPayment.replace(':id?', orderUid));
    await press();
    await screen.findByText(redirectUrl);
    expect(asked).toMatchObject([{ method: 'POST', body: JSON.stringify({ orderNumber: NUMBER }) }]);
  });

  it('says why there is none', async () => {
    found(EXPIRED, [null, 409, 'Tempatnya sudah diambil orang lain.']);
    open(PAGE.newPayment.replace(':id?', NUMBER));
    await press();
    expect(await screen.findByText('Tempatnya sudah diambil orang lain.')).toBeTruthy();
  });

  it('of an order that can still be paid leads to its payment, and says by when', async () => {
    found(OF);
    open(PAGE.newPayment.replace(':id?', OF.orderUid));
    expect(await linkTo('Bayar sekarang')).toContain(`order_uid=${OF.orderUid}`);
    expect(document.body.textContent).toMatch(/PTG-261120-7KQ2MXA.*Bayar sebelum Kam, 26 Nov 2026/);
    expect(document.body.textContent).not.toMatch(/lewat|3b241101/);
  });

  it.each([
    ['being checked', ORDER_STATUS.awaitingConfirmation, 'Buktimu sedang kami periksa'],
    ['paid', ORDER_STATUS.completed, 'Sudah lunas'],
    ['cancelled', ORDER_STATUS.cancelled, 'Pesanan ini dibatalkan'],
    ['expired and not taken again', ORDER_STATUS.expired, 'Batas waktu bayar sudah lewat'],
  ])('of an order that is %s asks for nothing', async (_, status, title) => {
    found({ ...EXPIRED, mayAskAgain: false, status });
    open(PAGE.newPayment.replace(':id?', NUMBER));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByText(/terlanjur transfer/)).toBeNull();
    expect(screen.queryByText(/tagihan baru/)).toBeNull();
  });
});

it.each([
  ['cancelled', ORDER_STATUS.cancelled],
  ['refunded', ORDER_STATUS.refunded],
])('an order that was %s says where to turn with money that was sent', async (_, status) => {
  answer({ ...OF, status, rest: 0 });
  open(`${PAGE.additionalPayment}?orderNumber=${NUMBER}`);
  expect(await screen.findByText(/Kalau kamu sudah transfer/)).toBeTruthy();
  expect(await linkTo('hubungi kami')).toContain(`order=${NUMBER}`);
});

describe('after a rejected proof', () => {
  const pages = [
    `${PAGE.additionalPayment}?orderNumber=${NUMBER}`,
    `${PAGE.additionalPaymentResult}?orderNumber=${NUMBER}`,
    PAGE.newPayment.replace(':id?', NUMBER),
  ];
  const plan = { amount: 2_000, received: 50_000, total: 54_000, dueAt: OF.dueAt, isLate: false, instalment: 2 };
  const toPayment = () =>
    screen.queryAllByRole('link').filter((link) => /^[/]payment[?]/.test(link.getAttribute('href') ?? ''));
  describe.each([
    ['of what is missing', {}],
    ['of an instalment', { additionalOrder: plan }],
  ])('%s', (_, asked) => {
    it.each(pages)(
      'that was the last one says whom to ask, and invites neither to pay nor to upload: %s',
      async (at) => {
        answer({ ...OF, ...asked, rejectedProof: { reason: 'Foto buram', isLast: true } });
        open(at);
        expect((await screen.findByText('Bukti pembayaranmu ditolak')).parentElement!.textContent).toMatch(
          /Foto buram.*bukti lain tidak bisa dikirim\. Jangan transfer lagi/,
        );
        expect(toPayment()).toEqual([]);
        expect(document.body.textContent).not.toMatch(/Sudah lunas|masih berlaku/);
      },
    );

    it.each(pages)('says why, and to transfer nothing again, before it leads to another proof: %s', async (at) => {
      answer({ ...OF, ...asked, rejectedProof: { reason: 'Foto buram', isLast: false } });
      open(at);
      await screen.findByText('Foto buram.');
      expect(screen.getByText(/jangan transfer lagi/)).toBeTruthy();
      expect(toPayment().map(({ textContent }) => textContent)).toEqual(['Kirim bukti baru']);
      // Not on this page: the button leads to the form.
      expect(document.body.textContent).not.toContain('di bawah');
      expect(toPayment()[0]!.getAttribute('href')).toMatch(/#bukti$/);
    });
  });

  it.each(pages)('of an order that is over is of no matter any more: %s', async (at) => {
    answer({ ...OF, status: ORDER_STATUS.cancelled, rejectedProof: { reason: 'Foto buram', isLast: false } });
    open(at);
    expect(await screen.findByText('Pesanan ini dibatalkan')).toBeTruthy();
    expect(toPayment()).toEqual([]);
  });
});

describe('an order without an invoice', () => {
  const NONE = { ...OF, isInvoiced: false, total: 0, received: 0, rest: 0, dueAt: null, payments: [] };
  const pages = [
    PAGE.newPayment.replace(':id?', NUMBER),
    `${PAGE.additionalPayment}?orderNumber=${NUMBER}`,
    `${PAGE.additionalPaymentResult}?order_uid=${OF.orderUid}&customer_uid=${OF.customerUid}`,
    `${PAGE.manualUpload}?orderNumber=${NUMBER}`,
  ];
  it.each(pages)('of a host: nothing is to be paid, with the way to the order: %s', async (address) => {
    answer({ ...NONE, status: ORDER_STATUS.processing });
    open(address);
    expect(await screen.findByText('Tidak ada yang perlu dibayar')).toBeTruthy();
    expect(await linkTo('Lihat pesanan')).toContain(OF.orderUid);
    expect(screen.queryByText(/Sudah lunas|Tagihan$|Rp/)).toBeNull();
  });

  it.each(pages)('that waits for its group: nothing is to be paid yet: %s', async (address) => {
    answer({ ...NONE, status: ORDER_STATUS.waitingForGroup });
    open(address);
    expect(await screen.findByText('Belum waktunya bayar')).toBeTruthy();
  });
});

it.each([
  '/new-payment/karangan',
  `${PAGE.additionalPayment}?orderNumber=X`,
  `${PAGE.additionalPaymentResult}?order_uid=x`,
  `${PAGE.manualUpload}?orderNumber=X`,
  `${PAGE.manualUpload}?order_uid=x`,
])('an order that there is not is said, with one heading: %s', async (address) => {
  answer(null, 404);
  open(address);
  await screen.findByRole('alert');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Order Anda Tidak Ditemukan / Sudah Terbayarkan',
  ]);
});

describe('/manual-upload-payment-slip', () => {
  it('shows what the order of the number still owes, with the form for the proof', async () => {
    const plan = { providerName: 'Netflix', providerSlug: 'netflix', packageName: 'Reguler', durationLabel: '1 bulan' };
    const rest = {
      amount: 4_000,
      isRenewal: false,
      productLine: 'subscriptions',
      waitedForGroup: false,
      first: null,
      fee: null,
      serverTime: '2026-11-25T06:00:00.000Z',
      methods: [],
      uniqueCode: null,
      channels: [],
      dueOnceVerified: null,
      payment: null,
    };
    answer({ ...OF, ...plan, ...rest });
    open(`${PAGE.manualUpload}?orderNumber=${NUMBER}`);
    const order = await screen.findByRole('region', { name: 'Pesanan' });
    expect(order.textContent).toMatch(/PTG-261120-7KQ2MXARp\s?4\.000/);
    expect(screen.getByRole('button', { name: 'Kirim bukti' })).toBeTruthy();
  });
});
