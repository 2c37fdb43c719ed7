import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_STATUS } from '../accounts/account-status.js';
import { hostScopeOf, informedOf, isInScope } from './thread.js';

const SINCE = new Date('2026-11-10T03:00:00Z');
const seat = { groupUid: 'a', role: 'host', status: ACCOUNT_STATUS.active as number, createdAt: SINCE };

describe('what a host sees of the threads of members', () => {
  it('is nothing before it has bought, and nothing without being the host', () => {
    const statuses = Object.values(ACCOUNT_STATUS).filter((status) => hostScopeOf({ ...seat, status }));
    expect(statuses).toEqual([2, 3]);
    expect(hostScopeOf({ ...seat, role: 'regular' })).toBeNull();
  });

  it('was written in its group, since it has been there', () => {
    const scope = hostScopeOf(seat)!;
    expect(isInScope(scope, { groupUid: 'a', at: SINCE })).toBe(true);
    expect(isInScope(scope, { groupUid: 'a', at: new Date(SINCE.getTime() - 1) })).toBe(false);
    expect(isInScope(scope, { groupUid: 'b', at: SINCE })).toBe(false);
  });
});

it('a line informs each of the others, who had read all before', () => {
  expect(informedOf('member', { member: 0, host: 1, admin: 2 })).toEqual(['host']);
  expect(informedOf('host', { member: 1, host: 1, admin: 1 })).toEqual(['member', 'admin']);
});
