import { describe, expect, it } from '@jest/globals';
import { type Voucher, useByOf, useVoucher, usedAtOf, voucherMoves } from './voucher.js';
import { ZAP_SERIES } from '../../catalogue/scheme/zap-series.js';

const at = (iso: string) => new Date(iso);
const ISSUED_AT = at('2026-11-20T03:00:00Z');
const USE_BY = useByOf(ISSUED_AT, 30);
const aVoucher = (given: Partial<Voucher> = {}): Voucher => ({
  state: 'issued',
  treatments: 8,
  used: 0,
  issuedAt: ISSUED_AT,
  useBy: USE_BY,
  firstUsedAt: null,
  ...given,
});
const NOW = at('2026-12-01T03:00:00Z');
const use = (voucher: Voucher, number: number, usedAt = NOW, now = NOW) =>
  useVoucher(voucher, { number, usedAt }, now, 'admin');

describe('a Zap voucher', () => {
  it('holds 8 of the 32 treatments of four members, first used within 30 days', () => {
    expect(ZAP_SERIES.perMember * ZAP_SERIES.members).toBe(ZAP_SERIES.treatments);
    expect(ZAP_SERIES).toMatchObject({ perMember: 8, firstUseWithinDays: 30 });
    expect(ZAP_SERIES.discountPercent).toBe(15);
  });

  it('may first be used until the end of the thirtieth day in WIB', () => {
    expect(USE_BY).toEqual(at('2026-12-20T16:59:59.999Z'));
    expect(useByOf(at('2026-11-20T18:00:00Z'), 30)).toEqual(at('2026-12-21T16:59:59.999Z'));
  });

  it('is used at the moment of the report, or at the end of the given day', () => {
    expect(usedAtOf(undefined, NOW)).toEqual(NOW);
    expect(usedAtOf('2026-12-01', NOW)).toEqual(NOW);
    expect(usedAtOf('2026-12-20', at('2026-12-21T03:00:00Z'))).toEqual(USE_BY);
  });

  it('is in use from the first treatment on and finished with the eighth', () => {
    const first = use(aVoucher(), 1)!;
    expect(first).toMatchObject({ state: 'in-use', used: 1, firstUsedAt: NOW });
    const later = at('2027-06-01T03:00:00Z');
    expect(use({ ...first, used: 7 }, 8, later, later)).toMatchObject({ state: 'finished', used: 8, firstUsedAt: NOW });
  });

  it('counts a treatment once, however often it is reported', () => {
    expect(use(aVoucher({ state: 'in-use', used: 3, firstUsedAt: NOW }), 3)).toBeNull();
    expect(use(aVoucher({ state: 'finished', used: 8, firstUsedAt: NOW }), 8)).toBeNull();
  });

  it.each([
    ['a treatment that is not the next', aVoucher(), 2, NOW, 'ke-1'],
    ['a treatment tomorrow', aVoucher(), 1, at('2026-12-02T03:00:00Z'), 'belum lewat'],
    ['a treatment before it was issued', aVoucher(), 1, at('2026-11-19T03:00:00Z'), 'sebelum voucher terbit'],
  ])('refuses %s', (_, voucher, number, usedAt, message) => {
    expect(() => use(voucher, number, usedAt)).toThrow(message);
  });

  it('refuses a first use after the thirtieth day, but accepts one in time that is reported late', () => {
    const late = new Date(USE_BY.getTime() + 1);
    const now = at('2026-12-25T03:00:00Z');
    expect(() => use(aVoucher(), 1, late, now)).toThrow('lewat dari batas');
    expect(() => use(aVoucher({ state: 'expired' }), 1, late, now)).toThrow('lewat dari batas');
    expect(use(aVoucher({ state: 'expired' }), 1, USE_BY, now)).toMatchObject({ state: 'in-use', used: 1 });
  });

  it.each(['finished', 'voided'] as const)('that is %s cannot be used', (state) => {
    expect(() => use(aVoucher({ state, treatments: 9, used: 8, firstUsedAt: NOW }), 9)).toThrow(/^Voucher ini sudah /);
  });

  it('expires only while unused, and only by the system', () => {
    expect(voucherMoves.after('issued', 'expire', 'system')).toBe('expired');
    expect(() => voucherMoves.after('in-use', 'expire', 'system')).toThrow();
    expect(() => voucherMoves.after('issued', 'expire', 'admin')).toThrow();
  });
});
