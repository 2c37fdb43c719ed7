import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { QurbanAnimal, QurbanSeason } from '#contracts/products/qurban/qurban.http';
import { sekurbanOrderPath } from '#contracts/product-paths';
import { clearDrafts } from '../../platform/draft-store';
import { OrderForm } from './order-form';
import { SekurbanOrderPage } from './order.page';
import { seasonsQuery } from './qurban.queries';
import { SekurbanPage } from './seasons.page';

const ANIMAL: QurbanAnimal = {
  animalUid: '0b0e7a52-6d0c-4d3e-9b52-6c1f0a5b7d11',
  animalCode: 'QRB-7KQ2MXA',
  name: 'Sapi Limosin 1',
  kind: 'cow',
  kindLabel: 'Sapi',
  description: 'Sapi sehat dari peternak desa.',
  state: 'open',
  stateLabel: 'Masih dibuka',
  shares: 7,
  taken: 2,
  paid: 1,
  animalPrice: 3_000_000,
  fee: 100_000,
  price: 3_100_000,
  isAvailable: true,
  pictures: [],
  report: null,
};
const SEASON: QurbanSeason = {
  seasonUid: '3f6f3d0e-52a5-4a0d-8a5e-0a4b8f8f2c22',
  name: 'Qurban 1448 H',
  day: '2027-05-16',
  ordersUntil: '2027-05-02T13:00:00.000Z',
  takesOrders: true,
  isRunning: true,
  mostInstalments: 1,
  note: '',
  animals: [ANIMAL],
};
const CLOSING = { ...SEASON, takesOrders: false, animals: [{ ...ANIMAL, isAvailable: false }] };
const CLOSED = { ...CLOSING, isRunning: false };

function open(page: ReactNode, season: QurbanSeason): void {
  const queries = new QueryClient();
  queries.setQueryData(seasonsQuery().queryKey, [season]);
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[sekurbanOrderPath(ANIMAL.animalUid)]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
}
afterEach(() => {
  cleanup();
  clearDrafts();
});

describe('the page of the seasons', () => {
  it.each([
    ['before the last hour', SEASON, /Pesanan terakhir satu jam sebelumnya/],
    ['in the last hour', CLOSING, /Pesanan baru sudah ditutup\. Yang sudah pesan masih bisa melunasi sampai/],
    ['after the deadline', CLOSED, /Pendaftaran sudah ditutup/],
  ])('says %s what can be done', (_, season, text) => {
    open(<SekurbanPage />, season);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ikut Sapi Limosin 1' }) !== null).toBe(season.takesOrders);
  });
});

describe('the page of an order', () => {
  const form = () => screen.queryByRole('button', { name: /^Lanjut bayar/ });

  it('has a form while the season takes orders', () => {
    open(<SekurbanOrderPage />, SEASON);
    expect(form()).not.toBeNull();
  });

  it('has none in the last hour, and says why', () => {
    open(<SekurbanOrderPage />, CLOSING);
    expect(form()).toBeNull();
    expect(screen.getByText('Pesanan Qurban 1448 H sudah ditutup')).toBeTruthy();
    expect(screen.getByText(/^Batas bayarnya kurang dari satu jam lagi/)).toBeTruthy();
  });

  it('does not speak of the last hour after the deadline, nor call shares taken that are not', () => {
    open(<SekurbanOrderPage />, CLOSED);
    expect(screen.getByText('Pesanan Qurban 1448 H sudah ditutup')).toBeTruthy();
    expect(screen.queryByText(/^Batas bayarnya/)).toBeNull();
  });
});

it('of a known customer asks for no contact again, and its button says what is paid first', () => {
  const contact = { name: 'Budi Santoso', email: 'budi@patungan.test', phoneNumber: '0812-3456-7890' };
  open(<OrderForm animal={ANIMAL} season={{ ...SEASON, mostInstalments: 4 }} contact={contact} />, SEASON);
  expect(screen.queryByRole('textbox', { name: 'Nama pemesan' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Lanjut bayar Rp3.100.000' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Cara bayar'), { target: { value: '4' } });
  expect(screen.getByRole('button', { name: 'Lanjut bayar cicilan pertama' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ubah' }));
  expect(screen.getByRole('textbox', { name: 'Nama pemesan' })).toBeTruthy();
});

it('the names of two shares and the contact are there again after a reload', async () => {
  const form = <OrderForm animal={ANIMAL} season={SEASON} contact={{ name: 'Budi', email: '', phoneNumber: '' }} />;
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
  open(form, SEASON);
  type('Nama 1', 'Ahmad bin Ali');
  fireEvent.click(screen.getByRole('button', { name: 'Tambah bagian' }));
  type('Nama 2', 'Siti binti Ali');
  type('Nama pemesan', 'Budi Santoso');
  cleanup();
  open(form, SEASON);
  await waitFor(() => expect(field('Nama 2').value).toBe('Siti binti Ali'));
  expect([field('Nama 1').value, field('Nama pemesan').value]).toEqual(['Ahmad bin Ali', 'Budi Santoso']);
  expect(document.body.textContent).toContain('Rp6.200.000');
});
