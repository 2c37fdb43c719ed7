import { describe, expect, it } from '@jest/globals';
import { daysAfter } from './durations.js';
import {
  type LoggedAct,
  type OtherAdmin,
  accountsOfOnePerson,
  isOtherPerson,
  isThere,
  notSecondAdmin,
  tieBetween,
} from './second-admin.js';

const acts = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [actorUid = '', subjectUid = ''] = pair.split('>');
    return { actorUid, subjectUid };
  });

describe('two accounts are one person', () => {
  it.each([
    ['who has made the other', ['owner>x'], 'x', 'owner', 'by-acting'],
    ['who was made by the other', ['owner>x'], 'owner', 'x', 'by-first'],
    ['made by the same third one', ['owner>x', 'owner>y'], 'x', 'y', 'by-same'],
    ['made by way of an account that was made', ['owner>x', 'x>y'], 'y', 'owner', 'by-acting-through'],
    ['made by the other by way of another', ['owner>x', 'x>y'], 'owner', 'y', 'by-first-through'],
    ['made alike, one by way of another', ['owner>x', 'x>y', 'owner>z'], 'z', 'y', 'by-same'],
    ['made by each other', ['x>y', 'y>x'], 'x', 'y', 'by-acting'],
  ])('%s', (_, made, first, acting, tie) => {
    expect(tieBetween(acts(...made), first, acting)).toBe(tie);
  });

  it('and others are not: two who have set the same account anew, or made others', () => {
    expect(tieBetween(acts('a>x', 'b>x'), 'a', 'b')).toBeNull();
    expect(tieBetween(acts('a>x', 'b>y'), 'x', 'y')).toBeNull();
    expect(tieBetween(acts('x>x', 'y>y'), 'x', 'y')).toBeNull();
    expect(tieBetween([], 'x', 'y')).toBeNull();
  });

  it('and what they decide alone is one sum, that of the maker too', () => {
    const made = acts('owner>x', 'owner>y', 'other>z');
    expect(accountsOfOnePerson(made, 'x').toSorted()).toEqual(['owner', 'x', 'y']);
    expect(accountsOfOnePerson(made, 'owner').toSorted()).toEqual(['owner', 'x', 'y']);
    expect(accountsOfOnePerson(made, 'alone')).toEqual(['alone']);
  });

  it('and another person is one who has no hand in common', () => {
    const made = acts('owner>x', 'owner>y');
    expect(['owner', 'x', 'y', 'z'].filter((uid) => isOtherPerson(made, 'x', uid))).toEqual(['z']);
  });

  it('and the refusal says which of it is so, with the name of the other', () => {
    expect(notSecondAdmin('by-same', 'Sari').message).toBe(
      'Ini perlu dua orang, dan akunmu serta akun Sari dibuat atau diatur ulang orang yang sama kurang dari 30 hari lalu. Minta admin lain.',
    );
    expect(notSecondAdmin('by-acting-through', 'Sari').message).toContain(
      'akun Sari kamu buat atau atur ulang lewat akun lain kurang dari 30 hari lalu',
    );
    expect(notSecondAdmin('by-first-through', 'Sari').message).toContain(
      'akunmu dibuat atau diatur ulang oleh Sari lewat akun lain kurang dari 30 hari lalu',
    );
  });
});

describe('another person than an owner is there', () => {
  const at = new Date('2026-11-29T03:00:00Z');
  const daysAgo = (days: number) => daysAfter(at, -days);
  const tono: OtherAdmin = { uid: 'tono', role: 'owner', deactivatedAt: null };
  const isOther = (other: Partial<OtherAdmin>, given: Partial<LoggedAct>[]) => {
    const act: LoggedAct = { actorUid: 'sri', subjectUid: 'tono', action: 'create', roleBefore: null };
    const logged = given.map((more) => ({ ...act, ...more }));
    return isThere(logged, 'sri', { other: { ...tono, ...other }, permission: 'shop-settings.change', at });
  };

  it.each<[string, boolean, Partial<OtherAdmin>, Partial<LoggedAct>[]]>([
    ['who is active and was made long ago', true, {}, []],
    ['and is no person besides whom the owner has made', false, {}, [{}]],
    ['who was deactivated 29 days ago', true, { deactivatedAt: daysAgo(29) }, []],
    ['and not who was deactivated 31 days ago', false, { deactivatedAt: daysAgo(31) }, []],
    ['nor who was made by the owner, and deactivated', false, { deactivatedAt: daysAgo(1) }, [{}]],
    ['whose password the owner has set', true, {}, [{ action: 'set-password' }]],
    ['whose second factor the owner has taken', true, {}, [{ action: 'reset-second-factor' }]],
    ['whose role the owner has taken', true, { role: 'support' }, [{ action: 'change-role', roleBefore: 'owner' }]],
    ['and not whom the owner has raised', false, {}, [{ action: 'change-role', roleBefore: 'support' }]],
    ['who was raised by another one', true, {}, [{ action: 'change-role', roleBefore: 'support', actorUid: 'rini' }]],
    ['and not who never could', false, { role: 'support' }, []],
    ['and not the owner alone', false, { uid: 'sri' }, []],
  ])('%s: %s', (_, expected, other, given) => {
    expect(isOther(other, given)).toBe(expected);
  });
});
