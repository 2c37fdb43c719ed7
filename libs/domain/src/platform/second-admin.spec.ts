import { describe, expect, it } from '@jest/globals';
import { accountsOfOnePerson, isOtherPerson, notSecondAdmin, tieBetween } from './second-admin.js';

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
