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
    ['CONTACT_WHATSAPP', '0812', 'must look like 6281234567890'],
    ['CONTACT_INSTAGRAM', 'https://instagram.com/patungan', 'must look like patungan.id'],
    ['BLOG_URL', 'javascript:alert(1)', 'is not valid'],
    ['LOG_LEVEL', 'loud', 'must be one of trace, debug, info, warn, error, silent'],
  ])('refuse %s=%s: it %s', (name, value, problem) => {
    expect(() => new Config({ ...RIGHT, [name]: value })).toThrow(`Settings are not right:\n  ${name}: ${problem}`);
  });

  it('name how the shop is reached; by default at the address of its mails', () => {
    const sender = { MAIL_FROM: 'Patungan <halo@toko.example>' };
    const NONE = { whatsapp: null, instagram: null, twitter: null, linkedin: null };
    expect(new Config({ ...RIGHT, ...sender }).contact).toEqual({ email: 'halo@toko.example', ...NONE });
    const given = { ...sender, CONTACT_EMAIL: 'bantu@toko.example', CONTACT_WHATSAPP: '6281234567890' };
    expect(new Config({ ...RIGHT, ...given }).contact).toEqual({
      ...NONE,
      email: 'bantu@toko.example',
      whatsapp: '6281234567890',
    });
    expect(new Config({ ...RIGHT, MAIL_FROM: 'halo@toko.example' }).contact.email).toBe('halo@toko.example');
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', SEED_DEMO: '1' }, true],
    [{ NODE_ENV: 'production', SEED_DEMO: '1', API_DOCS: '0' }, false],
    [{ NODE_ENV: 'production', API_DOCS: '1' }, true],
  ])('%j: the description of the API is served: %p', (given, isServed) => {
    expect(new Config({ ...RIGHT, ...given }).hasApiDocs).toBe(isServed);
  });

  it.each([
    [{}, true],
    [{ SEED_DEMO: '1' }, false],
    [{ SEED_DEMO: '0' }, true],
    [{ SEED_DEMO: '1', ADMIN_SECOND_FACTOR: 'required' }, true],
    [{ NODE_ENV: 'production', ADMIN_SECOND_FACTOR: 'optional' }, false],
  ])('%j: a second factor is required: %p', (given, isRequired) => {
    expect(new Config({ ...RIGHT, ...given }).isSecondFactorRequired).toBe(isRequired);
  });

  it('report all errors at once, and never the value of a secret', () => {
    const wrong = () => new Config({ PORT: 'x', APP_SECRET: 'my secret', VAULT_KEY: '1:abc' });
    expect(wrong).toThrow(/DATABASE_URL: .*\n.*APP_SECRET: .*\n.*PORT: /);
    expect(wrong).not.toThrow(/my secret/);
    expect(() => new Config({ ...RIGHT, VAULT_KEY: '1:abc' })).not.toThrow(/abc/);
  });
});
