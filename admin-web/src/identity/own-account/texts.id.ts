import { systemTexts } from '../../platform/i18n/system-texts';

export const texts = {
  resources: { session: { name: 'Sesi admin', fields: { code: 'Kode', currentPassword: 'Kata sandi sekarang' } } },
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
      'begin-second-factor': { label: 'Pasang langkah kedua' },
      'confirm-second-factor': { label: 'Aktifkan langkah kedua' },
      'enter-code': { label: 'Masukkan kode' },
      'renew-recovery-codes': {
        label: 'Buat kode pemulihan baru',
        ask: 'Semua kode pemulihan yang lama langsung tidak berlaku.',
      },
      'remove-second-factor': {
        label: 'Lepas langkah kedua',
        ask: 'Untuk ganti HP: lepas yang lama, lalu pasang di HP baru.',
        done: 'Langkah kedua dilepas',
      },
      'use-recovery-code': { label: 'Masuk dengan kode pemulihan' },
    },
  },
  ownAccount: {
    factor: 'Langkah kedua untuk masuk',
    factorAbsent: 'Belum terpasang. Dengan langkah kedua, kata sandi yang bocor saja tidak cukup untuk masuk.',
    factorRequired: 'Belum terpasang, padahal wajib untuk peranmu.',
    factorSince:
      'Terpasang sejak %{at}. Sisa %{smart_count} kode pemulihan. |||| Terpasang sejak %{at}. Sisa %{smart_count} kode pemulihan.',
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
  systemText: systemTexts(
    'Kata sandi yang sekarang salah.',
    'Kode ini salah atau sudah dipakai.',
    'Selesaikan dulu langkah kedua untuk masuk.',
    'Langkah kedua sudah terpasang. Lepas dulu yang lama untuk menggantinya.',
    'Langkah kedua tidak bisa dibuka: kunci brankas (VAULT_KEY) belum dipasang atau berbeda. Hubungi pengelola server.',
  ),
};
