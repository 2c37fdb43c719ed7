import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { OrderDetail } from '#contracts/http/orders.http';
import { ORDER_STATUS } from '#domain/orders/order-status';
import { OrderNextStep } from './order-next-step';

const open = (kind: OrderDetail['kind']) => {
  cleanup();
  const order = { kind, status: ORDER_STATUS.completed, account: { uid: 'a' } } as OrderDetail;
  render(
    <MemoryRouter>
      <OrderNextStep order={order} />
    </MemoryRouter>,
  );
};

it('of an active seat: a member is told where the login appears, a host that it is theirs to keep', () => {
  open('ready');
  expect(screen.getByText(/Data login grupmu muncul/)).toBeTruthy();
  open('host');
  expect(screen.getByText(/Atur data login grup/)).toBeTruthy();
});
