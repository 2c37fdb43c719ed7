import { PAGE } from '#contracts/shop-paths';
import { APPEAL_AGAIN_DAYS } from '#domain/identity/blacklist/blacklist';
import { firstNameOf } from '#domain/identity/customers/first-name';
import { dayInWib } from '#domain/platform/wib';
import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, sentence } from '../messages/format.js';
import { type MessagesOf, message } from '../messages/message-table.js';

/** Messages about sign-up, password, e-mail, blacklist and erasure. */
export const identityMessages: MessagesOf<'identity'> = {
  'customer.signed-up': [],

  'customer.signed-up-again': [
    message({
      kind: 'tell-already-signed-up',
      facts: (tx, { customerUid }) => readCustomer(tx, customerUid),
      // Once a day, so that repeated sign-ups cannot fill a mailbox.
      cause: ({ customerUid }, now) => `signed up again ${customerUid} ${dayInWib(now)}`,
      texts: [
        {
          title: () => 'Kamu sudah punya akun Patungan',
          body: ({ name }) =>
            words`Halo ${{ name }}, seseorang, mungkin kamu, mencoba mendaftar dengan email ini. Kabar baik: kamu sudah punya akun, jadi cukup masuk saja.\n\nLupa kata sandi? Buat yang baru lewat tautan di bawah. Kalau bukan kamu, abaikan saja; akunmu aman.`,
          link: () => PAGE.forgetPassword,
        },
      ],
    }),
  ],

  'link.created': [],
  'password.forgotten': [],

  'password.changed': [
    message({
      kind: 'tell-password-changed',
      facts: (tx, { customerUid }) => readCustomer(tx, customerUid),
      texts: [
        {
          title: () => 'Kata sandi kamu sudah diganti',
          body: ({ name }) =>
            words`Halo ${{ name }}, kata sandi akun Patungan kamu baru saja diganti, dan perangkat lain sudah kami keluarkan.\n\nBukan kamu? Segera buat kata sandi baru lewat halaman lupa kata sandi.`,
          link: () => PAGE.forgetPassword,
        },
      ],
    }),
  ],

  'email.change-asked': [
    message({
      kind: 'tell-email-change-asked',
      facts: (tx, { customerUid }) => readCustomer(tx, customerUid),
      texts: [
        {
          title: () => 'Ada permintaan ganti email',
          body: ({ name }) =>
            words`Halo ${{ name }}, ada permintaan untuk mengganti email akun Patungan kamu. Emailnya baru berganti setelah dikonfirmasi dari email yang baru.\n\nBukan kamu? Ganti kata sandimu sekarang, permintaannya langsung batal.`,
          link: () => PAGE.resetPassword,
        },
      ],
    }),
  ],

  // A notification would go to the new address; `deliver-email-changed` mails the previous one.
  'email.changed': [],

  'customer.blocked': [
    message({
      kind: 'tell-blocked',
      facts: async (tx, { customerUid, entryUid }) => {
        const entry = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid: entryUid } });
        if (entry.state !== 'active') return null;
        const { reason, expiresAt } = entry;
        return { ...(await readCustomer(tx, customerUid)), reason, expiresAt };
      },
      texts: [
        {
          title: () => 'Akun kamu belum bisa memesan',
          body: ({ name, reason, expiresAt }) =>
            words`Halo ${{ name }}, pemesanan dari akunmu kami hentikan${{ expiresAt: expiresAt ? ` sampai ${formatWibDeadline(expiresAt)}` : ' untuk sementara' }}.\n\nAlasannya: ${{ reason: sentence(reason) }}\n\nMenurutmu ini keliru? Ajukan banding dari halaman Data Diri, kami baca satu per satu.`,
          link: () => PAGE.profile,
        },
      ],
    }),
  ],

  'customer.unblocked': [
    message({
      kind: 'tell-unblocked',
      facts: async (tx, { customerUid, entryUid }) => {
        const { state, endReason } = await tx.blacklistEntry.findUniqueOrThrow({ where: { uid: entryUid } });
        // An entry that ended at its date has no answer of an admin.
        return { ...(await readCustomer(tx, customerUid)), answer: state === 'lifted' ? endReason : null };
      },
      texts: [
        {
          title: () => 'Akun kamu bisa memesan lagi',
          body: ({ name, answer }) =>
            words`Halo ${{ name }}, kabar baik: pemesanan dari akunmu sudah kami buka lagi.${{ answer: answer ? `\n\nPesan dari kami: ${sentence(answer)}` : '' }}`,
          link: () => PAGE.home,
        },
      ],
    }),
  ],

  'blacklist.appealed': [],

  'blacklist.appeal-refused': [
    message({
      kind: 'tell-appeal-refused',
      facts: async (tx, { appealUid }) => {
        const { customerUid, answer } = await tx.blacklistAppeal.findUniqueOrThrow({ where: { uid: appealUid } });
        return { ...(await readCustomer(tx, customerUid)), answer: answer ?? '' };
      },
      texts: [
        {
          title: () => 'Jawaban atas bandingmu',
          body: ({ name, answer }) =>
            words`Halo ${{ name }}, bandingmu sudah kami baca. Untuk saat ini pemesanan dari akunmu belum bisa kami buka.\n\nPesan dari kami: ${{ answer: sentence(answer) }}\n\nKamu bisa mengajukan banding lagi ${{ days: APPEAL_AGAIN_DAYS }} hari lagi.`,
          link: () => PAGE.profile,
        },
      ],
    }),
  ],

  'erasure.requested': [
    message({
      kind: 'tell-erasure-requested',
      facts: async (tx, { erasureUid }) => {
        const { customerUid } = await tx.erasure.findUniqueOrThrow({ where: { uid: erasureUid } });
        return readCustomer(tx, customerUid);
      },
      texts: [
        {
          title: () => 'Permintaan hapus akun sudah kami terima',
          body: ({ name }) =>
            words`Halo ${{ name }}, kami akan menghapus akun dan data pribadimu begitu tidak ada uang yang masih terbuka. Sampai saat itu kamu bisa membatalkannya di halaman Hapus Akun.\n\nSesudahnya kami tidak bisa mengabari lagi, karena alamatmu ikut terhapus. Bukan kamu yang minta? Batalkan dan ganti kata sandimu sekarang, ya.`,
          link: () => PAGE.deleteAccount,
        },
      ],
    }),
  ],

  'erasure.withdrawn': [],
  'customer.erased': [],
};

/** @throws PrismaClientKnownRequestError P2025 for an unknown customer. */
async function readCustomer(tx: Tx, customerUid: string) {
  const { name } = await tx.customer.findUniqueOrThrow({ where: { uid: customerUid }, select: { name: true } });
  return { customerUid, name: firstNameOf(name) };
}
