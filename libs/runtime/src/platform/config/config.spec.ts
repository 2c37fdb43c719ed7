import { describe, expect, it } from '@jest/globals';
import { Config } from './config.js';

const RIGHT = { DATABASE_URL: 'postgres://patungan@127.0.0.1:5432/patungan', APP_SECRET: 'x'.repeat(32) };

describe('the settings of a process', () => {
  it('need a database and a secret; an empty one counts as missing', () => {
    expect(new Config({ ...RIGHT, PORT: '', REDIS_URL: '' }).port).toBe(3000);
  });

  it.each([
    ['DATABASE_URL', undefined, 'must be set'],
    ['DATABASE_URL', 'mysql://x', 'must look like postgres://user@host:5432/name'],
    ['REDIS_URL', 'nonsense', 'must look like redis://host:6379/0'],
    ['SMTP_URL', 'mail.test', 'must look like smtp://host:25'],
    ['APP_SECRET', 'short', 'must have at least 32 characters'],
    ['PORT', 'eighty', 'is not valid'],
    ['PORT', '0', 'must be 1 or more'],
    ['PORT', '65536', 'must be 65535 or less'],
    ['RATE_LIMIT_FACTOR', '0', 'must be more than 0'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, silent'],
  ])('refuse %s=%s: it %s', (name, value, problem) => {
    expect(() => new Config({ ...RIGHT, [name]: value })).toThrow(`Settings are not right:\n  ${name}: ${problem}`);
  });

  it('report all errors at once, and never the value of a secret', () => {
    const wrong = () => new Config({ PORT: 'x', APP_SECRET: 'my secret', VAULT_KEY: '1:abc' });
    expect(wrong).toThrow(/DATABASE_URL: .*\n.*APP_SECRET: .*\n.*PORT: /);
    expect(wrong).not.toThrow(/my secret/);
    expect(() => new Config({ ...RIGHT, VAULT_KEY: '1:abc' })).not.toThrow(/abc/);
  });
});
