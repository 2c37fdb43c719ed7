import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AdminCredential } from '#contracts/products/subscriptions/vault.http';
import { renderRecord } from '../../../../test/render-record';
import { stubPayments } from '../../../../test/stub-payments';
import { user } from '../../../../test/user';
import { StoreLoginButton } from './store-login-button';
import { VaultCard } from './vault-card';

const id = '40000000-0000-4000-8000-000000000001';
const EMPTY: AdminCredential = { credential: null, accesses: [], formerViewers: 0 };
const STORED: AdminCredential = {
  credential: { version: 2, storedAt: '2026-11-20T08:00:00.000Z', storedBy: 'host', keyVersion: 1 },
  accesses: [
    {
      at: '2026-11-20T08:30:00.000Z',
      kind: 'revealed',
      version: 2,
      seatNumber: 3,
      name: 'Budi Santoso',
      role: 'regular',
      accountUid: id,
      ip: '203.0.113.9',
    },
  ],
  formerViewers: 1,
};

async function show(vault: AdminCredential) {
  const desk = stubPayments([]);
  const dataProvider = { ...desk.dataProvider, get: async () => vault as never };
  const page = (
    <>
      <StoreLoginButton isNext groupUid={id} />
      <VaultCard groupUid={id} />
    </>
  );
  await renderRecord(page, {
    resource: 'account-groups',
    record: { id, allowedActions: [] },
    dataProvider,
  });
  await screen.findByRole('button');
  return desk;
}

describe('the vault of a group in the console', () => {
  it('shows who opened it, when and from where, and warns of former members who know the login', async () => {
    await show(STORED);
    expect(screen.getByText(/Versi 2, disimpan oleh host/)).toBeVisible();
    const entry = screen.getByRole('listitem');
    expect(entry).toHaveTextContent(/Budi Santoso membuka versi 2 · Kursi 3/);
    expect(entry).toHaveTextContent('203.0.113.9');
    expect(screen.getByRole('alert')).toHaveTextContent('1 bekas anggota');
  });

  it('stores the fields that were filled in, without the empty ones', async () => {
    const desk = await show(EMPTY);
    await user.click(screen.getByRole('button', { name: 'Simpan data login' }));
    const dialog = screen.getByRole('dialog');
    await user.type(within(dialog).getByRole('textbox', { name: /Nama pengguna/ }), 'keluarga@contoh.test');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan data login' }));
    expect(desk.acts).toEqual([]);
    await user.type(within(dialog).getByLabelText(/Kata sandi/), 'rahasia 1');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan data login' }));
    const body = { username: 'keluarga@contoh.test', password: 'rahasia 1' };
    await waitFor(() => expect(desk.acts).toEqual([{ id, action: 'store-credential', body }]));
  });

  it('asks for a replacement in an empty form', async () => {
    await show(STORED);
    await user.click(screen.getByRole('button', { name: 'Ganti data login' }));
    for (const box of within(screen.getByRole('dialog')).getAllByRole('textbox')) expect(box).toHaveValue('');
  });
});
