import { PAGE, accountLinkPath } from '#contracts/shop-paths';
import { LINK_MINUTES, type LinkPurpose } from '#domain/identity/registration/account-link';
import type { EmailContent } from '../../messages/mail/render-email.js';

interface Wording {
  title: string;
  body: string;
  action: string;
}

const endsIn = (purpose: LinkPurpose): string => {
  const minutes = LINK_MINUTES[purpose];
  return minutes < 60 ? `${minutes} menit` : `${minutes / 60} jam`;
};
const NOT_YOU = 'Bukan kamu yang minta? Abaikan saja email ini.';

const WORDING: Record<LinkPurpose, Wording> = {
  'verify-email': {
    title: 'Yuk, verifikasi email kamu',
    body: `selamat datang di Patungan! Buka tautan ini supaya kami tahu email ini benar milikmu. Tautannya berlaku ${endsIn('verify-email')}.\n\nSelama belum diverifikasi, pesanan yang belum dibayar hanya kami simpan sebentar. Batas waktunya ada di halaman pesananmu.\n\nTidak merasa mendaftar? Abaikan saja email ini.`,
    action: 'Verifikasi email',
  },
  'forget-password': {
    title: 'Atur ulang kata sandi Patungan',
    body: `lupa kata sandi itu biasa. Buka tautan ini untuk membuat yang baru. Tautannya berlaku ${endsIn('forget-password')} dan hanya bisa dipakai sekali.\n\n${NOT_YOU} Kata sandimu tidak berubah.`,
    action: 'Buat kata sandi baru',
  },
  'reset-password': {
    title: 'Tautan ganti kata sandi kamu',
    body: `kamu minta ganti kata sandi tanpa mengetik yang lama. Tautannya berlaku ${endsIn('reset-password')} dan hanya bisa dipakai sekali.\n\nBukan kamu yang minta? Ada yang sedang masuk dengan akunmu: buka tautan ini dan ganti kata sandimu, semua perangkat lain langsung keluar.`,
    action: 'Ganti kata sandi',
  },
  'change-email': {
    title: 'Konfirmasi email baru kamu',
    body: `buka tautan ini supaya akun Patungan kamu memakai email ini. Tautannya berlaku ${endsIn('change-email')}.\n\n${NOT_YOU}`,
    action: 'Pakai email ini',
  },
};

/** The mail around a link; the only text that contains a token. */
export function linkMail(purpose: LinkPurpose, name: string, token: string): EmailContent {
  const { title, body, action } = WORDING[purpose];
  return { title, body: `Halo ${name}, ${body}`, action, link: accountLinkPath(purpose, token) };
}

/** To the previous address of an account. */
export const emailChangedMail = (name: string): EmailContent => ({
  title: 'Email akun Patungan kamu sudah diganti',
  body: `Halo ${name}, akun Patungan kamu sekarang memakai email lain, jadi email ini tidak bisa dipakai masuk lagi.\n\nBukan kamu yang menggantinya? Balas email ini secepatnya, ya. Kami bantu amankan akunmu.`,
  link: PAGE.help,
  action: 'Hubungi kami',
});
