import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderRecord } from '../../../../test/render-record';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { HostPurchaseActions } from './host-purchase-actions';

const id = '40000000-0000-4000-8000-000000000001';

async function openVerify(providerPrice: number | null, claimed = 186_000, record = {}) {
  const desk = stubPayments([]);
  await renderRecord(<HostPurchaseActions />, {
    resource: 'host-purchases',
    record: { id, allowedActions: ['verify', 'reject'], providerPrice, claimed, ...record },
    dataProvider: desk.dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Verifikasi pembelian' }));
  return { desk, dialog: screen.getByRole('dialog') };
}
const submit = (dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Verifikasi pembelian' }));

describe('verifying the purchase of a host', () => {
  it('shows a known price and sends none', async () => {
    const { desk, dialog } = await openVerify(186_000);
    expect(within(dialog).getByRole('textbox', { name: /Jumlah yang didebit/ })).toHaveValue('186.000');
    await submit(dialog);
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'verify', body: {} }]));
  });

  it('warns when the host has entered another amount', async () => {
    const { dialog } = await openVerify(186_000, 169_000);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Host menulis Rp169.000, harga paket Rp186.000.');
  });

  it('begins with the claim, and sends the debit on the proof with a reason', async () => {
    const { desk, dialog } = await openVerify(186_000, 169_000, { mostDebit: 195_300 });
    const price = within(dialog).getByRole('textbox', { name: /Jumlah yang didebit/ });
    expect(price).toHaveValue('169.000');
    expect(dialog).toHaveTextContent('Wajib kalau debitnya di atas klaim host atau di atas Rp195.300');
    await user.clear(price);
    await user.type(price, '175000');
    await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Belum termasuk pajak');
    await submit(dialog);
    const body = { providerPrice: 175_000, reason: 'Belum termasuk pajak' };
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'verify', body }]));
  });

  it('sends the reason for a claim above the tolerance too', async () => {
    const { desk, dialog } = await openVerify(186_000, 200_000);
    await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Harga provider naik');
    await submit(dialog);
    const body = { reason: 'Harga provider naik' };
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'verify', body }]));
  });

  it('warns when the same receipt was sent for another order', async () => {
    const sameProofOrders = [{ orderUid: id, orderNumber: 'PTG-9', proofUrl: '/lama.webp' }];
    const { dialog } = await openVerify(186_000, 186_000, { sameProofOrders });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('PTG-9');
  });

  it('hints at an order whose receipt only looks like it', async () => {
    const similarProofOrders = [{ orderUid: id, orderNumber: 'PTG-8', proofUrl: '/lama.webp' }];
    const { dialog } = await openVerify(186_000, 186_000, { similarProofOrders });
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/Bukti mirip dengan PTG-8/);
  });

  it('asks for the price where the plan has none, starting with the amount of the host, in any common notation', async () => {
    const { desk, dialog } = await openVerify(null, 861_777.5);
    const price = within(dialog).getByRole('textbox', { name: /Jumlah yang didebit/ });
    expect(price).toHaveValue('861.777,50');
    await user.clear(price);
    await submit(dialog);
    expect(price).toHaveAttribute('aria-invalid', 'true');
    expect(desk.acts).toEqual([]);
    await user.type(price, 'Rp 186.000');
    await submit(dialog);
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'verify', body: { providerPrice: 186_000 } }]));
  });
});

it('reimbursing a host whose seat was ended asks for the reason', async () => {
  const desk = stubPayments([]);
  await renderRecord(<HostPurchaseActions />, {
    resource: 'host-purchases',
    record: { id, allowedActions: ['reimburse'] },
    dataProvider: desk.dataProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Jadwalkan penggantian' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Sudah didebit provider');
  await user.click(within(dialog).getByRole('button', { name: 'Jadwalkan penggantian' }));
  await waitFor(() =>
    expect(desk.acts).toEqual([{ id, action: 'reimburse', body: { reason: 'Sudah didebit provider' } }]),
  );
});
