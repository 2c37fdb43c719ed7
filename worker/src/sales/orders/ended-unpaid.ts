import type { EventPayload } from '#contracts/events';
import { words } from '#domain/messages/message-template';
import { REJECTED_TIMES } from '#domain/sales/orders/rejected-times';
import { cancelledFor } from '#runtime/sales/cancelled-for';
import { closedByProofs } from '#runtime/sales/rejected-proofs';
import type { Tx } from '#runtime/platform/db/database';
import { withReason } from '../../messages/format.js';
import { type ConditionalText, type MessageFacts, type MessageRow, message } from '../../messages/message-table.js';
import { withPartsBack } from './money-back.js';
import type { ProofFacts } from './rejected-proof.js';

/** To who may have transferred for an order whose time to pay was over, and of whom nothing has come. */
const ASK_US = 'Kalau kamu terlanjur transfer, hubungi kami, ya.';
/** The same, for one that was cancelled. */
const CREDITED_ON_ARRIVAL =
  'Sudah terlanjur transfer? Begitu dananya masuk, kami catat sebagai kreditmu. Kalau ini keliru atau mau dikirim balik, hubungi kami, ya.';
/** After where the parts are that have come: how they are sent back is said there. */
const IF_WRONG = 'Kalau ini keliru, hubungi kami, ya.';

/** The message about an order that has expired, with the texts of a line for one whose time to pay was over. `money`: where what was paid for it is, or will be. */
export const expiredOrder = <Facts extends Omit<ProofFacts, 'dueAt'> & { orderUid: string }>(
  read: (tx: Tx, orderUid: string) => Promise<Facts | null>,
  texts: ConditionalText<Facts & { money: string }>[],
): MessageRow<'order.expired'> =>
  message({
    kind: 'tell-order-closed',
    facts: async (tx: Tx, { orderUid }: EventPayload<'order.expired'>) => {
      const facts = await withPartsBack<Facts>(tx, await read(tx, orderUid));
      return facts && { ...facts, money: facts.back || ASK_US, lastProof: await closedByProofs(tx, orderUid) };
    },
    texts: [
      {
        name: 'last-proof',
        condition: ({ lastProof }) => lastProof !== null,
        title: ({ plan }) => words`Pesananmu untuk ${{ plan }} kami tutup`,
        body: ({ name, plan, lastProof }) =>
          words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(lastProof!.reason) }}\n\nBukti untuk tagihan ini sudah ${{ times: REJECTED_TIMES }} kami tolak, jadi pesanannya kami tutup. Jangan transfer lagi, ya. Kalau kamu memang sudah transfer, hubungi kami supaya bisa kami bantu cek.`,
        link: ({ orderLink }) => orderLink,
      },
      ...texts,
    ],
  });

/**
 * The message about an order that was cancelled before it was paid, with the texts of a line. `money`: where what was paid for it is, or
 * will be. `cancelledFor`: why an admin has cancelled it, alone or with its group; null: its customer or a rule has.
 */
export const cancelledOrder = <Facts extends MessageFacts & { orderUid: string }>(
  read: (tx: Tx, orderUid: string) => Promise<Facts | null>,
  texts: ConditionalText<Facts & { money: string; cancelledFor: string | null }>[],
): MessageRow<'order.cancelled'> =>
  message({
    kind: 'tell-order-closed',
    facts: async (tx: Tx, { orderUid }: EventPayload<'order.cancelled'>) => {
      const facts = await withPartsBack<Facts>(tx, await read(tx, orderUid));
      const money = facts?.back ? `${facts.back} ${IF_WRONG}` : CREDITED_ON_ARRIVAL;
      return facts && { ...facts, money, cancelledFor: await cancelledFor(tx, orderUid) };
    },
    texts,
  });
