import { APPEAL_AGAIN_DAYS } from '#domain/blacklist/blacklist';
import { sentence } from './sentence.js';
import type { Message } from './templates.js';
import { formatWib } from './wib.js';

/** What is told about the account itself and not about an order; `name` is the first name. */
export const customerTemplates = {
  passwordChanged: (name: string): Message => ({
    title: 'Kata sandi kamu sudah diganti',
    body: `Halo ${name}, kata sandi akun Patungan kamu baru saja diganti, dan perangkat lain sudah kami keluarkan.\n\nBukan kamu? Segera buat kata sandi baru lewat halaman lupa kata sandi.`,
    link: '/user/forget-password',
  }),

  emailChangeAsked: (name: string): Message => ({
    title: 'Ada permintaan ganti email',
    body: `Halo ${name}, ada permintaan untuk mengganti email akun Patungan kamu. Emailnya baru berganti setelah dikonfirmasi dari email yang baru.\n\nBukan kamu? Ganti kata sandimu sekarang, permintaannya langsung batal.`,
    link: '/user/profile/reset-password',
  }),

  alreadySignedUp: (name: string): Message => ({
    title: 'Kamu sudah punya akun Patungan',
    body: `Halo ${name}, seseorang, mungkin kamu, mencoba mendaftar dengan email ini. Kabar baik: kamu sudah punya akun, jadi cukup masuk saja.\n\nLupa kata sandi? Buat yang baru lewat tautan di bawah. Kalau bukan kamu, abaikan saja; akunmu aman.`,
    link: '/user/forget-password',
  }),

  blocked: (name: string, reason: string, until: Date | null): Message => ({
    title: 'Akun kamu belum bisa memesan',
    body: `Halo ${name}, pemesanan dari akunmu kami hentikan${until ? ` sampai ${formatWib(until)}` : ' untuk sementara'}.\n\nAlasannya: ${sentence(reason)}\n\nMenurutmu ini keliru? Ajukan banding dari halaman Data Diri, kami baca satu per satu.`,
    link: '/user/profile',
  }),

  unblocked: (name: string, why: string | null): Message => ({
    title: 'Akun kamu bisa memesan lagi',
    body: `Halo ${name}, kabar baik: pemesanan dari akunmu sudah kami buka lagi.${why ? `\n\nPesan dari kami: ${sentence(why)}` : ''}`,
    link: '/',
  }),

  appealRefused: (name: string, answer: string): Message => ({
    title: 'Jawaban atas bandingmu',
    body: `Halo ${name}, bandingmu sudah kami baca. Untuk saat ini pemesanan dari akunmu belum bisa kami buka.\n\nPesan dari kami: ${sentence(answer)}\n\nKamu bisa mengajukan banding lagi ${APPEAL_AGAIN_DAYS} hari lagi.`,
    link: '/user/profile',
  }),
} as const;
