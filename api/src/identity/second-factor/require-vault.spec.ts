import { afterEach, expect, it, jest } from '@jest/globals';
import { Config } from '#runtime/platform/config/config';
import { requireVaultForSecondFactor } from './require-vault.js';

const RIGHT = { DATABASE_URL: 'postgres://patungan@127.0.0.1:5432/patungan', APP_SECRET: 'x'.repeat(32) };
const VAULT_KEY = `1:${'ab'.repeat(32)}`;
afterEach(() => void jest.restoreAllMocks());

it.each([
  ['does not start', {}, 1],
  ['starts', { VAULT_KEY }, 0],
  ['starts', { ADMIN_SECOND_FACTOR: 'optional' }, 0],
])('the API %s with %j', (_, given, exits) => {
  const exit = jest.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  requireVaultForSecondFactor(new Config({ ...RIGHT, NODE_ENV: 'production', ...given }));
  expect(exit.mock.calls).toEqual(exits ? [[1]] : []);
  expect(said.mock.calls.map(([text]) => text)).toEqual(exits ? [expect.stringMatching(/VAULT_KEY: must be set/)] : []);
});
