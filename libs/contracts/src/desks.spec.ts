import { expect, it } from '@jest/globals';
import { DESK_NAMES, deskPermission } from '#contracts/desks';
import { ADMIN_ROLES, mayRole } from '#domain/platform/admin-role';

it('who has a desk reads what waits there', () => {
  const hasDesk = ADMIN_ROLES.filter((role) => DESK_NAMES.some((desk) => mayRole(role, deskPermission(desk))));
  expect(ADMIN_ROLES.filter((role) => mayRole(role, 'dashboard.read'))).toEqual(hasDesk);
});
