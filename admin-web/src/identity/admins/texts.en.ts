import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    admins: {
      name: 'Admin |||| Admins',
      empty: 'No admin matches.',
      fields: {
        q: 'Search name or e-mail',
        name: 'Name',
        email: 'E-mail',
        role: 'Role',
        state: 'State',
        createdAt: 'Joined',
        deactivatedAt: 'Deactivated',
        password: 'First password',
        secondFactorSince: 'Second step since',
        reason: 'Reason',
      },
    },
  },
  actions: {
    admins: {
      create: { label: 'Add an admin' },
      'change-role': {
        label: 'Change the role',
        ask: 'Counts from the next click on, without signing in again.',
        done: 'Role changed',
      },
      'set-password': {
        label: 'Set a password',
        ask: 'Every device is signed out at once. Hand the password over in person.',
        done: 'Password set',
        fields: { password: 'New password' },
      },
      'reset-second-factor': {
        label: 'Remove the second step',
        ask: 'For someone who has lost phone and recovery codes. First make sure that they ask for it. They are signed out everywhere and set it up again at the next sign-in.',
        done: 'The second step is removed',
      },
      deactivate: {
        label: 'Deactivate',
        ask: 'They are signed out everywhere at once and cannot sign in again. The record of their work stays.',
        done: 'Admin deactivated',
      },
      activate: {
        label: 'Activate again',
        ask: 'They can sign in again with their password.',
        done: 'Admin active again',
      },
    },
  },
  status: { admin: { active: 'Active', inactive: 'Inactive' } },
  systemText: {
    'Harus selalu ada satu pemilik yang aktif. Jadikan admin lain pemilik dulu, ya.':
      'There must always be an active owner. Make another admin an owner first.',
    'Admin ini belum memasang langkah kedua.': 'This admin has no second step.',
    'Langkah keduamu sendiri dilepas di Akun saya, dengan kode.':
      'Your own second step is removed in My account, with a code.',
  },
  adminRoleHelp: {
    support: 'Orders, seats, groups, logins, questions, and blocked customers.',
    finance: 'Payments, host purchases, reimbursements, refunds, and the ledger.',
    catalogue: 'Packages, prices, the texts of the price page, and eligibility rules.',
    owner: 'Everything, other admins, the audit log and maintenance too.',
  },
  adminForm: { password: 'At least %{min} characters. Hand it over in person, not in a group chat.' },
};
