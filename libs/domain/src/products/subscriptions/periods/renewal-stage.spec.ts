import { expect, it } from '@jest/globals';
import { renewalStage } from './renewal-stage.js';

const PAID = {
  waitsForAccess: false,
  stoppedAt: null,
  endedAt: null,
  graceEndsAt: null,
  isInvoiced: false,
  hasProof: false,
};
const AT = new Date('2026-12-20T16:59:59.999Z');

it.each([
  [{}, 'paid'],
  [{ isInvoiced: true }, 'invoiced'],
  [{ isInvoiced: true, hasProof: true }, 'checking'],
  [{ isInvoiced: true, graceEndsAt: AT }, 'lapsed'],
  [{ isInvoiced: true, graceEndsAt: AT, hasProof: true }, 'checking'],
  [{ stoppedAt: AT }, 'stopped'],
  [{ waitsForAccess: true }, 'waiting'],
  [{ waitsForAccess: true, stoppedAt: AT }, 'waiting'],
  [{ waitsForAccess: true, isInvoiced: true, hasProof: true }, 'checking'],
  [{ stoppedAt: AT, endedAt: AT }, 'ended'],
])('a renewal with %j is %s', (given, stage) => {
  expect(renewalStage({ ...PAID, ...given })).toBe(stage);
});
