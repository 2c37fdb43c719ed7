import { describe, expect, it } from '@jest/globals';
import { PHASES, choosePhases } from './phases.mjs';
import { addUp, summaryLine } from './results.mjs';

describe('the last line of npm test', () => {
  it('is the sum over all phases', () => {
    const sum = addUp([
      { passed: 2, failed: 0, skipped: 1 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);

    expect(summaryLine(sum)).toBe('5 passed, 1 failed, 1 skipped');
    expect(summaryLine(addUp([]))).toBe('0 passed, 0 failed, 0 skipped');
  });
});

describe('phases', () => {
  const names = (only?: string) => choosePhases(only).map(({ name }: { name: string }) => name);

  it('all run, in their order, when none is chosen', () => expect(names()).toEqual(PHASES.map(({ name }) => name)));

  it('can be chosen by name or by what stands before the dash', () => {
    expect(names('web,int')).toEqual(['int-postgres', 'int-redis', 'web']);
    expect(names('faults-redis')).toEqual(['faults-redis']);
  });

  it('that do not exist are refused', () => expect(() => names('web,unti')).toThrow(/no phase unti/));
});
