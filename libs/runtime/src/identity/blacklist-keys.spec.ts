import { describe, expect, it } from '@jest/globals';
import { canonicalEmail } from '#domain/platform/mailbox';
import { canonicalPhone, factsOf } from './blacklist-keys.js';

describe('the canonical spelling', () => {
  it.each([
    '0812-3456-7890',
    '62812 3456 7890',
    '620812 3456 7890',
    '+62 812-3456-7890',
    '+62 (0)812 3456 7890',
    '81234567890',
  ])('of the number %s is one', (typed) => expect(canonicalPhone(typed)).toBe('6281234567890'));

  it.each([
    ['Budi.Santoso+toko@Gmail.com', 'budisantoso@gmail.com'],
    ['budisantoso@googlemail.com', 'budisantoso@gmail.com'],
    [' Budi+a+b@Contoh.ID ', 'budi@contoh.id'],
    ['budi.santoso@contoh.id', 'budi.santoso@contoh.id'],
    ['+budi@contoh.id', '+budi@contoh.id'],
  ])('of the mailbox %s is %s', (typed, canonical) => expect(canonicalEmail(typed)).toBe(canonical));
});

describe('the facts of a person', () => {
  it('are compared in one spelling; only the e-mail can be certain', () => {
    const person = { phoneNumber: '0812-3456-7890', email: 'Budi+x@Contoh.ID', deviceIds: ['D-1', ' d-1 ', 'd-2'] };
    expect(factsOf({ ...person, isEmailCertain: true })).toEqual([
      { kind: 'phone', value: '6281234567890', certain: false },
      { kind: 'email', value: 'budi@contoh.id', certain: true },
      { kind: 'device', value: 'd-1', certain: false },
      { kind: 'device', value: 'd-2', certain: false },
    ]);
    expect(factsOf({ email: person.email, isEmailCertain: false })).toMatchObject([{ certain: false }]);
  });

  it('leave out missing numbers and the device "unknown"', () => {
    expect(
      factsOf({
        phoneNumber: '000',
        email: '',
        isEmailCertain: true,
        deviceIds: ['unknown', 'UNKNOWN', undefined, ''],
      }),
    ).toEqual([]);
  });
});
