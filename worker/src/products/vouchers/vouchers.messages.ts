import { words } from '#domain/messages/message-template';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline } from '../../messages/format.js';
import { type MessagesOf, message } from '../../messages/message-table.js';
import { readOrderFacts } from '../../sales/orders/order-facts.js';

export const voucherMessages: MessagesOf<'vouchers'> = {
  'voucher.issued': [
    message({
      kind: 'tell-voucher-issued',
      facts: (tx, { voucherUid }) => readVoucherFacts(tx, voucherUid),
      texts: [
        {
          title: ({ number }) => words`Voucher pesanan ${{ number }} sudah terbit`,
          body: ({ name, plan, code, treatments, useBy }) =>
            words`Halo ${{ name }}, ini kode vouchermu untuk ${{ plan }}: ${{ code }}\n\nIsinya ${{ treatments }} perawatan. Pakai yang pertama paling lambat ${{ useBy: formatWibDeadline(useBy) }}; lewat dari itu voucher yang belum dipakai hangus.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'voucher.due-soon': [
    message({
      kind: 'remind-voucher',
      facts: async (tx, { voucherUid, useBy }, now) => {
        const facts = await readVoucherFacts(tx, voucherUid);
        const isDue = facts.state === 'issued' && facts.useBy.toISOString() === useBy && facts.useBy > now;
        return isDue ? facts : null;
      },
      texts: [
        {
          title: ({ code }) => words`Jangan lupa pakai voucher ${{ code }}`,
          body: ({ name, plan, useBy }) =>
            words`Halo ${{ name }}, vouchermu untuk ${{ plan }} belum pernah dipakai.\n\nBuat janji dengan kliniknya dan pakai perawatan pertamamu paling lambat ${{ useBy: formatWibDeadline(useBy) }} supaya tidak hangus.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'voucher.used': [
    message({
      kind: 'tell-voucher-used',
      facts: async (tx, { voucherUid, number: used }) => {
        const facts = await readVoucherFacts(tx, voucherUid);
        return { ...facts, used, left: facts.treatments - used };
      },
      texts: [
        {
          title: ({ used }) => words`Perawatan ke-${{ used }} sudah tercatat`,
          body: ({ name, plan, used, left }) =>
            words`Halo ${{ name }}, perawatan ke-${{ used }} dari ${{ plan }} sudah kami catat. ${{ left: left > 0 ? `Sisa ${left} perawatan lagi.` : 'Semua perawatanmu sudah dipakai. Terima kasih!' }}\n\nBukan kamu yang memakainya? Hubungi kami, ya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],

  'voucher.expired': [
    message({
      kind: 'tell-voucher-expired',
      facts: (tx, { voucherUid }) => readVoucherFacts(tx, voucherUid),
      texts: [
        {
          title: ({ code }) => words`Voucher ${{ code }} hangus`,
          body: ({ name, plan, useBy }) =>
            words`Halo ${{ name }}, voucher ${{ plan }} belum dipakai sampai ${{ useBy: formatWibDeadline(useBy) }}, jadi sudah tidak berlaku.\n\nSudah sempat memakainya sebelum itu? Hubungi kami, kami cek ke kliniknya.`,
          link: ({ orderLink }) => orderLink,
        },
      ],
    }),
  ],
};

/** @throws PrismaClientKnownRequestError P2025 for an unknown voucher. */
async function readVoucherFacts(tx: Tx, voucherUid: string) {
  const { orderUid, state, code, treatments, useBy } = await tx.voucher.findUniqueOrThrow({
    where: { uid: voucherUid },
  });
  return { ...(await readOrderFacts(tx, orderUid)), state, code, treatments, useBy };
}
