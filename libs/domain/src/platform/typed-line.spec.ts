import { describe, expect, it } from '@jest/globals';
import { asName, asOneLine, nameKey, withoutMarks } from './typed-line.js';

describe('a line that was pasted', () => {
  it.each([
    ['Jl. Melati 5\nRT 02\nBandung', 'Jl. Melati 5, RT 02, Bandung'],
    ['Jl. Melati 5,\r\n RT 02 ,\r\n\r\nBandung\n', 'Jl. Melati 5, RT 02, Bandung'],
    ['Jl. Melati 5\u2028Bandung\u2029Jawa Barat\u0085', 'Jl. Melati 5, Bandung, Jawa Barat'],
    ['Jl. Melati\t5', 'Jl. Melati 5'],
    ['Budi  \u00a0 Santoso', 'Budi Santoso'],
    [' Sari ', 'Sari'],
    ['\u200eSari\u200b', 'Sari'],
    ['Sa\u00adri', 'Sari'],
    ['Rene\u0301e', 'Ren\u00e9e'],
    ['\u200dSari\u200c', 'Sari'],
    ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['🏴\u{e0067}\u{e0062}\u{e007f}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['Sari \u202egnp', 'Sari \u202egnp'],
    ['', ''],
  ])('%j becomes %j', (typed, line) => {
    expect(asOneLine(typed)).toBe(line);
    expect(asOneLine(line)).toBe(line);
  });
});

it('a name is in letters of plain width', () => expect(asName(' Ｂｕｄｉ　 Santoso')).toBe('Budi Santoso'));

it.each(['Nur’aini', 'Nur‘aini', 'Nurʼaini', 'Nur´aini', 'Nur`aini', "Nur'aini"])(
  'the apostrophe of %s is the one of a keyboard',
  (typed) => expect(asName(typed)).toBe("Nur'aini"),
);

it('marks of direction around a number go', () =>
  expect(withoutMarks('\u2068\u200e0812\u2069 \ufeff3456\u202c')).toBe('0812 3456'));

it.each(['Putih', 'putih', 'PUTIH ', '\uff30utih', ' Pu\u00adtih'])('%j is the name Putih', (typed) =>
  expect(nameKey(typed)).toBe('putih'),
);

it('blanks between the words of a name do not tell it from another, their absence does', () => {
  expect(nameKey('Biru  \u3000laut')).toBe(nameKey('biru laut'));
  expect(nameKey('Birulaut')).not.toBe(nameKey('Biru laut'));
});
