import { expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { PaymentStatusView } from '#contracts/sales/payments.http';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { PaymentOutcome } from './payment-outcome';

const open = (status: number) => {
  cleanup();
  const payment = { uid: 'p', state: 'confirmed', submittedAt: '', decidedAt: null, reason: null } as const;
  render(<PaymentOutcome status={{ status, payment } as PaymentStatusView} />);
};

it('of a confirmed payment: the subscription is being prepared until it is active', () => {
  open(ORDER_STATUS.processing);
  expect(screen.getByText(/Kami siapkan langgananmu/)).toBeTruthy();
  open(ORDER_STATUS.completed);
  expect(screen.getByText(/Langgananmu sudah aktif/)).toBeTruthy();
  expect(screen.queryByText(/Kami siapkan/)).toBeNull();
});
