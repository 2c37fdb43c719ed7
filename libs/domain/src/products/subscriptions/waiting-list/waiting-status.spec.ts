import { expect, it } from '@jest/globals';
import { WAITING_STATUS, waitingStatusAfter } from './waiting-status.js';

it('the status of a waiting list is 0 at first, 1 after a success, 2 after a 422 or 403', () => {
  expect(WAITING_STATUS.initial).toBe(0);
  expect([200, 422, 403].map(waitingStatusAfter)).toEqual([1, 2, 2]);
});

it('any other failure leaves the status at 0', () => {
  expect([0, 401, 404, 429, 500, 503].map(waitingStatusAfter)).toEqual([0, 0, 0, 0, 0, 0]);
});
