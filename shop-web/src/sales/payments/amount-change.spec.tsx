import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { ManualUploadPage } from './manual-upload.page';
import { useAmountBefore } from './payment-amount';
import { PaymentPage } from './payment.page';

const ORDER = '10000000-0000-4000-8000-000000000001';
const CUSTOMER = '20000000-0000-4000-8000-000000000001';
const REFUSED = 'Tagihan pesanan PTG-1 sekarang Rp82.500, bukan lagi Rp54.000.';
let asked: Partial<CheckoutView>;
const checkout = (): CheckoutView => ({
  orderUid: ORDER,
  customerUid: CUSTOMER,
  orderNumber: 'PTG-1',
  status: ORDER_STATUS.awaitingPayment,
  statusLabel: 'Menunggu pembayaran',
  closedEarly: null,
  productLine: 'subscriptions',
  waitedForGroup: false,
  providerName: 'WeTV',
  providerSlug: 'wetv',
  packageName: 'Reguler',
  durationLabel: '1 bulan',
  amount: 54_000,
  uniqueCode: null,
  isRenewal: false,
  additionalOrder: null,
  dueAt: null,
  dueOnceVerified: null,
  first: null,
  fee: null,
  serverTime: '2026-11-20T03:00:00.000Z',
  methods: [],
  channels: [],
  ...asked,
});
const charge = () => ({
  channel: 'va-bca',
  state: 'pending',
  amount: checkout().amount,
  payCode: '8808123456789',
  expiresAt: '2026-11-21T03:00:00.000Z',
});

/** Amounts that were sent with a proof or to the gateway; the API refuses the one that is not asked for now. */
const sent: unknown[] = [];
class Upload {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  open = () => undefined;
  setRequestHeader = () => undefined;
  send(form: Map<string, unknown>) {
    sent.push(form.get('amountRead'));
    const isAsked = form.get('amountRead') === String(checkout().amount);
    this.status = isAsked ? 200 : 409;
    const code = isAsked ? {} : { code: 'AMOUNT_CHANGED', message: REFUSED };
    this.responseText = JSON.stringify({ data: {}, meta: { status: this.status, ...code } });
    this.onload();
  }
}
const real = { XMLHttpRequest: globalThis.XMLHttpRequest, FormData: globalThis.FormData, fetch: globalThis.fetch };
Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
beforeEach(() => {
  asked = {};
  sent.length = 0;
  Object.assign(globalThis, { XMLHttpRequest: Upload, FormData: Map });
  globalThis.fetch = async (address, init) => {
    if (String(address).endsWith('/payment/gateway')) {
      const { amountRead } = JSON.parse(String(init?.body)) as { amountRead?: number };
      sent.push(amountRead);
      const meta = {
        status: 409,
        code: 'PRICE_CHANGED',
        message: 'Tagihannya sekarang Rp82.500, bukan lagi Rp54.000.',
      };
      if (amountRead !== checkout().amount) return new Response(JSON.stringify({ data: null, meta }), { status: 409 });
    }
    const data = String(address).includes('/payment/confirm')
      ? { ...checkout(), treatments: null, payment: null }
      : String(address).endsWith('/payment/gateway')
        ? charge()
        : checkout();
    return new Response(JSON.stringify({ data, meta: { status: 200 } }));
  };
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  Object.assign(globalThis, real);
});

const PAGES = { payment: <PaymentPage parts={[]} />, upload: <ManualUploadPage /> };
const open = (page: keyof typeof PAGES = 'payment') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/?order_uid=${ORDER}&customer_uid=${CUSTOMER}`]}>{PAGES[page]}</MemoryRouter>
    </QueryClientProvider>,
  );
const changed = () => screen.findByText('Tagihanmu sekarang Rp82.500, tadinya Rp54.000');
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

async function prove(): Promise<void> {
  const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'bukti.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText('Foto bukti transfer: pilih berkas'), { target: { files: [photo] } });
  await screen.findByRole('button', { name: 'Ganti berkas' });
  fireEvent.click(screen.getByRole('radio', { name: 'BCA' }));
  fireEvent.change(screen.getByLabelText(/^Nama pemilik/), { target: { value: 'Sari' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kirim bukti' }));
}

describe('an amount that was changed elsewhere while the page of its payment was open', () => {
  it.each(['payment', 'upload'] as const)(
    'is shown once the proof was refused, beside what was typed and chosen, on the page of %s; the next press has read it',
    async (page) => {
      open(page);
      await screen.findByText('Rp54.000');
      asked = { amount: 82_500 };
      await prove();
      expect((await changed()).parentElement?.textContent).toContain(
        'Sudah transfer jumlah yang lama? Tetap kirim buktinya: kekurangannya kami tagih setelah buktimu kami cek.',
      );
      expect(screen.getByText(REFUSED)).toBeTruthy();
      expect(screen.getByText('Rp82.500')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>(/^Nama pemilik/).value).toBe('Sari');
      expect(screen.getByText('bukti.jpg')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Kirim bukti' }));
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(sent).toEqual(['54000', '82500']);
    },
  );

  it('is shown when the page is looked at again, with the accounts of now', async () => {
    open();
    await screen.findByText('Rp54.000');
    const [account, facts] = [{ accountNumber: '1234567890', accountName: 'PT Patungan' }, { uniqueCode: false }];
    const method = { uid: ORDER, kind: 'bank-transfer' as const, bankName: 'Mandiri', ...account, ...facts };
    asked = { amount: 82_500, methods: [method] };
    await comeBack();
    await changed();
    expect(screen.getByText('Mandiri', { selector: 'b' })).toBeTruthy();
  });

  it('says nothing while it is the same', async () => {
    open();
    await screen.findByText('Rp54.000');
    await comeBack();
    expect(screen.queryByText(/tadinya/)).toBeNull();
  });

  it('is shown once the gateway was to be paid with the old one; the next press has read it', async () => {
    asked = { channels: ['va-bca'] };
    open();
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'BCA Virtual Account' }));
    await screen.findByRole('button', { name: 'BCA Virtual Account' });
    asked = { channels: ['va-bca'], amount: 82_500 };
    press();
    await changed();
    expect(screen.queryByText('8808 1234 5678 9')).toBeNull();
    press();
    expect(await screen.findByText('8808 1234 5678 9')).toBeTruthy();
    expect(sent).toEqual([54_000, 82_500]);
  });

  it('takes away the number of a gateway that was shown for the old one', async () => {
    asked = { channels: ['va-bca'] };
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'BCA Virtual Account' }));
    expect(await screen.findByText('8808 1234 5678 9')).toBeTruthy();
    asked = { channels: ['va-bca'], amount: 82_500 };
    await comeBack();
    await changed();
    expect(screen.queryByText('8808 1234 5678 9')).toBeNull();
    expect(within(document.body).getByRole('button', { name: 'BCA Virtual Account' })).toBeTruthy();
  });
});

it('what the customer changes on the page itself is not told as news; a later change elsewhere is', () => {
  const { result, rerender } = renderHook(({ amount }) => useAmountBefore(amount), {
    initialProps: { amount: 54_000 },
  });
  act(() => result.current.expectChange());
  expect(result.current.before).toBeNull();
  rerender({ amount: 40_000 });
  expect(result.current.before).toBeNull();
  rerender({ amount: 82_500 });
  expect(result.current.before).toBe(40_000);
  rerender({ amount: 40_000 });
  expect(result.current.before).toBeNull();
});
