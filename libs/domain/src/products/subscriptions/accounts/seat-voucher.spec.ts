import { expect, it } from '@jest/globals';
import { treatmentsLeft, voucherLine } from './seat-voucher.js';

const voucher = { treatments: 8, used: 0, useBy: '2026-12-30T16:59:59.999Z' };

it.each([
  ['issued', 0, 'pakai voucher sampai 30 Des 2026'],
  ['expired', 0, 'voucher hangus 30 Des 2026'],
  ['in-use', 3, '3 dari 8 perawatan terpakai'],
  ['finished', 8, '8 dari 8 perawatan terpakai'],
])('a voucher that is %s says until when it can be used, or how much of it was', (state, used, line) => {
  expect(voucherLine({ ...voucher, state, used })).toBe(line);
  expect(treatmentsLeft({ ...voucher, used })).toBe(8 - used);
});
