import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { AdminContext } from 'react-admin';
import { i18nProvider } from '../../../test/providers';
import { OrderTimeline } from './order-timeline';

afterEach(cleanup);

it('a status has the label of its chip in the timeline of the order, not that of the API', () => {
  const entry = { at: '2026-11-20T03:00:00.000Z', subject: 'account', why: null, by: 'system' };
  const { container } = render(
    <AdminContext i18nProvider={i18nProvider}>
      <OrderTimeline
        order={{
          isPrepared: false,
          timeline: [
            { ...entry, title: 'API account status', accountStatus: 2 },
            { ...entry, title: 'API order status', orderStatus: 7 },
            { ...entry, title: 'Pindah kursi' },
          ],
        }}
      />
    </AdminContext>,
  );
  expect(container.textContent).toContain('Kursi: Dicek');
  expect(container.textContent).toContain('Pindah kursi');
  expect(container.textContent).toContain('Menunggu grup');
  expect(container.textContent).not.toMatch(/API/);
});

it('stands newest first, and what one did in the same minute together, with its reason once', () => {
  const day = '2026-11-20T03:0';
  const entry = { subject: 'order', why: null, by: 'customer' };
  const { getAllByRole } = render(
    <AdminContext i18nProvider={i18nProvider}>
      <OrderTimeline
        order={{
          isPrepared: false,
          timeline: [
            { ...entry, at: `${day}0:01.000Z`, title: 'Pesanan dibuat' },
            { ...entry, at: `${day}1:10.000Z`, title: 'order', orderStatus: 2, why: 'Bukti pembayaran diunggah' },
            { ...entry, at: `${day}1:10.000Z`, title: 'seat', accountStatus: 2, why: 'Bukti pembayaran diunggah' },
            { ...entry, at: `${day}1:20.000Z`, title: 'Pembayaran dikonfirmasi', by: 'Sari' },
          ],
        }}
      />
    </AdminContext>,
  );
  expect(getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
    expect.stringMatching(/^Pembayaran dikonfirmasi20 Nov 2026, 10\.01 WIB · oleh Sari$/),
    expect.stringMatching(/^Dicek, Kursi: Dicek · Bukti pembayaran diunggah20 Nov.* · oleh pelanggan$/),
    expect.stringMatching(/^Pesanan dibuat20 Nov 2026, 10\.00 WIB/),
  ]);
});

it('a status that follows from a payment is not said beside it, also where a third act stands between them', () => {
  const at = '2026-11-20T03:01:10.000Z';
  const proof = { at, why: 'Bukti pembayaran diunggah', by: 'customer' };
  const paid = { at: '2026-11-20T03:05:10.000Z', by: 'Sari', why: null };
  const { getAllByRole } = render(
    <AdminContext i18nProvider={i18nProvider}>
      <OrderTimeline
        order={{
          isPrepared: false,
          timeline: [
            { ...proof, subject: 'order', title: 'order', orderStatus: 2 },
            { ...proof, subject: 'account', title: 'seat', accountStatus: 2 },
            { ...proof, subject: 'payment', title: 'Bukti pembayaran dikirim', why: null },
            { ...paid, subject: 'order', title: 'order', orderStatus: 3, why: 'Pembayaran diterima' },
            {
              ...paid,
              subject: 'account',
              title: 'seat',
              accountStatus: 3,
              by: 'system',
              why: 'Pembayaran terkonfirmasi',
            },
            { ...paid, subject: 'payment', title: 'Pembayaran dikonfirmasi' },
          ],
        }}
      />
    </AdminContext>,
  );
  expect(getAllByRole('listitem').map(({ textContent }) => textContent.replace(/20\sNov.*/, ''))).toEqual([
    'Pembayaran dikonfirmasi',
    'Kursi: Aktif · Pembayaran terkonfirmasi',
    'Bukti pembayaran dikirim',
  ]);
});

it('what the books call active and completed is prepared as long as the seat cannot be used', () => {
  const entry = { at: '2026-11-20T03:00:00.000Z', subject: 'account', why: null, by: 'system', title: 'API' };
  const { container } = render(
    <AdminContext i18nProvider={i18nProvider}>
      <OrderTimeline
        order={{
          isPrepared: true,
          timeline: [
            { ...entry, accountStatus: 3 },
            { ...entry, at: '2026-11-20T04:00:00.000Z', orderStatus: 4 },
          ],
        }}
      />
    </AdminContext>,
  );
  expect(container.textContent).toContain('Kursi: Disiapkan');
  expect(container.textContent).not.toMatch(/Aktif|Selesai/);
});

it('says nothing of the history before the record has come with it', () => {
  const { container } = render(
    <AdminContext i18nProvider={i18nProvider}>
      <OrderTimeline order={{ isPrepared: false }} />
    </AdminContext>,
  );
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  expect(container.textContent).not.toContain('Belum ada');
});
