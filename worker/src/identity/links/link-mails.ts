import { PAGE, accountLinkPath } from '#contracts/shop-paths';
import { LINK_MINUTES, type LinkPurpose } from '#domain/identity/registration/account-link';
import { type Words, words } from '#domain/messages/message-template';
import type { EmailContent } from '#domain/messages/render-email';
import { writeMessage } from '#runtime/messages/message-texts';

interface Wording {
  title: string;
  body: (name: string) => Words;
  action: string;
}

const endsIn = (purpose: LinkPurpose): string => {
  const minutes = LINK_MINUTES[purpose];
  return minutes < 60 ? `${minutes} menit` : `${minutes / 60} jam`;
};

const WORDING: Record<LinkPurpose | 'email-changed', Wording> = {
  'verify-email': {
    title: 'Yuk, verifikasi email kamu',
    body: (name) =>
      words`Halo ${{ name }}, selamat datang di Patungan! Buka tautan ini lalu ketuk tombolnya, supaya kami tahu email ini benar milikmu. Tautannya berlaku ${{ time: endsIn('verify-email') }}.\n\nSelama belum diverifikasi, pesanan yang belum dibayar hanya kami simpan sebentar. Batas waktunya ada di halaman pesananmu.\n\nTidak merasa mendaftar? Abaikan saja email ini.`,
    action: 'Verifikasi email',
  },
  'forget-password': {
    title: 'Atur ulang kata sandi Patungan',
    body: (name) =>
      words`Halo ${{ name }}, lupa kata sandi itu biasa. Buka tautan ini untuk membuat yang baru. Tautannya berlaku ${{ time: endsIn('forget-password') }} dan hanya bisa dipakai sekali.\n\nBukan kamu yang minta? Abaikan saja email ini. Kata sandimu tidak berubah.`,
    action: 'Buat kata sandi baru',
  },
  'reset-password': {
    title: 'Tautan ganti kata sandi kamu',
    body: (name) =>
      words`Halo ${{ name }}, kamu minta ganti kata sandi tanpa mengetik yang lama. Tautannya berlaku ${{ time: endsIn('reset-password') }} dan hanya bisa dipakai sekali.\n\nBukan kamu yang minta? Ada yang sedang masuk dengan akunmu: buka tautan ini dan ganti kata sandimu, semua perangkat lain langsung keluar.`,
    action: 'Ganti kata sandi',
  },
  'change-email': {
    title: 'Konfirmasi email baru kamu',
    body: (name) =>
      words`Halo ${{ name }}, buka tautan ini lalu ketuk tombolnya, supaya akun Patungan kamu memakai email ini. Tautannya berlaku ${{ time: endsIn('change-email') }}.\n\nBukan kamu yang minta? Abaikan saja email ini.`,
    action: 'Pakai email ini',
  },
  'email-changed': {
    title: 'Email akun Patungan kamu sudah diganti',
    body: (name) =>
      words`Halo ${{ name }}, akun Patungan kamu sekarang memakai email lain, jadi email ini tidak bisa dipakai masuk lagi.\n\nBukan kamu yang menggantinya? Balas email ini secepatnya, ya. Kami bantu amankan akunmu.`,
    action: 'Hubungi kami',
  },
};

const keyOf = (mail: keyof typeof WORDING): string => `identity.mail.${mail}`;
function write(mail: keyof typeof WORDING, name: string) {
  const { title, body, action } = WORDING[mail];
  return { ...writeMessage(keyOf(mail), title, body(name)), action };
}

/** The mail around a link; the only text that contains a token. */
export const linkMail = (purpose: LinkPurpose, name: string, token: string): EmailContent => ({
  ...write(purpose, name),
  link: accountLinkPath(purpose, token),
});

/** To the previous address of an account. */
export const emailChangedMail = (name: string): EmailContent => ({ ...write('email-changed', name), link: PAGE.help });

/** The same as an owner can change them. */
export const linkMailTexts = Object.entries(WORDING).map(([mail, { title, body }]) => ({
  key: keyOf(mail as keyof typeof WORDING),
  title,
  body,
}));
