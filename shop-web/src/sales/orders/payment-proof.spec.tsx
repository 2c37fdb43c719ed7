import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PaymentProof } from './payment-proof';

afterEach(cleanup);
const PAYMENT = {
  state: 'confirmed' as const,
  submittedAt: '2026-11-20T03:00:00.000Z',
  reason: null,
  isLast: false,
};

it.each([
  ['a proof', '/files/1', 'Bukti pembayaran', /^Dikirim/],
  ['credit, without one', null, 'Pembayaran', /^Tercatat/],
])('a payment by %s is called what it is', (_, proofUrl, title, when) => {
  render(<PaymentProof payment={{ ...PAYMENT, proofUrl }} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByText(when)).toBeTruthy();
});
