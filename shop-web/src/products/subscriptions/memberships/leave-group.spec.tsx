import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { LeaveGroup } from './leave-group';

const open = (seat: Pick<MembershipDetail, 'role' | 'leaving'> & Partial<MembershipDetail>) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LeaveGroup accountUid="a" seat={{ groupName: 'Photoshop #12', voucher: null, ...seat } as MembershipDetail} />
    </QueryClientProvider>,
  );
const leave = { possible: true, as: 'leave', money: 'Penggantianmu dihitung sampai hari ini.' } as const;
const { showModal, close } = HTMLDialogElement.prototype;
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
afterEach(cleanup);
afterAll(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));

it.each([
  ['host', 'menunggu host baru.', 'tetap berjalan untuk anggota lain'],
  ['regular', 'langsung dilepas, dan aksesmu di grup ini kami tutup.', 'menunggu host baru'],
] as const)('says before the press what a %s leaves behind', (role, said, unsaid) => {
  open({ role, leaving: leave });
  fireEvent.click(screen.getByRole('button', { name: 'Keluar dari grup' }));
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(unsaid, { exact: false })).toBeNull();
  expect(screen.getByText(leave.money)).toBeTruthy();
  // Where the provider invites there is neither.
  expect(document.body.textContent).not.toMatch(/data login|kata sandi/i);
});

it.each([
  [3, 'langsung batal: 5 perawatan yang belum dipakai tidak bisa dipakai lagi.'],
  [8, 'sudah habis dipakai.'],
])('of a series says what becomes of its voucher after %s treatments, and nothing of a login', (used, said) => {
  const voucher = { code: 'ZAP-1', state: 'in-use', treatments: 8, used, useBy: '2026-12-30T16:59:59.999Z' };
  open({ role: 'regular', leaving: leave, voucher });
  fireEvent.click(screen.getByRole('button', { name: 'Keluar dari grup' }));
  expect(screen.getByText(said)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/login|kata sandi|menunggu/i);
});

it('an order that was not paid is cancelled here too, by the name of the button on its own page', () => {
  open({ role: 'regular', leaving: { possible: true, as: 'cancel', money: 'Tidak ada yang ditagih.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Batalkan pesanan' }));
  expect(screen.getByRole('button', { name: 'Ya, batalkan' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/keluar/i);
});

it('says why a host cannot leave yet, without a button', () => {
  open({ role: 'host', leaving: { possible: false, why: 'Kamu host grup ini dan masih ada anggota lain.' } });
  expect(screen.getByText('Kamu host grup ini dan masih ada anggota lain.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
