import { describe, expect, it } from '@jest/globals';
import { lines, text } from '#contracts/http/common.http';

const refusalBy = (schema: ReturnType<typeof text>, value: string) => schema.safeParse(value).error?.issues[0]?.message;
const refusal = (value: string) => refusalBy(text(100), value);
const UNUSABLE = 'Ada karakter yang tidak bisa dipakai';

describe('a text on one line', () => {
  it.each([
    ['two spaces without a width', '\u200b\u200b'],
    ['an override of the direction', 'Sari \u202egnp'],
    ['an isolate', 'Sari \u2066x\u2069'],
    ['a mark of direction', '\u200fSari'],
    ['a soft hyphen', 'Sa\u00adri'],
    ['a line break', 'Sari\nBcc: x'],
    ['a joiner that joins nothing', '\u200dSari'],
    ['a joiner at the end', 'Sari\u200c'],
    ['joiners among themselves', 'Sa\u200d\u200dri'],
  ])('has no %s', (_, value) => expect(refusal(value)).toBe(UNUSABLE));

  it.each([
    ['Hangul fillers', '\u3164\u3164'],
    ['empty Braille', '\u2800'],
    ['a mark on nothing', '\u0301'],
    ['a variation selector', '\ufe0f'],
  ])('is empty where there is only %s to see', (_, value) => expect(refusal(value)).toBe('Field ini wajib diisi'));

  it.each(['Sari', 'Å', '李', '👨\u200d👩\u200d👧', '❤\ufe0f\u200d🔥', 'می\u200cخواهم', "O'Brien-Łoś 2"])(
    'may be %s',
    (value) => expect(refusal(value)).toBeUndefined(),
  );

  it('may be left out where it is not asked for', () => expect(text(100, 0).safeParse(' ').success).toBe(true));
});

describe('a text of several lines', () => {
  it('has something to see in it', () => {
    expect(refusalBy(lines(100), '\u200b\n\u200b')).toBe('Field ini wajib diisi');
    expect(lines(100).parse('Halo,\napa kabar?')).toBe('Halo,\napa kabar?');
  });

  it.each(['202a', '202b', '202c', '202d', '202e', '2066', '2067', '2068', '2069'])(
    'has no U+%s, which turns the writing round',
    (code) => {
      const turn = String.fromCodePoint(Number.parseInt(code, 16));
      expect(refusalBy(lines(100), `Bukti cocok,\n${turn}kalot nagnaj`)).toBe(UNUSABLE);
    },
  );

  it.each(['Satu\nDua\r\nTiga', 'a\tb', 'dari\u200b situs', '👨\u200d👩\u200d👧', 'مرحبا\u200f'])(
    'may be %j',
    (value) => expect(refusalBy(lines(100), value)).toBeUndefined(),
  );
});
