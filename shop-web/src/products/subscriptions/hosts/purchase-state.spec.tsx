import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PurchaseState } from './purchase-state';

it('the reason of a rejection is a paragraph of its own, whether or not it ends in a full stop', () => {
  const purchase = {
    uid: 'p',
    state: 'rejected',
    submittedAt: '2026-11-20T03:00:00.000Z',
    claim: null,
    counted: null,
  } as const;
  render(<PurchaseState purchase={{ ...purchase, reason: 'Nominal tidak terbaca' }} isScheduled={false} />);
  expect(screen.getByText('Nominal tidak terbaca').tagName).toBe('P');
  expect(screen.getByText('Silakan kirim ulang di bawah.').tagName).toBe('P');
});

it('a debit that is not what the host has claimed is shown with both amounts and the reason', () => {
  const counted = { debited: 89_900, claimed: 120_000 };
  const purchase = { uid: 'p', state: 'verified', submittedAt: '2026-11-20T03:00:00.000Z', claim: null } as const;
  render(<PurchaseState purchase={{ ...purchase, counted, reason: 'Sesuai debit di buktinya' }} isScheduled />);
  const said = screen.getByText(/Rp89\.900, bukan Rp120\.000/);
  expect(said.textContent).toContain('Alasannya: Sesuai debit di buktinya');
});
