import { describe, expect, it } from '@jest/globals';
import { ADMIN_ROLES } from './admin-role.js';
import { newRecoveryCode, readCode, signInStep } from './second-factor.js';

const fresh = { hasFactor: false, isGiven: false };

describe('the step of a sign-in', () => {
  it('is the set-up for finance and owner, where the shop requires it', () => {
    const stepOf = (isRequired: boolean) => ADMIN_ROLES.map((role) => signInStep({ role, isRequired, ...fresh }));
    expect(stepOf(true)).toEqual([null, 'set-up', null, 'set-up']);
    expect(stepOf(false)).toEqual([null, null, null, null]);
  });

  it('is the code for everyone who has a second factor, until it is given', () => {
    for (const role of ADMIN_ROLES)
      for (const isRequired of [true, false]) {
        expect(signInStep({ role, isRequired, hasFactor: true, isGiven: false })).toBe('enter-code');
        expect(signInStep({ role, isRequired, hasFactor: true, isGiven: true })).toBeNull();
      }
  });

  it('is the set-up again in a session whose factor was taken away', () => {
    expect(signInStep({ role: 'owner', isRequired: true, hasFactor: false, isGiven: true })).toBe('set-up');
  });
});

describe('a code as it was typed', () => {
  it.each([
    ['123 456', { kind: 'app', code: '123456' }],
    ['abcde-fghjk', { kind: 'recovery', code: 'ABCDE-FGHJK' }],
    [' ABCDEFGHJK ', { kind: 'recovery', code: 'ABCDE-FGHJK' }],
    ['12345', null],
    ['1234567', null],
    ['ABCDE-FGHJ1', null],
    ['', null],
  ])('%j', (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });

  it('reads every new recovery code', () => {
    let last = 0;
    for (let n = 0; n < 100; n += 1) {
      const code = newRecoveryCode((bound) => (last = (last * 7 + n) % bound));
      expect(readCode(code)).toEqual({ kind: 'recovery', code });
    }
  });
});
