import { describe, expect, it } from '@jest/globals';
import { LINK_MINUTES, LINK_PURPOSES, linkEndsAt, requireUsable } from './account-link.js';

const now = new Date('2026-11-20T03:00:00Z');
const later = new Date('2026-11-20T03:00:01Z');
const open = { purpose: 'forget-password', expiresAt: later, usedAt: null, endedAt: null };

describe('a mailed link', () => {
  it('is valid until it expires', () => {
    expect(requireUsable(open, 'forget-password', now)).toBe(open);
  });

  it.each([
    ['is unknown', null],
    ['has ended this instant', { ...open, expiresAt: now }],
    ['was used', { ...open, usedAt: now }],
    ['was replaced by a newer one', { ...open, endedAt: now }],
    ['was meant for something else', { ...open, purpose: 'verify-email' }],
  ])('that %s is refused with the same message', (_, link) => {
    expect(() => requireUsable(link, 'forget-password', now)).toThrow(
      expect.objectContaining({
        code: 'LINK_EXPIRED',
        message: 'Tautan ini sudah tidak berlaku. Minta tautan baru, ya.',
      }),
    );
  });

  it('is valid for half an hour when it sets a password, and never for more than a day', () => {
    expect(linkEndsAt('forget-password', now)).toEqual(new Date('2026-11-20T03:30:00Z'));
    expect(linkEndsAt('reset-password', now)).toEqual(new Date('2026-11-20T03:30:00Z'));
    expect(Math.max(...LINK_PURPOSES.map((purpose) => LINK_MINUTES[purpose]))).toBe(24 * 60);
  });
});
