import { describe, expect, it } from '@jest/globals';
import { readSettings } from './settings.mjs';

const problemsOf = (env: Record<string, string>) => readSettings(env).problems;

describe('settings of npm start', () => {
  it('need nothing: everything embedded, with demo people', () => {
    const { settings, problems } = readSettings({});

    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      redisUrl: undefined,
      rateLimitFactor: 1,
      seedDemo: true,
    });
    expect(settings.dataDir).toMatch(/\.data$/);
  });

  it('treat an empty value as none', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ', APP_SECRET: '' })).toEqual(readSettings({}));
  });

  it('never seed demo people silently into a given database', () => {
    const DATABASE_URL = 'postgres://u@h/shop';

    expect(readSettings({ DATABASE_URL }).settings.seedDemo).toBe(false);
    expect(readSettings({ DATABASE_URL, SEED_DEMO: '1' }).settings.seedDemo).toBe(true);
    expect(readSettings({ SEED_DEMO: '0' }).settings.seedDemo).toBe(false);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '3e3'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://u@h/shop'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgres://u@h'],
    ['DATABASE_URL', 'postgres://u@h/'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://h'],
    ['SMTP_URL', 'mail.example'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['RATE_LIMIT_FACTOR', 'many'],
    ['RATE_LIMIT_FACTOR', 'Infinity'],
    ['APP_SECRET', 'short'],
    ['SEED_DEMO', 'yes'],
    ['HOST', 'everywhere'],
  ])('refuse %s=%s in one sentence that names it', (name, value) => {
    const problems = problemsOf({ [name]: value });

    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}.*: .{10,}`));
  });

  it.each([
    ['PORT', '1'],
    ['PORT', '65535'],
    ['DATABASE_URL', 'postgresql://u:p@h:5432/shop?sslmode=require'],
    ['DATABASE_URL', 'postgres:///shop?host=/var/run/postgresql'],
    ['REDIS_URL', 'rediss://:p@h:6380/1'],
    ['SMTP_URL', 'smtps://u:p@mail.example:465'],
    ['RATE_LIMIT_FACTOR', '0.5'],
    ['APP_SECRET', 'x'.repeat(32)],
  ])('accept %s=%s', (name, value) => expect(problemsOf({ [name]: value })).toEqual([]));

  it('name every bad value at once', () => {
    expect(problemsOf({ PORT: 'x', REDIS_URL: 'y', SEED_DEMO: 'z' })).toHaveLength(3);
  });

  it('never show a secret', () => {
    const text = problemsOf({ DATABASE_URL: 'mysql://u:hunter2@h/shop', APP_SECRET: 'hunter3' }).join('\n');

    expect(text).not.toMatch(/hunter/);
  });

  it.each([
    ['18.20.0', 1],
    ['20.18.3', 1],
    ['20.19.0', 0],
    ['22.0.0', 0],
  ])('on Node %s have %d complaint', (version, complaints) =>
    expect(readSettings({}, version).problems).toHaveLength(complaints),
  );
});
