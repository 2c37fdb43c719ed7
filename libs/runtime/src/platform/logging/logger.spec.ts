import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { createPino } from '#runtime/platform/logging/logger';

const SECRETS = ['authorization', 'password', 'passwordHash', 'accessToken', 'refreshToken', 'credential'];
const CONTACT = ['email', 'phoneNumber', 'accountNumber'];

it.each([...SECRETS, ...CONTACT])('a log line contains no %s, wherever it came from', (name) => {
  const lines: string[] = [];
  const logger = createPino('test', 'info', { write: (line) => void lines.push(line) });
  const secret = { [name]: 'canary' };

  logger.info({ ...secret, body: secret, customer: { contact: secret }, req: { headers: secret } }, 'said');

  expect(lines).toEqual([expect.stringContaining('"msg":"said"')]);
  expect(lines[0]).not.toContain('canary');
});

it('a full disk under the log neither ends nor blocks the process', () => {
  if (!existsSync('/dev/full')) return; // exists on Linux only
  const script = `
    import { createPino } from '#runtime/platform/logging/logger';
    const logger = createPino('test', 'info');
    logger.error('lost');
    logger.fatal('lost as well');
    setTimeout(() => process.exit(7), 50);`;
  const args = ['--conditions=source', '--import', './libs/testing/src/swc-register.mjs', '--input-type=module'];
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'inherit'] as const;
  const { status } = spawnSync(process.execPath, [...args, '-e', script], { stdio: [...stdio], timeout: 8_000 });
  expect(status).toBe(7);
}, 15_000);
