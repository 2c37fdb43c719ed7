import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: { session: { name: 'Sesi admin' } },
  actions: {
    session: {
      end: { label: 'Keluarkan', done: 'Perangkat dikeluarkan' },
      'end-others': {
        label: 'Keluarkan semua yang lain',
        ask: 'Semua perangkat selain yang ini langsung keluar.',
        done: 'Perangkat lain dikeluarkan',
      },
      'change-password': {
        label: 'Ganti kata sandi',
        ask: 'Perangkat lain langsung keluar. Perangkat ini tetap masuk.',
        done: 'Kata sandi diganti, perangkat lain dikeluarkan',
      },
    },
  },
  ownAccount: {
    title: 'Akun saya',
    password: 'Kata sandi',
    passwordHelp: 'Minimal %{min} karakter, dan hanya kamu yang tahu.',
    current: 'Kata sandi sekarang',
    new: 'Kata sandi baru',
    devices: 'Perangkat yang sedang masuk',
    devicesHelp: 'Ada yang tidak kamu kenal? Keluarkan, lalu ganti kata sandi.',
    here: 'Perangkat ini',
    since: 'Masuk sejak %{at}',
    endOne: 'Keluarkan %{device}, masuk sejak %{at}',
  },
  systemText: systemTexts('Kata sandi yang sekarang salah.'),
};
