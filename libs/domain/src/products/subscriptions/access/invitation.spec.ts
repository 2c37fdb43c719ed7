import { describe, expect, it } from '@jest/globals';
import { maskEmail } from '../../../identity/customers/mask-name.js';
import { invitationStateOf } from './invitation.js';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('an invitation', () => {
  it('is to be sent, sent, and accepted once the access is confirmed', () => {
    expect(invitationStateOf(null, null)).toBe('to-invite');
    expect(invitationStateOf({ grantedAt: at(1), confirmedAt: null }, null)).toBe('sent');
    expect(invitationStateOf({ grantedAt: at(1), confirmedAt: at(2) }, null)).toBe('accepted');
  });

  it('is to be sent again once the seat has moved, and not because of an earlier move', () => {
    expect(invitationStateOf({ grantedAt: at(1), confirmedAt: at(2) }, at(3))).toBe('to-invite');
    expect(invitationStateOf({ grantedAt: at(4), confirmedAt: null }, at(3))).toBe('sent');
  });

  it('shows no more of an address than its owner needs', () => {
    expect(maskEmail('sari.musik@gmail.test')).toBe('s***@gmail.test');
    expect(maskEmail('')).toBe('');
  });
});
