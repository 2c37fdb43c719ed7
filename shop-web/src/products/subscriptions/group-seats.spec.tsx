import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { GroupSection, SeatDots } from './group-seats';

afterEach(cleanup);

it('a long name stays on one line and the host is still marked', () => {
  const name = `S${'*'.repeat(99)}`;
  render(
    <SeatDots
      size={4}
      freeHostSeats={0}
      members={[{ seatNumber: 1, role: 'host', name, status: 3, statusLabel: 'Active' }]}
    />,
  );
  expect(screen.getByText(name).className).toContain('truncate');
  expect(screen.getByRole('list').textContent).toContain(`${name} (host)Aktif Active`);
  expect(screen.getByText('(host)').className).toContain('shrink-0');
});

it('says whose seat is free', () => {
  const list = (size: number, freeHostSeats: number) => {
    const { container } = render(
      <SeatDots
        size={size}
        freeHostSeats={freeHostSeats}
        members={[{ seatNumber: 2, role: 'regular', name: 'B***', status: 6, statusLabel: '' }]}
      />,
    );
    return [...container.querySelectorAll('li')].slice(1).map(({ textContent }) => textContent);
  };
  expect(list(2, 1)).toEqual(['Kursi host kosong']);
  expect(list(4, 1)).toEqual(['2 kursi kosong', 'Kursi host kosong']);
  expect(list(3, 0)).toEqual(['2 kursi kosong']);
});

const member = (seatNumber: number, name: string, isMe: boolean) => ({
  seatNumber,
  role: 'regular' as const,
  name,
  status: ACCOUNT_STATUS.active,
  statusLabel: 'Active',
  isMe,
});

it('an own seat that is not paid for has the word of the others', () => {
  const ordered = { status: 1, statusLabel: 'Registered' };
  const members = [member(1, 'S***i', true), member(2, 'B***o', false)].map((one) => ({ ...one, ...ordered }));
  render(
    <GroupSection
      name="Netflix #4"
      group={{ taken: 2, size: 2, freeHostSeats: 0, members }}
      own={{ hasAccess: false, orderStatus: ORDER_STATUS.awaitingPayment }}
    />,
  );
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toEqual(['KamuDipesan Registered', 'B***oDipesan Registered']);
});

it('the own seat in a group has the word of its page while its access is prepared, others that of their status', () => {
  const members = [member(1, 'S***i', true), member(2, 'B***o', false)];
  render(
    <GroupSection
      name="Netflix #4"
      group={{ taken: 2, size: 4, freeHostSeats: 1, members }}
      own={{ hasAccess: false, orderStatus: ORDER_STATUS.completed }}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KamuDisiapkan',
    'B***oAktif Active',
    '1 kursi kosong',
    'Kursi host kosong',
  ]);
});
