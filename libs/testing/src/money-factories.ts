import { randomUUID } from 'node:crypto';
import type { Database } from '#runtime/db/database';
import type { Prisma } from '#runtime/generated/prisma/client';

/** A stored picture's row; the file itself is not written. */
const aProof = (database: Database) =>
  database.proof.create({
    data: { key: `proofs/${randomUUID()}.webp`, sha256: '0'.repeat(64), bytes: 1, width: 1, height: 1 },
  });

export const aPayment = async (
  database: Database,
  orderUid: string,
  given: Partial<Omit<Prisma.PaymentUncheckedCreateInput, 'orderUid'>> = {},
) =>
  database.payment.create({
    data: {
      orderUid,
      state: 'confirmed',
      amountSen: 6_100_000n,
      bankFrom: 'BCA',
      accountName: 'Budi Santoso',
      proofUid: (await aProof(database)).uid,
      ...given,
    },
  });

export const aPurchase = async (
  database: Database,
  orderUid: string,
  given: Partial<Omit<Prisma.HostPurchaseUncheckedCreateInput, 'orderUid'>> = {},
) =>
  database.hostPurchase.create({
    data: {
      orderUid,
      state: 'verified',
      claimedSen: 18_600_000n,
      debitedAt: new Date(),
      bankName: 'BCA',
      accountNumber: '1234567890',
      accountName: 'Budi Santoso',
      providerPriceSen: 18_600_000n,
      proofUid: (await aProof(database)).uid,
      ...given,
    },
  });

/** What Spotify's host gets back. */
export const aReimbursement = (
  database: Database,
  { orderUid, purchaseUid }: { orderUid: string; purchaseUid: string },
  given: Partial<Prisma.ReimbursementUncheckedCreateInput> = {},
) =>
  database.reimbursement.create({
    data: {
      orderUid,
      purchaseUid,
      state: 'scheduled',
      providerPriceSen: 9_490_000n,
      hostShareSen: 3_163_300n,
      transferFeeSen: 75_000n,
      amountSen: 6_251_700n,
      dueAt: new Date(),
      ...given,
    },
  });
