import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { processEach } from './process-each.js';

it('a failing uid is logged and does not stop the others; successes are counted', async () => {
  const log = new Logger('test');
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const act = async (uid: string) => {
    if (uid === 'b') throw new Error('broken');
    return uid !== 'c';
  };
  expect(await processEach(log, ['a', 'b', 'c', 'd'], act)).toBe(2);
  expect(error.mock.calls).toEqual([['b: broken']]);
});
