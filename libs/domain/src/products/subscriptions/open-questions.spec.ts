import { describe, expect, it } from '@jest/globals';
import { questionsLeft } from './open-questions.js';

const eligibility = [{ slug: 'account-in-indonesia', text: 'Akunmu terdaftar di Indonesia.' }];

describe('what an order still has to be asked', () => {
  it.each([
    ['a plan without rules', { eligibility: [], isHost: false }, [false, false], null],
    ['a plan with rules, unanswered', { eligibility, isHost: false }, [false, false], [eligibility, false]],
    ['a plan with rules, answered', { eligibility, isHost: false }, [true, false], null],
    ['a host without rules', { eligibility: [], isHost: true }, [false, false], [[], true]],
    ['a host who has answered the rules only', { eligibility, isHost: true }, [true, false], [[], true]],
    ['a host who has accepted the duties only', { eligibility, isHost: true }, [false, true], [eligibility, false]],
    ['a host who has answered both', { eligibility, isHost: true }, [true, true], null],
  ] as const)('of %s', (_, plan, [hasAnswers, hasDuties], left) => {
    const asked = { ...plan, eligibility: [...plan.eligibility] };
    expect(questionsLeft(asked, { hasAnswers, hasDuties })).toEqual(left && { rules: left[0], asksDuties: left[1] });
  });
});
