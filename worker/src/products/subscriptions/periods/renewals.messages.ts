import { membershipPath } from '#contracts/shop-paths';
import { formatSen, sen } from '#domain/platform/sen';
import { REJECTED_TIMES } from '#domain/sales/orders/rejected-times';
import { joinWords, words } from '#domain/messages/message-template';
import { newProof } from '#domain/sales/payments/rejected-proof';
import { withReason } from '../../../messages/format.js';
import { type MessagesOf, message } from '../../../messages/message-table.js';
import { lastProof, proofLink, readRejection } from '../../../sales/orders/rejected-proof.js';
import { hasMoneyCome, isLastProof, readPayable, readRenewalFacts, readRunning } from './renewal-facts.js';

const LOGIN_IS_HIDDEN = ' Data loginnya kami sembunyikan dulu.';
const STOP = 'Tidak mau lanjut? Pilih "Jangan perpanjang" di halaman langganan.';

/** What the renewal of a seat sends. docs/rules/messages.md#subscriptions */
export const renewalMessages = {
  'renewal.price-changed': [
    message({
      kind: 'tell-renewal-price',
      facts: async (tx, { beforeSen, afterSen, ...seat }) => ({
        ...(await readRenewalFacts(tx, seat)),
        before: formatSen(sen(BigInt(beforeSen))),
        after: formatSen(sen(BigInt(afterSen))),
      }),
      texts: [
        {
          title: ({ plan }) => words`Harga ${{ plan }} berubah di masa berikutnya`,
          body: ({ name, plan, lastDay, nextDay, before, after }) =>
            words`Halo ${{ name }}, mulai ${{ nextDay }} harga ${{ plan }} menjadi ${{ after }}; sebelumnya ${{ before }}.\n\nMasa yang sudah kamu bayar tidak berubah dan berjalan sampai ${{ lastDay }}. Tagihan perpanjangannya menyusul. ${{ days: STOP }}`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'renewal.invoiced': [
    message({
      kind: 'tell-renewal-invoice',
      facts: readRunning,
      texts: [
        {
          title: ({ plan }) => words`Saatnya perpanjang ${{ plan }}`,
          body: ({ name, plan, amount, lastDay }) =>
            words`Halo ${{ name }}, langganan ${{ plan }} kamu sudah dibayar sampai ${{ lastDay }}.\n\nTransfer ${{ amount }} dan unggah buktinya sebelum hari itu lewat, supaya langgananmu jalan terus tanpa jeda. ${{ days: STOP }}`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'renewal.due-soon': [
    message({
      kind: 'remind-renewal',
      facts: async (tx, { days, ...event }) => {
        const facts = await readRunning(tx, event);
        return facts && { ...facts, days };
      },
      texts: [
        {
          name: 'last-day',
          condition: ({ days }) => days === 0,
          title: ({ plan }) => words`Hari ini hari terakhir ${{ plan }} kamu`,
          body: ({ name, plan, amount, isInvited }) =>
            words`Halo ${{ name }}, perpanjangan ${{ plan }} belum kami terima dan masanya habis malam ini.\n\nTransfer ${{ amount }} dan unggah buktinya hari ini, supaya ${{ kept: isInvited ? 'kursimu tetap aman' : 'data loginnya tidak tersembunyi' }}.`,
          link: ({ paymentLink }) => paymentLink,
        },
        {
          name: 'before',
          title: ({ plan, days }) =>
            words`${{ daysLeft: days === 1 ? 'Besok' : `${days} hari lagi` }} langganan ${{ plan }} kamu habis`,
          body: ({ name, plan, amount, lastDay }) =>
            words`Halo ${{ name }}, langganan ${{ plan }} kamu dibayar sampai ${{ lastDay }}.\n\nTransfer ${{ amount }} dan unggah buktinya sebelum hari itu lewat. ${{ days: STOP }}`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],

  'renewal.rejected': [
    message({
      kind: 'tell-renewal-rejected',
      facts: async (tx, { paymentUid, ...event }) => {
        const facts = await readPayable(tx, event);
        return facts && { ...facts, ...(await readRejection(tx, paymentUid)) };
      },
      texts: [
        lastProof,
        {
          title: ({ plan }) => words`Bukti bayar perpanjangan ${{ plan }} belum bisa kami terima`,
          body: ({ name, plan, amount, reason }) =>
            joinWords(
              words`Halo ${{ name }}, bukti bayar perpanjangan ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nSupaya langgananmu tetap jalan, yang kami tunggu bukti transfer ${{ amount }}. `,
              { template: newProof(), values: {} },
            ),
          link: proofLink,
        },
      ],
    }),
  ],

  'seat.renewed': [
    message({
      kind: 'tell-seat-renewed',
      facts: async (tx, event) => ({ ...(await readRenewalFacts(tx, event)), hasCome: await hasMoneyCome(tx, event) }),
      texts: [
        {
          name: 'nothing-came',
          condition: ({ hasCome }) => !hasCome,
          title: ({ plan }) => words`Langganan ${{ plan }} kamu diperpanjang`,
          body: ({ name, plan, lastDay }) =>
            words`Halo ${{ name }}, perpanjangan ${{ plan }} sudah lunas. Terima kasih!\n\nLangganan ${{ plan }} kamu jalan terus sampai ${{ lastDay }}.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          title: ({ plan }) => words`Langganan ${{ plan }} kamu diperpanjang`,
          body: ({ name, plan, lastDay }) =>
            words`Halo ${{ name }}, pembayaranmu sudah kami terima. Terima kasih!\n\nLangganan ${{ plan }} kamu jalan terus sampai ${{ lastDay }}.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
      ],
    }),
  ],

  'seat.lapsed': [
    message({
      kind: 'tell-seat-lapsed',
      facts: async (tx, event) => {
        const facts = await readRenewalFacts(tx, event);
        // Paid, or ended, in the meantime.
        if (!facts.graceDay || !facts.invoiceUid || facts.hasProof) return null;
        return { ...facts, isLast: await isLastProof(tx, facts) };
      },
      texts: [
        {
          name: 'last-proof',
          condition: ({ isLast }) => isLast,
          title: ({ plan }) => words`Masa ${{ plan }} kamu habis dan belum diperpanjang`,
          body: ({ name, plan, lastDay, graceDay, isInvited }) =>
            words`Halo ${{ name }}, masa ${{ plan }} kamu habis ${{ lastDay }}.${{ hidden: isInvited ? '' : LOGIN_IS_HIDDEN }} Bukti perpanjangannya sudah ${{ times: REJECTED_TIMES }} kami tolak, jadi bukti lain tidak bisa dikirim.\n\nKursimu masih kami simpan sampai ${{ graceDay }}. Jangan transfer lagi, ya. Hubungi kami sebelum hari itu lewat supaya bisa kami bantu cek.`,
          link: ({ accountUid }) => membershipPath(accountUid),
        },
        {
          title: ({ plan }) => words`Masa ${{ plan }} kamu habis dan belum diperpanjang`,
          body: ({ name, plan, amount, lastDay, graceDay, isInvited }) =>
            words`Halo ${{ name }}, masa ${{ plan }} kamu habis ${{ lastDay }} dan perpanjangannya belum kami terima.${{ hidden: isInvited ? '' : LOGIN_IS_HIDDEN }}\n\nKursimu masih kami simpan sampai ${{ graceDay }}. Transfer ${{ amount }} dan unggah buktinya sebelum hari itu lewat, langgananmu langsung jalan lagi.`,
          link: ({ paymentLink }) => paymentLink,
        },
      ],
    }),
  ],
} satisfies Partial<MessagesOf<'subscriptions'>>;
