import { formatSen } from '#domain/platform/sen';
import { notFreeText } from '#domain/products/venues/cancelling';
import { KEPT } from '#domain/products/venues/kept';
import { withMoneyBack } from '../../sales/orders/money-back.js';
import { ORDER_STATUS } from '#domain/sales/orders/order-status';
import { words } from '#domain/messages/message-template';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { unpaidSlotMessages } from './unpaid-slot.messages.js';
import { readEndedSlot, readPaidOut, readSlotOrder } from './venue-facts.js';

const PAID = [ORDER_STATUS.processing, ORDER_STATUS.completed];

/** What bookings send; the money sends the rest. */
export const venueMessages: MessagesOf<'venues'> = {
  ...unpaidSlotMessages,

  'venue.opened': [
    message({
      kind: 'tell-venue-opened',
      facts: (tx, { orderUid }) => readSlotOrder(tx, orderUid, PAID),
      texts: [
        {
          title: ({ venue }) => words`Slotmu di ${{ venue }} siap diisi pemain`,
          body: ({ name, slot, players, cutoffAt }) =>
            words`Halo ${{ name }}, bagianmu untuk ${{ slot }} sudah kami terima. Bagikan tautannya ke temanmu: slotnya jadi kalau ${{ players }} bagian lunas sebelum ${{ cutoffAt: formatWibDeadline(cutoffAt) }}.\n\nKurang pemain? Kamu bisa melunasi sisanya dari rincian pesanan. Kalau tidak lengkap, uang semua orang kembali penuh.`,
          link: ({ joinLink }) => joinLink,
        },
      ],
    }),
  ],

  'venue.confirmed': [
    message({
      kind: 'tell-venue-confirmed',
      facts: async (tx, { orderUid }, now) => {
        const order = await readSlotOrder(tx, orderUid, PAID);
        return order && { ...order, isLate: now > order.cutoffAt };
      },
      texts: [
        {
          name: 'not-free',
          condition: ({ isLate }) => isLate,
          title: ({ venue }) => words`Jadi main di ${{ venue }}`,
          body: ({ name, slot, venue, address, shared, keepPercent }) =>
            words`Halo ${{ name }}, ${{ complete: shared ? 'pemainnya lengkap dan ' : '' }}slotmu sudah pasti: ${{ slot }}.\n\n${{ venue }}, ${{ address }}. ${{ late: notFreeText(keepPercent) }}`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ venue }) => words`Jadi main di ${{ venue }}`,
          body: ({ name, slot, venue, address, shared, cutoffAt }) =>
            words`Halo ${{ name }}, ${{ complete: shared ? 'pemainnya lengkap dan ' : '' }}slotmu sudah pasti: ${{ slot }}.\n\n${{ venue }}, ${{ address }}. Gratis batal sampai ${{ cutoffAt: formatWibDeadline(cutoffAt) }}.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'venue.reminder': [
    message({
      kind: 'remind-venue',
      facts: (tx, { orderUid }) => readSlotOrder(tx, orderUid, [ORDER_STATUS.processing]),
      texts: [
        {
          title: ({ venue }) => words`Besok main di ${{ venue }}`,
          body: ({ name, slot, venue, address }) =>
            words`Halo ${{ name }}, jangan lupa besok: ${{ slot }}.\n\n${{ venue }}, ${{ address }}. Datang 10 menit lebih awal, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'venue.missed': [
    message({
      kind: 'tell-venue-missed',
      facts: readEndedSlot,
      texts: [
        {
          name: 'checked',
          condition: ({ isChecked }) => isChecked,
          title: ({ venue }) => words`Slot di ${{ venue }} tidak jadi`,
          body: ({ name, slot, shared }) =>
            words`Halo ${{ name }}, ${{ missing: shared ? 'pemain' : 'pembayaran' }} untuk ${{ slot }} belum lengkap sampai batas waktunya, jadi slotnya kami lepas.\n\nMaaf, ya. Bukti bayarmu masih kami cek, jadi jangan transfer lagi. Uang yang sudah masuk kembali penuh; kami kabari begitu selesai dicek.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'money',
          condition: ({ wasTold }) => wasTold,
          title: ({ venue }) => words`Uangmu untuk slot di ${{ venue }} kembali`,
          body: ({ name, slot, back }) =>
            words`Halo ${{ name }}, bukti bayarmu untuk slot ${{ slot }} sudah kami cek.\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ venue }) => words`Slot di ${{ venue }} tidak jadi`,
          body: ({ name, slot, back, shared }) =>
            words`Halo ${{ name }}, ${{ missing: shared ? 'pemain' : 'pembayaran' }} untuk ${{ slot }} belum lengkap sampai batas waktunya, jadi slotnya kami lepas.\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ venueLink }) => venueLink,
        },
      ],
    }),
  ],

  'venue.cancelled': [
    message({
      kind: 'tell-venue-cancelled',
      facts: readEndedSlot,
      texts: [
        {
          name: 'checked',
          condition: ({ isChecked }) => isChecked,
          title: ({ venue }) => words`Slot di ${{ venue }} dibatalkan`,
          body: ({ name, slot, reason }) =>
            words`Halo ${{ name }}, slot ${{ slot }} dibatalkan${{ reason: withReason(reason) }}\n\nMaaf, ya. Bukti bayarmu masih kami cek, jadi jangan transfer lagi. Uang yang sudah masuk kembali penuh; kami kabari begitu selesai dicek.`,
          link: ({ orderLink }) => orderLink,
        },
        {
          name: 'money',
          condition: ({ wasTold }) => wasTold,
          title: ({ venue }) => words`Uangmu untuk slot di ${{ venue }} kembali`,
          body: ({ name, slot, back }) =>
            words`Halo ${{ name }}, bukti bayarmu untuk slot ${{ slot }} sudah kami cek.\n\nUang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ orderLink }) => orderLink,
        },
        {
          title: ({ venue }) => words`Slot di ${{ venue }} dibatalkan`,
          body: ({ name, slot, back, reason }) =>
            words`Halo ${{ name }}, slot ${{ slot }} dibatalkan${{ reason: withReason(reason) }}\n\nMaaf, ya. Uang yang sudah kamu bayar kembali penuh. ${{ back }}`,
          link: ({ venueLink }) => venueLink,
        },
      ],
    }),
  ],

  'venue.left': [
    message({
      kind: 'tell-venue-left',
      facts: async (tx, { orderUid, keptSen }) => {
        const order = await withMoneyBack(tx, await readSlotOrder(tx, orderUid));
        return order && { ...order, kept: BigInt(keptSen) };
      },
      texts: [
        {
          title: ({ venue }) => words`Kamu batal main di ${{ venue }}`,
          body: ({ name, slot, kept, back }) =>
            words`Halo ${{ name }}, bagianmu untuk ${{ slot }} sudah dibatalkan.\n\n${{ back: back || `Karena sudah lewat batas waktu, uangnya ${KEPT}.` }}${{ kept: back && kept > 0n ? ` Karena sudah lewat batas waktu, ${formatSen(kept)} ${KEPT}.` : '' }}`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'venue.paid-out': [
    message({
      kind: 'tell-venue-paid-out',
      facts: readPaidOut,
      texts: [
        {
          title: ({ venue }) => words`Pendapatan ${{ venue }} sudah kami kirim`,
          body: ({ name, slot, amount, bank, accountEnding, reference }) =>
            words`Halo ${{ name }}, ${{ amount }} untuk slot ${{ slot }} sudah kami transfer ke rekening ${{ bank }}${{ accountEnding }}.${{ reference: reference ? `\n\nNomor referensi: ${reference}.` : '' }}`,
          link: ({ link }) => link,
        },
      ],
    }),
  ],
};
