import { describe, expect, it } from '@jest/globals';
import { LINK_PURPOSES, LINK_RULES, linkEndsAt, linkPath, requireUsable } from './account-link.js';

const now = new Date('2026-11-20T03:00:00Z');
const later = new Date('2026-11-20T03:00:01Z');
const open = { purpose: 'forget-password', expiresAt: later, usedAt: null, endedAt: null };

describe('a link from a mail', () => {
  it('is good until it ends', () => {
    expect(requireUsable(open, 'forget-password', now)).toBe(open);
  });

  it.each([
    ['is unknown', null],
    ['has ended this instant', { ...open, expiresAt: now }],
    ['was used', { ...open, usedAt: now }],
    ['was replaced by a newer one', { ...open, endedAt: now }],
    ['was meant for something else', { ...open, purpose: 'verify-email' }],
  ])('that %s is refused with the same words', (_, link) => {
    expect(() => requireUsable(link, 'forget-password', now)).toThrow(
      expect.objectContaining({
        code: 'LINK_EXPIRED',
        message: 'Tautan ini sudah tidak berlaku. Minta tautan baru, ya.',
      }),
    );
  });

  it('lives half an hour when it opens a password, never longer than a day', () => {
    expect(linkEndsAt('forget-password', now)).toEqual(new Date('2026-11-20T03:30:00Z'));
    expect(linkEndsAt('reset-password', now)).toEqual(new Date('2026-11-20T03:30:00Z'));
    expect(Math.max(...LINK_PURPOSES.map((purpose) => LINK_RULES[purpose].minutes))).toBe(24 * 60);
  });

  it('carries its token where no server sees it', () => {
    for (const purpose of LINK_PURPOSES) {
      const url = new URL(linkPath(purpose, 'abc'), 'https://patungan.test');
      expect([url.pathname + url.search, url.hash]).toEqual([LINK_RULES[purpose].page, '#abc']);
    }
  });
});
