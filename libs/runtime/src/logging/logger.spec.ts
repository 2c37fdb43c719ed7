import { expect, it } from '@jest/globals';
import { createPino } from '#runtime/logging/logger';

const SECRETS = ['authorization', 'password', 'passwordHash', 'accessToken', 'refreshToken', 'credential'];
const CONTACT = ['email', 'phoneNumber', 'accountNumber'];

it.each([...SECRETS, ...CONTACT])('a log line has no %s, however it came into it', (name) => {
  const lines: string[] = [];
  const logger = createPino('test', 'info', { write: (line) => void lines.push(line) });
  const secret = { [name]: 'canary' };

  logger.info({ ...secret, body: secret, customer: { contact: secret }, req: { headers: secret } }, 'said');

  expect(lines).toEqual([expect.stringContaining('"msg":"said"')]);
  expect(lines[0]).not.toContain('canary');
});
