import { describe, expect, it } from '@jest/globals';
import { setAdminPasswordBody } from '#contracts/identity/admins.admin.http';
import { fieldErrors } from '#contracts/errors';
import { requiredSecureLink, webLink } from '#contracts/platform/web-link.http';
import {
  amount,
  day,
  email,
  lines,
  moment,
  page,
  password,
  phoneNumber,
  reasonBody,
  signedAmount,
  text,
  uid,
  whatsAppNumber,
  wholeRupiah,
} from '#contracts/platform/common.http';

const refusalBy = (schema: ReturnType<typeof text>, value: string) => schema.safeParse(value).error?.issues[0]?.message;
const refusal = (value: string) => refusalBy(text(100), value);
const SMALL = '6f865496-e305-52de-b130-36df584ee0f8';
it('an identifier in capitals is the same one', () => expect(uid.parse(SMALL.toUpperCase())).toBe(SMALL));

const UNUSABLE = 'Ada karakter yang tidak bisa dipakai';

it.each(['https://contoh.test/\u0000', 'https://contoh.test/\ud800'])('%j is no web link', (link) =>
  expect(webLink.safeParse(link).error?.issues[0]?.message).toBe(UNUSABLE),
);

it.each(['https://[::1', 'http://', 'https://', 'https://contoh', 'ftp://contoh.test', 'https://a:b@contoh.test'])(
  '%j is no web link',
  (link) =>
    expect(webLink.safeParse(link).error?.issues[0]?.message).toBe('Tulis alamat lengkap yang diawali https://'),
);

it('a secure link begins with https, where any other may begin with http', () => {
  const said = (link: string) => requiredSecureLink.safeParse(link).error?.issues.map(({ message }) => message);
  expect(webLink.safeParse('http://contoh.test/p').success).toBe(true);
  expect(said('http://contoh.test/p')).toEqual(['Tulis alamat lengkap yang diawali https://']);
  expect(said('http://')).toEqual(['Tulis alamat lengkap yang diawali https://']);
  expect(said('HTTPS://contoh.test/p')).toBeUndefined();
});

it('a link that has to be there is asked for', () => {
  expect(webLink.safeParse('').success).toBe(true);
  expect(requiredSecureLink.safeParse(' ').error?.issues[0]?.message).toBe('Field ini wajib diisi');
});

it.each([1e9 + 1, 1e20])('the limit of an amount is said in rupiah for %d', (typed) => {
  for (const schema of [amount, wholeRupiah()])
    expect(fieldErrors(schema.safeParse(typed).error?.issues ?? [])).toEqual([
      { field: '', message: 'Maksimal Rp1.000.000.000' },
    ]);
});

describe('a text on one line', () => {
  it.each([
    ['an override of the direction', 'Sari \u202egnp'],
    ['an isolate', 'Sari \u2066x\u2069'],
    ['a control', 'Sari\u0007'],
  ])('is refused with %s', (_, value) => expect(refusal(value)).toBe(UNUSABLE));

  it.each([
    ['a mark of direction', '\u200eSari', 'Sari'],
    ['a soft hyphen', 'Sa\u00adri', 'Sari'],
    ['joiners that join nothing', '\u200dSari\u200c', 'Sari'],
    ['line breaks', 'Jl. Melati 5,\r\nRT 02\u2028Bandung\n', 'Jl. Melati 5, RT 02, Bandung'],
  ])('is taken without %s', (_, pasted, line) => expect(text(100).parse(pasted)).toBe(line));

  it('is as long as it is kept', () => expect(text(10).parse(`${'\u200b'.repeat(9)}Sari\n`)).toBe('Sari'));

  it.each([
    ['spaces without a width', '\u200b\u200b'],
    ['Hangul fillers', '\u3164\u3164'],
    ['empty Braille', '\u2800'],
    ['a mark on nothing', '\u0301'],
    ['a variation selector', '\ufe0f'],
  ])('is empty with only %s', (_, value) => expect(refusal(value)).toBe('Field ini wajib diisi'));

  it.each(['Sari', 'Å', '李', '👨\u200d👩\u200d👧', '❤\ufe0f\u200d🔥', 'می\u200cخواهم', "O'Brien-Łoś 2"])(
    'may be %s',
    (value) => expect(refusal(value)).toBeUndefined(),
  );

  it('may be left out where it is optional', () => expect(text(100, 0).safeParse(' ').success).toBe(true));
});

describe('a text of several lines', () => {
  it('has a visible character', () => {
    expect(refusalBy(lines(100), '\u200b\n\u200b')).toBe('Field ini wajib diisi');
    expect(lines(100).parse('Halo,\napa kabar?')).toBe('Halo,\napa kabar?');
  });

  it.each(['202a', '202b', '202c', '202d', '202e', '2066', '2067', '2068', '2069'])(
    'is refused with U+%s, which changes the direction of text',
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

describe('the limits of form fields', () => {
  const address = (length: number) =>
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 188)}.id`;

  it.each([
    [
      'a password',
      password,
      ['x'.repeat(8), 'x'.repeat(128)],
      ['x'.repeat(7), 'x'.repeat(129), 'xxxxxxxx\u0000', 'xxxxxxxx\ud800'],
    ],
    [
      'a password of an admin',
      setAdminPasswordBody.shape.password,
      ['x'.repeat(12), 'x'.repeat(128)],
      ['x'.repeat(11), 'x'.repeat(129)],
    ],
    ['why an admin does something', reasonBody.shape.reason, ['xyz', 'x'.repeat(500)], ['xy', ' x ', 'x'.repeat(501)]],
    ['an address', email, ['a@b.id', address(254)], ['', 'a@b', 'a b@c.id', address(255)]],
    [
      'a phone number',
      phoneNumber,
      ['0812-3456-7890', '62 812 3456 789'],
      ['', '0812', `0812345678${' '.repeat(49)}90`],
    ],
    [
      'a day',
      day,
      ['2026-12-31', '2028-02-29', ' 2026-12-31 '],
      ['2026-02-29', '2026-13-01', '1999-12-31', '2026-12-31x', 'x2026-12-31', '2026-1-1'],
    ],
    [
      'a moment',
      moment,
      ['2000-01-01T00:00:00Z', '2028-02-29T23:59:59.999Z', '2026-12-31T00:00:00+07:00', '2099-12-31T20:00:00.000Z'],
      [
        '0000-01-01T00:00:00Z',
        '1999-12-31T23:59:59Z',
        '2100-01-01T00:00:00Z',
        '9999-12-31T20:00:00Z',
        '2026-02-29T00:00:00Z',
        '2026-12-31T24:00:00Z',
        '9999-12-31T20:00:00-07:00',
        '2026-12-31',
        'besok',
        '',
      ],
    ],
    ['an amount', amount, [0, 0.01, 861_777.5, 1_000_000_000], [-0.01, 0.001, 1_000_000_000.01, '5']],
    ['an amount to get', signedAmount, [-1_000_000_000, -0.01], [-1_000_000_000.01, -0.001]],
    ['a page', page, ['1', 1, '1000000'], ['0', '-1', '1000001', '1.5', '1x', 'x1', '', '12345678901', 1.5]],
  ])('%s', (_, schema, right, wrong) => {
    for (const value of right) expect([value, schema.safeParse(value).success]).toEqual([value, true]);
    for (const value of wrong) expect([value, schema.safeParse(value).success]).toEqual([value, false]);
  });

  it.each([
    ['0000-01-01T00:00:00Z', 'Waktu tidak valid'],
    ['besok', 'Waktu tidak valid'],
    ['', 'Field ini wajib diisi'],
  ])('the moment %j is refused in words for its field', (value, message) =>
    expect(moment.safeParse(value).error?.issues[0]?.message).toBe(message),
  );

  it('an e-mail is trimmed and in lower case', () =>
    expect(email.parse(' Sari@Patungan.TEST ')).toBe('sari@patungan.test'));

  it('e-mail, number and day are read without invisible marks', () =>
    expect([
      email.parse('\u200esari@patungan.test\u200b'),
      phoneNumber.parse('\u202a0812-3456-7890\u202c'),
      day.parse('\u200e2026-12-31'),
    ]).toEqual(['sari@patungan.test', '0812-3456-7890', '2026-12-31']));
});

describe('a WhatsApp number', () => {
  it.each(['0812-3456-7890', '+62 812 3456 7890', '81234567890'])('is %j', (typed) =>
    expect(whatsAppNumber.safeParse(typed).success).toBe(true),
  );

  it.each(['(021) 555-1234', '+62 21 5551234', '0274 555 123'])(
    'is not %j of a house, which a courier may call all the same',
    (typed) => {
      const issues = whatsAppNumber.safeParse(typed).error?.issues.map(({ message }) => message);
      expect(issues).toEqual([
        'Tulis nomor HP yang punya WhatsApp, seperti 0812-3456-7890. Nomor telepon rumah tidak bisa.',
      ]);
      expect(phoneNumber.safeParse(typed).success).toBe(true);
    },
  );
});
