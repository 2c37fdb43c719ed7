import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import { inWords } from './in-words.js';

const NUMBER: Record<string, number> = Object.fromEntries(
  'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas'.split(' ').map((word, at) => [word, at + 1]),
);
const SCALE: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** Reads the words again, by another way than they were written. */
function read(words: string): number {
  let [total, part, last] = [0, 0, 0];
  const spelt = words.toLowerCase().replace('seratus', 'satu ratus').replaceAll('seratus', 'satu ratus');
  for (const word of spelt.replaceAll('seribu', 'satu ribu').split(' '))
    if (word in NUMBER) part += last = NUMBER[word]!;
    else if (word === 'belas') part += 10;
    else if (word === 'puluh') part += 9 * last;
    else if (word === 'ratus') part += 99 * last;
    else if (word in SCALE) [total, part] = [total + part * SCALE[word]!, 0];
  return total + part;
}

describe('an amount in words', () => {
  it.each([
    [0n, 'Nol rupiah'],
    [100n, 'Satu rupiah'],
    [1_100n, 'Sebelas rupiah'],
    [10_000n, 'Seratus rupiah'],
    [100_000n, 'Seribu rupiah'],
    [6_100_000n, 'Enam puluh satu ribu rupiah'],
    [11_900_000n, 'Seratus sembilan belas ribu rupiah'],
    [86_177_750n, 'Delapan ratus enam puluh satu ribu tujuh ratus tujuh puluh tujuh rupiah lima puluh sen'],
    [100_000_000n, 'Satu juta rupiah'],
    [200_100_100_000n, 'Dua miliar satu juta seribu rupiah'],
  ])('%p sen is "%s"', (amount, words) => expect(inWords(amount)).toBe(words));

  it('says exactly the amount, whatever it is', () => {
    const amounts = fc.integer({ min: 1, max: 999_999_999_999 });
    fc.assert(fc.property(amounts, (rupiah) => read(inWords(BigInt(rupiah) * 100n).replace(' rupiah', '')) === rupiah));
  });
});
