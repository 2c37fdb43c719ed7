import type { EventPayload } from '#contracts/events';
import { toProofPart } from '#contracts/sales/proof-path';
import { type Words, words } from '#domain/messages/message-template';
import { REJECTED_TIMES } from '#domain/sales/orders/rejected-times';
import { newProof } from '#domain/sales/payments/rejected-proof';
import { takesNoProof } from '#runtime/sales/rejected-proofs';
import type { Tx } from '#runtime/platform/db/database';
import { formatWibDeadline, withReason } from '../../messages/format.js';
import { type ConditionalText, type MessageFacts, type MessageRow, message } from '../../messages/message-table.js';

/** What the facts of every line have. */
export interface ProofFacts extends MessageFacts {
  name: string;
  plan: string;
  orderLink: string;
  paymentLink: string;
  /** Until when another one is wanted; null: no deadline runs. */
  dueAt: Date | null;
}

/** Why a proof was rejected, and whether it was the last one that is taken. */
export interface Rejection {
  reason: string | null;
  isLast: boolean;
}

/** Why this payment was rejected. @throws Error for an unknown payment. */
export async function readRejection(tx: Tx, paymentUid: string): Promise<Rejection> {
  const { reason, invoiceUid } = await tx.payment.findUniqueOrThrow({
    where: { uid: paymentUid },
    select: { reason: true, invoiceUid: true },
  });
  return { reason, isLast: await takesNoProof(tx, { uid: invoiceUid }) };
}

/** The text after the last proof that is taken: it asks for no other one. docs/rules/orders.md#deadline */
export const lastProof: ConditionalText<ProofFacts & Rejection> = {
  name: 'last',
  condition: ({ isLast }) => isLast,
  title: ({ plan }) => words`Bukti bayar ${{ plan }} perlu kita cek bersama`,
  body: ({ name, plan, reason }) =>
    words`Halo ${{ name }}, bukti bayarmu untuk ${{ plan }} belum bisa kami terima${{ reason: withReason(reason) }}\n\nBukti untuk tagihan ini sudah ${{ times: REJECTED_TIMES }} kami tolak, jadi tidak perlu mengunggah lagi. Hubungi kami supaya bisa kami bantu cek, ya.`,
  link: ({ orderLink }) => orderLink,
};

/** Where another proof is sent. */
export const proofLink = ({ paymentLink }: Pick<ProofFacts, 'paymentLink'>): string => toProofPart(paymentLink);

/** That another proof is wanted, by when, and no second transfer. */
export const askAnother = ({ dueAt, moreTime }: { dueAt: Date; moreTime: string }): Words => ({
  template: `${newProof(' sebelum {dueAt}')}{moreTime}`,
  values: { dueAt: formatWibDeadline(dueAt), moreTime },
});

/**
 * The message about a rejected proof, with the texts of a line for as long as another proof is taken; `read` is null when the
 * order waits for none. None where the time for it was over already (the end of a season, the last proof that is taken): the end of
 * the order has its own.
 */
export const rejectedProof = <Facts extends ProofFacts>(
  read: (tx: Tx, orderUid: string, now: Date) => Promise<Facts | null>,
  texts: ConditionalText<Facts & Rejection>[],
): MessageRow<'payment.rejected'> =>
  message({
    kind: 'tell-payment-rejected',
    facts: async (tx: Tx, { orderUid, paymentUid }: EventPayload<'payment.rejected'>, now: Date) => {
      const facts = await read(tx, orderUid, now);
      if (!facts) return null;
      const rejection = await readRejection(tx, paymentUid);
      const isLate = facts.dueAt !== null && facts.dueAt <= now;
      return isLate ? null : { ...facts, ...rejection };
    },
    texts: [lastProof, ...texts],
  });
