import { describe, expect, it } from '@jest/globals';
import { type Attempts, secondsToWait, undoAttempt, tryOnce } from './attempts.js';

const POLICY = { most: 10, withinMs: 15 * 60_000, freely: 4 };
const START = new Date('2026-11-20T02:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1_000);
/** The state after this many attempts, each made as soon as it is allowed. */
function after(tries: number): { attempts: Attempts; seconds: number } {
  let attempts: Attempts | null = null;
  let seconds = 0;
  for (let n = 0; n < tries; n += 1) {
    if (attempts?.blockedUntil) seconds = (attempts.blockedUntil.getTime() - START.getTime()) / 1_000;
    attempts = tryOnce(attempts, POLICY, at(seconds))!;
  }
  return { attempts: attempts!, seconds };
}

describe('attempts', () => {
  it('are free four times, then the wait doubles each time', () => {
    expect(after(4).attempts.blockedUntil).toBeNull();
    const waits = [5, 6, 7, 8, 9].map((tries) => secondsToWait(after(tries).attempts, at(after(tries).seconds)));
    expect(waits).toEqual([2, 4, 8, 16, 32]);
  });

  it('end with the tenth, until the end of the window', () => {
    const { attempts } = after(10);
    expect(attempts.blockedUntil).toEqual(at(900));
    expect(tryOnce(attempts, POLICY, at(899))).toBeNull();
    expect(tryOnce(attempts, POLICY, at(900))).toMatchObject({ count: 1, blockedUntil: null, windowEndsAt: at(1_800) });
  });

  it('never wait beyond the window', () => {
    const late = { count: 7, windowEndsAt: at(900), blockedUntil: null };
    expect(tryOnce(late, POLICY, at(890))).toMatchObject({ count: 8, blockedUntil: at(900) });
  });

  it('that come too early are not counted, so that they cannot extend the wait', () => {
    const { attempts } = after(5);
    for (let n = 0; n < 1_000; n += 1) expect(tryOnce(attempts, POLICY, at(1))).toBeNull();
    expect(tryOnce(attempts, POLICY, at(2))).toMatchObject({ count: 6 });
  });

  it('can be taken back, never below zero', () => {
    expect(undoAttempt(after(10).attempts)).toMatchObject({ count: 9, blockedUntil: null });
    expect(undoAttempt({ count: 0, windowEndsAt: START, blockedUntil: null }).count).toBe(0);
  });

  it('wait at least a second', () => {
    expect(secondsToWait({ blockedUntil: at(0.2) }, at(0))).toBe(1);
    expect(secondsToWait({ blockedUntil: at(7.2) }, at(0))).toBe(8);
    expect(secondsToWait({ blockedUntil: null }, at(0))).toBe(1);
  });
});
