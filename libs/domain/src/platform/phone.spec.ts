import { describe, expect, it } from '@jest/globals';
import { fc } from '#testing/properties';
import {
  formatPhone,
  isForeignPhone,
  isOrderPhone,
  isUnreadablePhone,
  normalisePhone,
  normalisePhoneStrict,
  readPhone,
  whatsAppLink,
} from './phone.js';

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789 +-().') }),
  fc
    .tuple(fc.constantFrom('0', '62', '+62', '8', '00'), fc.string({ unit: fc.constantFrom(...'0123456789-') }))
    .map(([lead, rest]) => lead + rest),
);

describe('a phone number as people type it', () => {
  it.each([
    '+62 0812-3456-7890',
    '+62 (0)812 3456 7890',
    '62 0812 3456 7890',
    '0062 812 3456 7890',
    '0062 0812 3456 7890',
    '０８１２３４５６７８９０',
    '＋６２ ８１２‑3456‑7890',
    '0812.3456.7890',
    '0812-3456-7890',
    '+62 812 3456 7890',
    '6281234567890',
    '81234567890',
    '+0812 3456 7890',
    '\u202a+62 812-3456-7890\u202c',
    'tel:+6281234567890',
    'wa.me/6281234567890',
    'https://wa.me/6281234567890',
    'https://api.whatsapp.com/send?phone=6281234567890',
  ])('%p is stored as 6281234567890', (input) => {
    expect(readPhone(input)).toBe('6281234567890');
    expect(isOrderPhone(input)).toBe(true);
  });

  it.each(['+65 8123 4567', '0065 8123 4567', '(+1) 650 253 0000', '＋６５ 8123 4567'])(
    '%p is of another country, and is not made one of this',
    (input) => {
      expect([isForeignPhone(input), isOrderPhone(input), readPhone(input)]).toEqual([true, false, '']);
    },
  );

  it.each([
    ['6281234567890.0', '6281234567890'],
    ['81234567890,00', '6281234567890'],
    ["'081234567890", '6281234567890'],
    ['6262 812 3456 7890', '6281234567890'],
    ['62 62 812 3456 7890', '6281234567890'],
    ['+62 +62 812-3456-7890', '6281234567890'],
    ['+62 062 812 3456 7890', '6281234567890'],
    ['062 812 3456 7890', '6281234567890'],
    ['0062 62 812 3456 7890', '6281234567890'],
    ['0628 20123', '6262820123'],
    ['62 622 123456', '62622123456'],
  ])('%p has one meaning, %p', (input, stored) => {
    expect([readPhone(input), isUnreadablePhone(input)]).toEqual([stored, false]);
  });

  it.each([
    '0812abc3456',
    'O812 3456 7890',
    '08123456789 ext 12',
    '08123456789 x12',
    '08123456789#12',
    '08123456789,12',
    '08123456789;12',
    '0812 3456 789 / 021 555 123',
    '8.12E+10',
    '8,12345678E+10',
    'abc',
    '0812٣4567890',
  ])('%p is more than a number, and none of its digits are taken', (input) => {
    expect([isUnreadablePhone(input), isOrderPhone(input), isForeignPhone(input), readPhone(input)]).toEqual([
      true,
      false,
      false,
      '',
    ]);
  });

  it.each(['', '0', '000 000'])('%p is none', (input) => {
    expect([readPhone(input), isForeignPhone(input)]).toEqual(['', false]);
  });

  it('is unchanged by reading what is stored, and has no 0 after the 62', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const stored = readPhone(input);
        return readPhone(stored) === stored && /^(62([1-9]\d*)?)?$/.test(stored);
      }),
    );
  });
});

describe("the specification's reading of digits", () => {
  it.each([
    ['0812-3456-7890', '6281234567890'],
    ['+62 812 3456 7890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['81234567890', '6281234567890'],
    ['(021) 555 1234', '62215551234'],
    ['', ''],
    ['abc', ''],
    ['0', ''],
    ['000 000', ''],
    ['62', '62'],
  ])('%p becomes %p', (input, stored) => {
    expect(normalisePhone(input)).toBe(stored);
  });

  it('is empty, or digits beginning with 62', () => {
    fc.assert(fc.property(typed, (input) => /^(62\d*)?$/.test(normalisePhone(input))));
  });

  it('is unchanged by normalising again', () => {
    fc.assert(fc.property(typed, (input) => normalisePhone(normalisePhone(input)) === normalisePhone(input)));
  });
});

describe('a phone number formatted as dialled', () => {
  it.each([
    ['6281234567890', '0812-3456-7890'],
    ['628123456789', '0812-3456-789'],
    ['62215551234', '0215-5512-34'],
    ['', ''],
  ])('%p is shown as %p', (stored, shown) => {
    expect(formatPhone(stored)).toBe(shown);
    expect(normalisePhone(shown)).toBe(stored);
  });
});

describe('the strict form of a phone number', () => {
  it.each([
    ['0812-3456-7890', '6281234567890'],
    ['+62 812 3456 7890', '6281234567890'],
    ['81234567890', ''],
    ['1-800-555', ''],
    ['', ''],
    ['abc', ''],
  ])('%p becomes %p', (input, strict) => {
    expect(normalisePhoneStrict(input)).toBe(strict);
  });

  it('is unchanged by normalising again', () => {
    fc.assert(
      fc.property(typed, (input) => normalisePhoneStrict(normalisePhoneStrict(input)) === normalisePhoneStrict(input)),
    );
  });

  it('equals the stored form for every number that it does not refuse, except zeros', () => {
    fc.assert(
      fc.property(typed, (input) => {
        const strict = normalisePhoneStrict(input);
        return strict === '' || /^0*$/.test(input.replace(/\D/g, '')) || strict === normalisePhone(input);
      }),
    );
  });
});

describe('the phone number of an order', () => {
  it.each([
    ['62812345', false],
    ['628123456', false],
    ['6281234567', true],
    ['081234567890', true],
    ['628123456789012', true],
    ['6281234567890123', false],
    ['', false],
    ['+62 812-3456-7890', true],
    ['(+62) 812-3456-7890', true],
    ['+1 650 253 0000', false],
    [' +65 9123 4567', false],
  ])('%p has 10 to 15 digits after normalising, and no foreign code: %p', (input, accepted) => {
    expect(isOrderPhone(input)).toBe(accepted);
  });
});

describe('a WhatsApp link', () => {
  it('contains the number and the escaped text', () => {
    expect(whatsAppLink('6281234567890', 'Halo, pesanan & bukti?')).toBe(
      'https://wa.me/6281234567890?text=Halo%2C%20pesanan%20%26%20bukti%3F',
    );
  });
});
