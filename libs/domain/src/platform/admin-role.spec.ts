import { describe, expect, it } from '@jest/globals';
import { ADMIN_ROLES, PERMISSIONS, type Permission, isAdminRole, mayRole } from './admin-role.js';

const rolesOf = (permission: Permission) => ADMIN_ROLES.filter((role) => mayRole(role, permission));

describe('roles of admins', () => {
  it('the owner has every listed permission', () => {
    expect(PERMISSIONS.length).toBeGreaterThan(70);
    expect(PERMISSIONS.filter((permission) => !mayRole('owner', permission))).toEqual([]);
  });

  it('an unlisted permission is denied to every role', () => {
    const invented = [
      '',
      '.',
      'orders',
      'orders.',
      'orders.refund',
      'toString.read',
      'orders.toString',
      '__proto__.read',
    ];
    for (const role of ADMIN_ROLES) expect(invented.filter((permission) => mayRole(role, permission))).toEqual([]);
  });

  // Written by hand, independently of the table.
  it.each<[Permission, string[]]>([
    ['payments.confirm', ['finance', 'owner']],
    ['reimbursements.pay', ['finance', 'owner']],
    ['accounts.refund', ['finance', 'owner']],
    ['ledger.read', ['finance', 'owner']],
    ['accounts.cancel', ['support', 'owner']],
    ['account-groups.store-credential', ['support', 'owner']],
    ['account-groups.credential', ['support', 'owner']],
    ['customers.block', ['support', 'owner']],
    ['customers.read', ['support', 'finance', 'owner']],
    ['orders.read', ['support', 'finance', 'owner']],
    ['variants.add-price', ['catalogue', 'owner']],
    ['price-imports.apply', ['catalogue', 'owner']],
    ['admins.create', ['owner']],
    ['admins.change-role', ['owner']],
    ['audit-entries.read', ['owner']],
    ['events.redrive', ['owner']],
    ['maintenance.start', ['owner']],
    ['shop-settings.change', ['owner']],
    ['shop-settings.approve', ['finance', 'owner']],
    ['payment-methods.update', ['owner']],
    ['payment-methods.activate', ['owner']],
    ['payment-methods.approve', ['finance', 'owner']],
    ['session.read', ['support', 'finance', 'catalogue', 'owner']],
  ])('%s is for %j', (permission, roles) => {
    expect(rolesOf(permission)).toEqual(roles);
  });

  it('the catalogue role reads no customer data and no money', () => {
    const seen = PERMISSIONS.filter((permission) => mayRole('catalogue', permission)).map((one) => one.split('.')[0]);
    for (const resource of [
      'customers',
      'orders',
      'accounts',
      'account-groups',
      'payments',
      'reimbursements',
      'ledger',
    ])
      expect(seen).not.toContain(resource);
  });

  it('roles that move money do not act on customers, and the other way round', () => {
    const isOwn = (permission: Permission) => /^(session|saved-views)\./.test(permission);
    const moves = (role: 'support' | 'finance') =>
      PERMISSIONS.filter(
        (permission) => !permission.endsWith('.read') && !isOwn(permission) && mayRole(role, permission),
      );
    expect(moves('support').filter((permission) => moves('finance').includes(permission))).toEqual([]);
  });

  it('are exactly these four', () => {
    expect(['owner', 'support'].every(isAdminRole)).toBe(true);
    expect(['', 'Owner', 'admin', 'toString'].some(isAdminRole)).toBe(false);
  });
});
