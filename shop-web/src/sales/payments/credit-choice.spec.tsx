import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { CreditView } from '#contracts/sales/credit.http';
import { AskedCredit, CreditChoice, UseCredit } from './credit-choice';
import { creditQuery } from './credit.queries';

const ENTRY = {
  orderUid: '3b241101-e2bb-4255-8caf-4136c566a962',
  orderNumber: 'PTG-261120-7KQ2MXA',
  amount: 4_000,
  reason: 'Kelebihan bayar',
};
const ASKED: CreditView['asked'][number] = { ...ENTRY, bankName: 'BCA', accountEnding: '6789', isApproved: false };
const NOW: CreditView = { balance: 0, entries: [], spent: [], returnable: 0, asked: [ASKED] };

let sent: { url: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response(JSON.stringify({ data: NOW, meta: { status: 200, code: 'OK', message: 'ok' } }));
  };
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function show(node: React.ReactNode) {
  const client = new QueryClient();
  render(<QueryClientProvider client={client}>{node}</QueryClientProvider>);
  return client;
}

it('credit pays the next bill unless the customer chooses the own account, and names it', async () => {
  const client = show(<CreditChoice amount={4_000} />);
  expect(screen.getByRole('radio', { name: 'Simpan sebagai kredit' })).toHaveProperty('checked', true);
  expect(screen.queryByLabelText('Nomor rekening')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Kembalikan ke rekeningku' }));
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Bank atau dompet digital', 'BCA');
  type('Nomor rekening', '12ab');
  type('Atas nama', 'Ratna Sari');
  fireEvent.click(screen.getByRole('button', { name: /Kembalikan Rp\s?4\.000/ }));
  expect(await screen.findByText('Nomor rekening hanya angka, tanpa huruf atau tanda lain')).toBeTruthy();
  expect(sent).toEqual([]);
  type('Nomor rekening', '0123 456-789');
  fireEvent.click(screen.getByRole('button', { name: /Kembalikan Rp\s?4\.000/ }));
  await screen.findByRole('button', { name: /Kembalikan/ });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual([
    {
      url: expect.stringContaining('/customer/credit/return'),
      body: { bankName: 'BCA', accountNumber: '0123456789', accountName: 'Ratna Sari' },
    },
  ]);
  expect(client.getQueryData(creditQuery.queryKey)).toEqual(NOW);
});

it('what was asked back is shown with the account, and can be kept while it is not approved', async () => {
  show(<AskedCredit asked={[ASKED]} />);
  expect(screen.getByText(/ke BCA …6789\. Menunggu kami periksa\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan, simpan jadi kredit' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toMatchObject([{ url: expect.stringContaining('/customer/credit/keep') }]);
  cleanup();
  show(<AskedCredit asked={[{ ...ASKED, isApproved: true }]} />);
  expect(screen.getByText(/Sudah disetujui, tinggal kami kirim/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('credit says what was read before it is used; where that is another amount by now it says so and shows what is left', async () => {
  let returnable = 30_000;
  globalThis.fetch = async (url, init) => {
    const credit = { ...NOW, asked: [], balance: returnable, returnable };
    if (init?.method !== 'POST') return new Response(JSON.stringify({ data: credit, meta: { status: 200 } }));
    sent.push({ url: String(url), body: JSON.parse(String(init.body)) });
    returnable = 5_000;
    const message = 'Kredit yang terpakai sekarang Rp5.000, bukan lagi Rp30.000.';
    return new Response(JSON.stringify({ meta: { status: 409, code: 'PRICE_CHANGED', message } }), { status: 409 });
  };
  const onUsed = jest.fn();
  show(<UseCredit keys={{ orderUid: ENTRY.orderUid, customerUid: 'c' }} amount={54_000} onUsed={onUsed} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Pakai Rp30.000' }));
  expect(await screen.findByText(/sekarang Rp5\.000, bukan lagi Rp30\.000/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Pakai Rp5.000' })).toBeTruthy();
  expect(screen.getByText('Sisanya Rp49.000 kamu transfer.')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ orderUid: ENTRY.orderUid, amountRead: 54_000, used: 30_000 }]);
  expect(onUsed).not.toHaveBeenCalled();
});
