import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { DueDate } from './due-date';

const HOUR_MS = 3_600_000;
const late = (state: AdminReimbursement['state'], inMs: number) => {
  const dueAt = new Date(Date.now() + inMs).toISOString();
  const { container } = render(<DueDate of={{ state, dueAt } as AdminReimbursement} />);
  return container.querySelector('[data-late=true]') !== null;
};

it('is highlighted while the reimbursement is overdue, and only then', () => {
  expect(late('scheduled', -HOUR_MS)).toBe(true);
  expect(late('approved', -HOUR_MS)).toBe(true);
  expect(late('scheduled', HOUR_MS)).toBe(false);
  expect(late('paid', -HOUR_MS)).toBe(false);
});
