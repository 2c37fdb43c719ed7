import { expect, it } from '@jest/globals';
import { renewalReminder, renewalStage } from './renewal-stage.js';

const PAID = { stoppedAt: null, endedAt: null, graceEndsAt: null, isInvoiced: false, hasProof: false };
const AT = new Date('2026-12-20T16:59:59.999Z');

it.each([
  [{}, 'paid'],
  [{ isInvoiced: true }, 'invoiced'],
  [{ isInvoiced: true, hasProof: true }, 'checking'],
  [{ isInvoiced: true, graceEndsAt: AT }, 'lapsed'],
  [{ isInvoiced: true, graceEndsAt: AT, hasProof: true }, 'checking'],
  [{ stoppedAt: AT }, 'stopped'],
  [{ stoppedAt: AT, endedAt: AT }, 'ended'],
])('a renewal with %j is %s', (given, stage) => {
  expect(renewalStage({ ...PAID, ...given })).toBe(stage);
});

it('the chat message names plan, amount and the day until which it can be paid', () => {
  const seat = { name: 'Budi', plan: 'Netflix TV', amount: 'Rp61.000', endsAt: AT, graceEndsAt: null };
  expect(renewalReminder(seat)).toContain('Netflix TV kamu dibayar sampai 20 Desember 2026');
  expect(renewalReminder({ ...seat, graceEndsAt: new Date('2026-12-23T16:59:59.999Z') })).toContain(
    'Kursimu kami simpan sampai 23 Desember 2026: transfer Rp61.000',
  );
});
