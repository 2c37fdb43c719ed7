import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { AdminReimbursement } from '#contracts/http/admin/hosts.http';
import { DueDate } from './due-date';

const HOUR_MS = 3_600_000;
const late = (state: AdminReimbursement['state'], inMs: number) => {
  const dueAt = new Date(Date.now() + inMs).toISOString();
  const { container } = render(<DueDate of={{ state, dueAt } as AdminReimbursement} />);
  return container.querySelector('[data-late=true]') !== null;
};

it('stands out while money is late, and only then', () => {
  expect(late('scheduled', -HOUR_MS)).toBe(true);
  expect(late('approved', -HOUR_MS)).toBe(true);
  expect(late('scheduled', HOUR_MS)).toBe(false);
  expect(late('paid', -HOUR_MS)).toBe(false);
});
