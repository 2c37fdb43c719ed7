import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: { session: { name: 'Admin session', fields: { code: 'Code', currentPassword: 'Current password' } } },
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
      'begin-second-factor': { label: 'Set up the second step' },
      'confirm-second-factor': { label: 'Turn on the second step' },
      'enter-code': { label: 'Enter a code' },
      'renew-recovery-codes': {
        label: 'New recovery codes',
        ask: 'All old recovery codes stop working at once.',
      },
      'remove-second-factor': {
        label: 'Remove the second step',
        ask: 'For another phone: remove the old one, then set up the new one.',
        done: 'The second step is removed',
      },
      'use-recovery-code': { label: 'Sign-in with a recovery code' },
    },
  },
  ownAccount: {
    factor: 'Second step of the sign-in',
    factorAbsent: 'Not set up. With it a leaked password alone is not enough to sign in.',
    factorRequired: 'Not set up, although your role must have it.',
    factorSince:
      'Set up since %{at}. %{smart_count} recovery code left. |||| Set up since %{at}. %{smart_count} recovery codes left.',
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
  systemText: {
    'Kata sandi yang sekarang salah.': 'The current password is wrong.',
    'Kode ini salah atau sudah dipakai.': 'This code is wrong or has been used.',
    'Selesaikan dulu langkah kedua untuk masuk.': 'Complete the second step of the sign-in first.',
    'Langkah kedua sudah terpasang. Lepas dulu yang lama untuk menggantinya.':
      'The second step is set up already. Remove it first to replace it.',
    'Langkah kedua tidak bisa dibuka: kunci brankas (VAULT_KEY) belum dipasang atau berbeda. Hubungi pengelola server.':
      'The second step cannot be opened: the vault key (VAULT_KEY) is missing or another one. Ask who runs the server.',
  },
};
