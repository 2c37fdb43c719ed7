import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { GroupView } from '#contracts/catalogue/catalogue.http';
import { GroupRow } from './group-row';

const GROUP: GroupView = {
  uid: 'g',
  name: 'Netflix 1 bulan #4',
  familyUid: 'f',
  familyName: '1 bulan',
  size: 4,
  taken: 3,
  freeRegularSeats: 1,
  heldSeats: 0,
  freeHostSeats: 0,
  freeTvSlots: 1,
  waitsFor: null,
  host: null,
  members: [],
};
const open = (more: Partial<GroupView> = {}, needsTv = true) =>
  render(
    <GroupRow group={{ ...GROUP, ...more }} needsTv={needsTv} whyNot={null} checked={false} onChoose={jest.fn()} />,
  );
afterEach(cleanup);

describe('the television slots of a group', () => {
  it('are shown while a seat is free', () => {
    open();
    expect(document.body.textContent).toContain('3 dari 4 anggota · 1 kursi lagi · sisa 1 slot TV');
    cleanup();
    open({ freeTvSlots: 0 });
    expect(screen.getByText(/slot TV sudah terisi/)).toBeTruthy();
  });

  it('concern only who has chosen a plan with television', () => {
    open({}, false);
    expect(document.body.textContent).toContain('3 dari 4 anggota · 1 kursi lagi');
    expect(screen.queryByText(/slot TV/i)).toBeNull();
  });

  it('are not shown by a full group', () => {
    open({ taken: 4, freeRegularSeats: 0 });
    expect(screen.queryByText(/slot TV/i)).toBeNull();
  });
});

describe('what a group waits for', () => {
  const without = { taken: 2, freeRegularSeats: 1, freeHostSeats: 1, freeTvSlots: null };
  it('stands in place of its seats, where taking one does not let it run', () => {
    open({ ...without, waitsFor: 'host-missing' });
    expect(document.body.textContent).toContain('2 dari 4 anggota · menunggu host');
    cleanup();
    open({ freeTvSlots: null, waitsFor: 'host-preparing' });
    expect(document.body.textContent).toContain('3 dari 4 anggota · menunggu host');
    cleanup();
    open({ freeTvSlots: null, waitsFor: 'shop-purchase' });
    expect(document.body.textContent).toContain('3 dari 4 anggota · 1 kursi lagi');
  });

  it('is drawn: the free seat of a host is dotted in its colour', () => {
    const { container } = open({ ...without, waitsFor: 'host-missing' });
    const seats = [...container.querySelectorAll('path')];
    const drawn = seats.map((seat) => [seat.getAttribute('class'), seat.hasAttribute('stroke-dasharray')]);
    const [host, member, free] = [
      ['stroke-sun', true],
      ['stroke-brand', false],
      ['stroke-line', false],
    ];
    expect(drawn).toEqual([host, member, member, free]);
  });
});

it('a seat that is held for the waiting list is named, and not as free', () => {
  open({ freeRegularSeats: 0, heldSeats: 1, freeTvSlots: null });
  expect(document.body.textContent).toContain('3 dari 4 anggota · 1 kursi disimpan untuk daftar tunggu');
});

describe('the host of a chosen group', () => {
  const choose = (host: GroupView['host']) =>
    render(<GroupRow group={{ ...GROUP, host }} needsTv={false} whyNot={null} checked onChoose={jest.fn()} />);
  it('is known by the purchases that were checked', () => {
    choose({ purchases: 3, since: '2026-05-04T03:00:00.000Z' });
    expect(screen.getByText('Host ini sudah 3 kali membelikan langganan; setiap buktinya kami cek.')).toBeTruthy();
  });
  it('is said to be verified before the group is chosen, and not of one that has bought nothing yet', () => {
    open({ host: { purchases: 3, since: '2026-05-04T03:00:00.000Z' } });
    expect(document.body.textContent).toContain('Host terverifikasi · 3 pembelian · sejak Mei 2026');
    cleanup();
    open({ host: { purchases: 0, since: null } });
    expect(screen.queryByText(/terverifikasi/)).toBeNull();
  });
  it('is new before the first', () => {
    choose({ purchases: 0, since: null });
    expect(screen.getByText('Host baru. Pembeliannya kami cek sebelum uangnya diganti.')).toBeTruthy();
  });
});
