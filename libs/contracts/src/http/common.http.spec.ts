import { describe, expect, it } from '@jest/globals';
import { lines, text } from '#contracts/http/common.http';

const refusal = (value: string) => text(100).safeParse(value).error?.issues[0]?.message;

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
  ])('has no %s', (_, value) => expect(refusal(value)).toBe('Ada karakter yang tidak bisa dipakai'));

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

it('a text of several lines has something to see in it', () => {
  expect(lines(100).safeParse('\u200b\n\u200b').success).toBe(false);
  expect(lines(100).parse('Halo,\napa kabar?')).toBe('Halo,\napa kabar?');
});
