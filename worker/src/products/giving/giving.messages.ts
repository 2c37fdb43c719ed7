import { tipThankyouPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { withMoneyBack } from '../../sales/orders/money-back.js';
import { words } from '#domain/messages/message-template';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import {
  readApplication,
  readDonation,
  readFulfilled,
  readGift,
  readGiven,
  readPaidOut,
  readPicked,
} from './giving-facts.js';
import { givingOrderMessages } from './giving-orders.messages.js';

/** What donations, tips and gifts send. What people typed for others is in no message. */
export const givingMessages: MessagesOf<'giving'> = {
  ...givingOrderMessages,

  'donation.received': [
    message({
      kind: 'tell-donation-received',
      facts: (tx, { orderUid }) => readDonation(tx, orderUid),
      texts: [
        {
          title: ({ cause }) => words`Donasimu untuk ${{ cause }} sudah masuk`,
          body: ({ name, cause, total }) =>
            words`Halo ${{ name }}, ${{ total }} untuk ${{ cause }} sudah kami simpan dan seluruhnya akan kami salurkan. Terima kasih!\n\nBukti penyalurannya kami pasang di halaman penggalangannya.`,
          link: ({ successLink }) => successLink,
        },
      ],
    }),
  ],

  'donation.disbursed': [],

  'share.given': [
    message({
      kind: 'tell-share-given',
      facts: (tx, { applicationUid }) => readPicked(tx, applicationUid),
      texts: [
        {
          title: () => 'Kamu terpilih menerima jatah Netflix',
          body: ({ name }) =>
            words`Halo ${{ name }}, pengajuanmu terpilih! Pesan satu kursi Netflix 1 bulan dan jangan dibayar dulu: kami yang membayarnya dari donasi. Tim kami juga menghubungimu.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],

  'share.fulfilled': [
    message({
      kind: 'tell-share-fulfilled',
      facts: (tx, { disbursementUid }) => readFulfilled(tx, disbursementUid),
      texts: [
        {
          title: () => 'Jatah Netflix-mu sudah dibayarkan',
          body: ({ name, amount, number }) =>
            words`Halo ${{ name }}, donatur Patungan membayar ${{ amount }} untuk pesananmu ${{ number }}. Kami kabari begitu kursimu siap. Selamat menonton!`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'share.declined': [
    message({
      kind: 'tell-share-declined',
      facts: async (tx, { applicationUid, wasPicked = false }) => ({
        ...(await readApplication(tx, applicationUid)),
        wasPicked,
      }),
      texts: [
        {
          name: 'picked',
          condition: ({ wasPicked }) => wasPicked,
          title: () => 'Maaf, jatah Netflix-mu tidak jadi diberikan',
          body: ({ name, reason }) =>
            words`Halo ${{ name }}, sebelumnya kami bilang pengajuanmu terpilih. Maaf, jatah itu tidak jadi bisa kami berikan${{ reason: withReason(reason) }}\n\nKamu tidak membayar apa pun, dan boleh mengajukan lagi kapan saja.`,
          link: ({ link }) => link,
        },
        {
          title: () => 'Pengajuan jatah Netflix belum terpilih',
          body: ({ name, reason }) =>
            words`Halo ${{ name }}, pengajuanmu belum terpilih kali ini${{ reason: withReason(reason) }}\n\nKamu boleh mengajukan lagi kapan saja.`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],

  'tip.received': [
    message({
      kind: 'tell-tip-received',
      facts: async (tx, { orderUid, tipUid }) => {
        const tip = await tx.givingTip.findUniqueOrThrow({ where: { uid: tipUid }, select: { recipient: true } });
        const order = await tx.order.findUniqueOrThrow({ where: { uid: orderUid }, select: { status: true } });
        const facts = await readGiven(tx, orderUid, order.status);
        return facts && { ...facts, isForHost: tip.recipient === 'host' };
      },
      texts: [
        {
          title: () => 'Terima kasih untuk tipmu',
          body: ({ name, total, isForHost }) =>
            words`Halo ${{ name }}, tip ${{ total }} sudah kami terima. ${{ thanks: isForHost ? 'Kami teruskan seluruhnya ke host-mu.' : 'Kamu bikin hari tim kami cerah!' }}`,
          link: ({ orderUid, customerUid }) => tipThankyouPath({ orderUid, customerUid }),
        },
      ],
    }),
  ],

  'gift.ready': [
    message({
      kind: 'tell-gift-ready',
      facts: (tx, { giftUid }) => readGift(tx, giftUid),
      texts: [
        {
          title: () => 'Hadiah THR-mu siap dikirim',
          body: ({ name, recipientName, amount, expiresAt }) =>
            words`Halo ${{ name }}, hadiah ${{ amount }} untuk ${{ recipientName }} sudah siap. Buka pesanannya, buat link-nya, lalu kirim sendiri ke penerimanya.\n\nLink-nya bisa dipakai sampai ${{ expiresAt: formatWibDeadline(expiresAt!) }}. Siapa pun yang memegang link itu bisa mengambil hadiahnya, jadi jangan dibagikan di tempat umum.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'gift.claimed': [
    message({
      kind: 'tell-gift-claimed',
      facts: (tx, { giftUid }) => readGift(tx, giftUid),
      texts: [
        {
          title: () => 'Hadiah THR-mu sudah diambil',
          body: ({ name, recipientName, amount }) =>
            words`Halo ${{ name }}, hadiah ${{ amount }} untuk ${{ recipientName }} sudah diambil. Uangnya kami kirim ke rekening penerimanya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'gift.expired': [
    message({
      kind: 'tell-gift-expired',
      facts: async (tx, { giftUid }) => withMoneyBack(tx, await readGift(tx, giftUid)),
      texts: [
        {
          title: () => 'Hadiah THR-mu tidak diambil',
          body: ({ name, recipientName, back }) =>
            words`Halo ${{ name }}, hadiah untuk ${{ recipientName }} tidak diambil sampai batas waktunya. Uangnya kembali kepadamu. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'giving.paid-out': [
    message({
      kind: 'tell-gift-paid',
      facts: (tx, { payoutUid }) => readPaidOut(tx, payoutUid),
      texts: [
        {
          name: 'tip',
          condition: ({ isTip }) => isTip,
          title: () => 'Ada tip untukmu',
          body: ({ name, amount, bank, accountEnding }) =>
            words`Halo ${{ name }}, anggota grupmu mengirim tip ${{ amount }}. Uangnya sudah kami transfer ke rekening ${{ bank }}-mu${{ accountEnding }}. Terima kasih sudah jadi host!`,
          link: () => PAGE.notifications,
        },
        {
          name: 'gift',
          title: () => 'Hadiah THR-mu sudah kami kirim',
          body: ({ name, amount, bank, accountEnding }) =>
            words`Halo ${{ name }}, hadiah ${{ amount }} sudah kami transfer ke rekening ${{ bank }}-mu${{ accountEnding }}.`,
          link: () => PAGE.notifications,
        },
      ],
    }),
  ],
};
