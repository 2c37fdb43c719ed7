import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PurchaseForm } from './purchase-form';

const KEYS = { orderUid: 'o', customerUid: 'c' };
afterEach(() => {
  cleanup();
  // What was typed is kept for the tab.
  sessionStorage.clear();
});

const exampleFor = (providerPrice: number | undefined) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PurchaseForm keys={KEYS} providerPrice={providerPrice} mostDebit={99_645} rejected={null} />
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Jumlah yang didebit/).placeholder;
};

describe('the example of what was debited', () => {
  it.each([
    [186_000, '186.000'],
    [861_777.5, '861.778'],
  ])('is the price of this plan, as people type it: %d', (price, example) => expect(exampleFor(price)).toBe(example));

  it('is empty where the price is not published', () => expect(exampleFor(undefined)).toBe(''));
});

it('a debit above the limit is said to wait for a decision before it is sent', () => {
  exampleFor(94_900);
  const amount = screen.getByLabelText(/^Jumlah yang didebit/);
  fireEvent.change(amount, { target: { value: '99.645' } });
  expect(screen.queryByText('Di atas batas Rp99.645')).toBeNull();
  fireEvent.change(amount, { target: { value: '189.800' } });
  expect(screen.getByText('Di atas batas Rp99.645')).toBeTruthy();
});

describe('after a rejection', () => {
  const { FormData, XMLHttpRequest } = globalThis;
  afterEach(() => void Object.assign(globalThis, { FormData, XMLHttpRequest }));

  it('everything but the photo is filled in as before and can be sent unchanged', async () => {
    const send = jest.fn<(form: Map<string, unknown>) => void>();
    // Node's form would not take the file of jsdom; a map has the one method that is needed.
    Object.assign(globalThis, {
      FormData: Map,
      XMLHttpRequest: class {
        upload = {};
        open = () => undefined;
        setRequestHeader = () => undefined;
        send = send;
      },
    });
    Object.assign(URL, { createObjectURL: () => 'blob:proof', revokeObjectURL: () => undefined });
    const said = { debitedAt: '2026-11-19', bankName: 'BCA', accountNumber: '1234567890', accountName: 'Host' };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PurchaseForm keys={KEYS} providerPrice={undefined} mostDebit={99_645} rejected={{ ...said, amount: 94_900 }} />
      </QueryClientProvider>,
    );
    expect(screen.getByLabelText<HTMLInputElement>(/^Jumlah yang didebit/).value).toBe('94.900');
    const photo = new File([Uint8Array.of(0xff, 0xd8, 0xff)], 'bukti.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Foto bukti pembelian: pilih berkas'), { target: { files: [photo] } });
    await screen.findByRole('button', { name: 'Ganti berkas' });
    fireEvent.click(screen.getByRole('button', { name: 'Kirim bukti pembelian' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(Object.fromEntries(send.mock.calls[0]![0])).toMatchObject({ ...said, amount: '94900' });
  });
});
