import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { maskName } from './mask-name.js';

describe('a masked name', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['A', '*'],
    ['Al', 'A*'],
    ['Ali', 'A*i'],
    ['Budi', 'B**i'],
    [' Sari ', 'S**i'],
    ['Dewi Lestari', 'D**********i'],
    ['👩‍👩‍👧', '*'],
    ['👩‍👩‍👧B', '👩‍👩‍👧*'],
    ['é̄xé', 'é̄*é'],
  ])('%p is shown as %p', (name, shown) => {
    expect(maskName(name)).toBe(shown);
  });

  it('keeps its length and shows at most the first and the last character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const before = split(name.trim());
        const after = split(maskName(name));
        expect(after).toHaveLength(before.length);
        after.forEach((character, index) => {
          const mayShow = (index === 0 && before.length > 1) || (index === before.length - 1 && before.length > 2);
          expect(character).toBe(mayShow ? before[index] : '*');
        });
      }),
    );
  });
});

const split = (text: string) => [...new Intl.Segmenter('id').segment(text)].map(({ segment }) => segment);
