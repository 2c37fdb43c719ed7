import { afterEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { CheckoutView } from '#contracts/sales/payments.http';
import { clearSession, saveSession } from '../../platform/session/session';
import { useRestPath } from './use-rest-path';

const REST = { amount: 4_000, received: 50_000, total: 54_000, dueAt: null, instalment: null, isLate: false };
const pathOf = (additionalOrder: CheckoutView['additionalOrder']) =>
  renderHook(() => useRestPath({ customerUid: 'c', orderNumber: 'PTG-1', additionalOrder } as CheckoutView)).result
    .current;
afterEach(() => clearSession());

it('the rest of a payment is followed on its own page, the first payment and an instalment as usual', () => {
  saveSession({ accessToken: 'a', refreshToken: 'r', customerUid: 'c' });
  expect(pathOf(REST)).toBe('/additional-payment/result?orderNumber=PTG-1');
  expect(pathOf(null)).toBeNull();
  expect(pathOf({ ...REST, instalment: 2 })).toBeNull();
});

it('from a payment link the rest is followed where no session is needed', () => {
  expect(pathOf(REST)).toBeNull();
});
