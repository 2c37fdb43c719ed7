import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readableSize } from './picture-size.js';

const side = fc.integer({ min: 1, max: 100_000 });

describe('the size at which a picture is kept', () => {
  it.each([
    ['a screenshot of a phone', [1_170, 2_532], [1_170, 2_532]],
    ['a photo', [3_024, 4_032], [1_800, 2_400]],
    ['a long screenshot', [1_080, 9_000], [1_080, 9_000]],
    ['a longer one', [1_080, 20_000], [804, 14_907]],
    ['a wide picture', [9_000, 1_080], [9_000, 1_080]],
    ['a small one', [60, 40], [60, 40]],
    ['a line', [20_000, 1], [16_000, 1]],
  ])('of %s lets its text be read', (_, [width, height], [keptWidth, keptHeight]) => {
    expect(readableSize({ width: width!, height: height! })).toEqual({ width: keptWidth, height: keptHeight });
  });

  it('fits in a WebP and has at most 12 megapixels', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const kept = readableSize({ width, height });
        expect(Math.max(kept.width, kept.height)).toBeLessThanOrEqual(16_000);
        expect(kept.width * kept.height).toBeLessThanOrEqual(12_000_000);
        expect(kept.width <= width && kept.height <= height).toBe(true);
      }),
    );
  });
});
