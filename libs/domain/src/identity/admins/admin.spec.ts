import { describe, expect, it } from '@jest/globals';
import { type ChangedAdmin, adminMoves, requireOwnerLeft } from './admin.js';

const owner: ChangedAdmin = { uid: 'a', role: 'owner', state: 'active' };
const alone = [{ uid: 'a' }];
const two = [{ uid: 'a' }, { uid: 'b' }];

describe('an admin', () => {
  it('is active or inactive', () => {
    expect(adminMoves.after('active', 'deactivate', 'admin')).toBe('inactive');
    expect(adminMoves.after('inactive', 'activate', 'admin')).toBe('active');
    expect(() => adminMoves.after('inactive', 'deactivate', 'admin')).toThrow();
  });
});

describe('the last active owner', () => {
  it.each<[string, ChangedAdmin]>([
    ['gets no other role', { ...owner, role: 'finance' }],
    ['is not deactivated', { ...owner, state: 'inactive' }],
  ])('%s, while one of two may', (_, after) => {
    expect(() => requireOwnerLeft(alone, after)).toThrow(expect.objectContaining({ code: 'LAST_OWNER' }));
    expect(() => requireOwnerLeft(two, after)).not.toThrow();
  });

  it('does not keep other admins from changing', () => {
    expect(() => requireOwnerLeft(alone, { uid: 'c', role: 'support', state: 'inactive' })).not.toThrow();
    expect(() => requireOwnerLeft(alone, owner)).not.toThrow();
  });
});
