import { expect, it } from '@jest/globals';
import { voucherTermsOf } from './voucher-terms.js';

it('a plan comes with a voucher when it has a number of treatments and a validity', () => {
  const terms = { treatments: 8, firstUseWithinDays: 30 };
  expect(voucherTermsOf({ voucherTreatments: 8, voucherFirstUseDays: 30 })).toEqual(terms);
  expect(voucherTermsOf({ voucherTreatments: null, voucherFirstUseDays: null })).toBeNull();
});
