import { describe, expect, it } from '@jest/globals';
import { toSen } from '../../platform/sen.js';
import { checkPriceRead } from './price-read.js';

const refusalOf = (...given: Parameters<typeof checkPriceRead>) => {
  try {
    checkPriceRead(...given);
  } catch (error) {
    return error;
  }
  return null;
};

describe('what the buyer has read that it costs', () => {
  it('is let through where it is that, to the sen, or where it was not said', () => {
    expect(refusalOf(toSen(54_000), 54_000)).toBeNull();
    expect(refusalOf(toSen(27_357.5), 27_357.5)).toBeNull();
    expect(refusalOf(toSen(54_000), undefined)).toBeNull();
  });

  it('is refused where it costs more or less now, with both amounts', () => {
    expect(refusalOf(toSen(60_000), 54_000)).toMatchObject({
      code: 'PRICE_CHANGED',
      kind: 'conflict',
      field: 'total',
      message: 'Totalnya sekarang Rp60.000, bukan lagi Rp54.000. Kalau kamu setuju, tekan sekali lagi.',
    });
    expect(refusalOf(toSen(0), 54_000.5, 'Kreditmu', 'credit')).toMatchObject({
      field: 'credit',
      message: 'Kreditmu sekarang Rp0, bukan lagi Rp54.000,50. Kalau kamu setuju, tekan sekali lagi.',
    });
  });
});
