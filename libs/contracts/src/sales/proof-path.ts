import { type OrderKeys, paymentPath } from '#contracts/shop-paths';

/** The form for the proof, on the page of a payment. */
export const PROOF_PART = 'bukti';

/** Of the page of a payment: its form for the proof. */
export const toProofPart = (path: string): string => `${path}#${PROOF_PART}`;

/** Where another proof is sent. */
export const proofPath = (order: OrderKeys): string => toProofPart(paymentPath(order));
