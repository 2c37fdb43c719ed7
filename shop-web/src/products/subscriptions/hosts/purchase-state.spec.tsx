import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PurchaseState } from './purchase-state';

it('the reason of a rejection is a paragraph of its own, whether or not it ends in a full stop', () => {
  const purchase = { uid: 'p', state: 'rejected', submittedAt: '2026-11-20T03:00:00.000Z', claim: null } as const;
  render(<PurchaseState purchase={{ ...purchase, reason: 'Nominal tidak terbaca' }} isScheduled={false} />);
  expect(screen.getByText('Nominal tidak terbaca').tagName).toBe('P');
  expect(screen.getByText('Silakan kirim ulang di bawah.').tagName).toBe('P');
});
