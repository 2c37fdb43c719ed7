import { afterEach, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { SekeranjangDetail } from '#contracts/products/sekeranjang/sekeranjang.http';
import type { ShippingOptionView } from '#contracts/sales/shipping.http';
import { clearDrafts } from '../../platform/draft-store';
import { OrderForm } from './order-form';

const PRODUCT = { sekeranjangUid: 'u', sekeranjangCode: 'SKR-7KQ2MXA', price: 100_000 } as SekeranjangDetail;
const BUDI = { name: 'Budi Santoso', email: 'budi@patungan.test', phone: '0812-3456-7890' };
const PICK_UP: ShippingOptionView = {
  zoneUid: 'z',
  method: 'pickup',
  service: 'Ambil sendiri',
  name: 'Kantor',
  info: '',
  daysMin: 0,
  daysMax: 0,
  price: 0,
};

afterEach(() => {
  cleanup();
  clearDrafts();
});

function open(contact: typeof BUDI): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OrderForm product={PRODUCT} option={PICK_UP} address={null} shippingAddress={null} contact={contact} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const numberField = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Nomor WhatsApp' });

it('the terms can be read beside the button that agrees to them', () => {
  open(BUDI);
  expect(screen.getByText(/^Dengan memesan, kamu setuju dengan ketentuan Sekeranjang/)).toBeTruthy();
  expect(screen.getByText(/Setelah dibayar, pesanan tidak bisa dibatalkan/)).toBeTruthy();
});

it('a known customer is asked for no contact again', () => {
  open(BUDI);
  expect(screen.getByText('Budi Santoso').closest('.dotted')!.textContent).toContain('0812-3456-7890');
  expect(numberField()).toBeNull();
});

it('who has no number yet is asked for it, and reads what is wrong with it', async () => {
  open({ ...BUDI, phone: '' });
  fireEvent.change(numberField()!, { target: { value: '12' } });
  fireEvent.submit(numberField()!.form!);
  await waitFor(() => expect(numberField()!.getAttribute('aria-invalid')).toBe('true'));
});
