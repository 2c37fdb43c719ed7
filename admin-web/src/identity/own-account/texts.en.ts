import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: { session: { name: 'Admin session' } },
  actions: {
    session: {
      end: { label: 'Sign out', done: 'The device is signed out' },
      'end-others': {
        label: 'Sign out all others',
        ask: 'Every device but this one is signed out at once.',
        done: 'The other devices are signed out',
      },
      'change-password': {
        label: 'Change password',
        ask: 'Other devices are signed out at once. This one stays signed in.',
        done: 'The password is changed, other devices are signed out',
      },
    },
  },
  ownAccount: {
    title: 'My account',
    password: 'Password',
    passwordHelp: 'At least %{min} characters, known to you alone.',
    current: 'Current password',
    new: 'New password',
    devices: 'Signed-in devices',
    devicesHelp: 'Is there one you do not know? Sign it out, then change your password.',
    here: 'This device',
    since: 'Signed in since %{at}',
    endOne: 'Sign out %{device}, signed in since %{at}',
  },
  systemText: { 'Kata sandi yang sekarang salah.': 'The current password is wrong.' },
};
