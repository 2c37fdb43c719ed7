import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { GroupSection, SeatDots } from './group-seats';

afterEach(cleanup);

it('a long name is shortened, and the host is marked', () => {
  const name = `S${'*'.repeat(99)}a`;
  render(
    <SeatDots
      size={4}
      freeHostSeats={0}
      heldSeats={0}
      members={[
        { seatNumber: 1, role: 'host', name, status: 3, statusLabel: 'Active', hasAccess: true, waitsForGroup: false },
      ]}
    />,
  );
  expect(screen.getByRole('list').textContent).toContain('S***a (host)Aktif');
});

it('says whose seat is free, and which are held', () => {
  const list = (size: number, freeHostSeats: number, heldSeats = 0) => {
    const { container } = render(
      <SeatDots
        size={size}
        freeHostSeats={freeHostSeats}
        heldSeats={heldSeats}
        members={[
          {
            seatNumber: 2,
            role: 'regular',
            name: 'B***',
            status: 6,
            statusLabel: '',
            hasAccess: false,
            waitsForGroup: false,
          },
        ]}
      />,
    );
    return [...container.querySelectorAll('li')].slice(1).map(({ textContent }) => textContent);
  };
  expect(list(2, 1)).toEqual(['Kursi host kosong']);
  expect(list(4, 1)).toEqual(['2 kursi kosong', 'Kursi host kosong']);
  expect(list(3, 0)).toEqual(['2 kursi kosong']);
  expect(list(3, 0, 1)).toEqual(['1 kursi kosong', '1 kursi disimpan untuk daftar tunggu']);
  expect(list(3, 1, 1)).toEqual(['1 kursi disimpan untuk daftar tunggu', 'Kursi host kosong']);
});

it('a seat of a bought series whose member is gone is over, not free', () => {
  const members = [
    {
      seatNumber: 2,
      role: 'regular' as const,
      name: 'B***',
      status: 3,
      statusLabel: '',
      hasAccess: true,
      waitsForGroup: false,
    },
  ];
  render(<SeatDots size={4} taken={2} freeHostSeats={0} heldSeats={0} members={members} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('B***'),
    '1 kursi selesai',
    '2 kursi kosong',
  ]);
  const group = { taken: 2, size: 4, freeHostSeats: 0, heldSeats: 0, members };
  render(<GroupSection name="Zap #1" own={undefined} isToPay={false} group={group as never} />);
  expect(screen.getByText('1 dari 4 anggota')).toBeTruthy();
});

const member = (seatNumber: number, name: string, isMe: boolean) => ({
  seatNumber,
  role: 'regular' as const,
  name,
  status: ACCOUNT_STATUS.active,
  statusLabel: 'Active',
  hasAccess: false,
  waitsForGroup: false,
  isMe,
});

it('each member has clear words of what is paid, bought or checked; the fixed label is a hint', () => {
  const ordered = { status: 1, statusLabel: 'Registered' };
  const checked = { status: 2, statusLabel: 'Waiting For Confirmation' };
  const paid = { status: 4, statusLabel: 'Pending' };
  const members = [
    { ...member(1, 'S***i', true), ...checked },
    { ...member(2, 'B***o', false), ...ordered },
    { ...member(3, 'D***i', false), ...checked, role: 'host' as const },
    { ...member(4, 'A***o', false), ...paid },
  ];
  const group = { taken: 4, size: 4, freeHostSeats: 0, heldSeats: 0, members };
  render(<GroupSection name="Netflix #4" own="Dicek" isToPay={false} group={group} />);
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual(['KamuBuktimu dicek', 'B***oBelum bayar', 'D***i (host)Pembelian dicek', 'A***oSudah bayar']);
  expect(screen.getByTitle('Pending').textContent).toBe('Sudah bayar');
});

it('a seat whose order waits for its group is not said to lack a payment, whoever reads it', () => {
  const ordered = { status: 1, statusLabel: 'Registered', waitsForGroup: true };
  const members = [
    { ...member(1, 'S***i', false), ...ordered },
    { ...member(2, 'B***o', false), ...ordered, waitsForGroup: false },
  ];
  const { container } = render(<SeatDots size={2} freeHostSeats={0} heldSeats={0} members={members} />);
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual(['S***iMenunggu grup', 'B***oBelum bayar']);
  const dots = [...container.querySelectorAll('li > [aria-hidden]')];
  expect(dots.map(({ className }) => className.match(/border-(info|warn)/)?.[1])).toEqual(['info', 'warn']);
});

it('an own seat that waits for its host promises no access, and nor do those in the same state', () => {
  const [state, own] = [{ status: 3, statusLabel: 'Active' }, 'Menunggu host'];
  const members = [
    { ...member(1, 'S***i', true), ...state },
    { ...member(2, 'B***o', false), ...state },
  ];
  const group = { taken: 2, size: 2, freeHostSeats: 0, heldSeats: 0, members };
  render(<GroupSection name="Netflix #4" own={own} isToPay={false} group={group} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`Kamu${own}`, `B***o${own}`]);
});

it('an own seat that is to be paid is reserved: an outline among the taken ones, and its words', () => {
  const ordered = { status: 1, statusLabel: 'Registered' };
  const members = [
    { ...member(1, 'S***i', true), ...ordered },
    { ...member(2, 'B***o', false), ...ordered },
  ];
  const group = { taken: 2, size: 3, freeHostSeats: 0, heldSeats: 0, members };
  const drawn = (isToPay: boolean) => {
    cleanup();
    const { container } = render(
      <GroupSection name="Netflix #4" own="Belum dibayar" isToPay={isToPay} group={group} />,
    );
    const pictures = [...container.querySelectorAll('[aria-hidden] > span, li > [aria-hidden]')];
    return pictures.map(({ className }) => className.match(/bg-\w+|border-(?:brand|warn|info)/)?.[0]);
  };
  expect(drawn(true)).toEqual(['bg-brand', 'border-brand', 'bg-line', 'border-warn', 'border-warn', undefined]);
  expect(screen.getByText('2 dari 3 anggota')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KamuBelum bayar',
    'B***oBelum bayar',
    '1 kursi kosong',
  ]);
  expect(drawn(false)).toEqual(['bg-brand', 'bg-brand', 'bg-line', 'border-warn', 'border-warn', undefined]);
});

it('each member has a dot in the colour of the state, full only where the seat can be used', () => {
  const states = [1, 2, 4, 7, 3].map((status, index) => ({ ...member(index + 1, 'B***o', false), status }));
  const members = [...states, { ...member(6, 'S***i', false), hasAccess: true }];
  const { container } = render(<SeatDots size={6} freeHostSeats={0} heldSeats={0} members={members} />);
  const dots = [...container.querySelectorAll('li > [aria-hidden]')];
  expect(dots.map(({ className }) => className.match(/bg-\w+|border-[a-z]+/)?.[0])).toEqual([
    'border-warn',
    'border-info',
    'border-info',
    'border-warn',
    'border-brand',
    'bg-brand',
  ]);
});

it('a seat in a group is active only once it has access, the own one and those of others', () => {
  const members = [
    member(1, 'S***i', true),
    member(2, 'B***o', false),
    { ...member(3, 'D***i', false), hasAccess: true },
  ];
  const group = { taken: 3, size: 5, freeHostSeats: 1, heldSeats: 0, members };
  render(<GroupSection name="Netflix #4" own="Disiapkan" isToPay={false} group={group} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KamuDisiapkan',
    'B***oDisiapkan',
    'D***iAktif',
    '1 kursi kosong',
    'Kursi host kosong',
  ]);
});
