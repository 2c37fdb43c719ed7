import { describe, expect, it } from '@jest/globals';
import { judgeRefresh } from './refresh.js';

const rotatedAt = new Date('2026-11-20T02:00:00Z');
const judge = (given: number, afterMs: number) =>
  judgeRefresh({ generation: 5, rotatedAt }, given, new Date(rotatedAt.getTime() + afterMs));

describe('a refresh token', () => {
  it('that is the current one is replaced at any age', () => {
    expect([judge(5, 0), judge(5, 89 * 86_400_000)]).toEqual(['replace', 'replace']);
  });
  it('that is the previous one gets the same answer for ten seconds', () => {
    expect([judge(4, 0), judge(4, 10_000), judge(4, 10_001)]).toEqual(['repeat', 'repeat', 'stolen']);
  });
  it('that is older counts as stolen at any time', () => {
    expect([judge(3, 0), judge(0, 1), judge(6, 0)]).toEqual(['stolen', 'stolen', 'stolen']);
  });
});
