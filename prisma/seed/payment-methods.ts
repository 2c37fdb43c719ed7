import type { PrismaClient } from '#runtime/generated/prisma/client';
import { seedUid } from './seed-uid.js';

/** Placeholders with account numbers that do not exist: replace them before real payments. */
const METHODS = [
  { bankName: 'BCA', accountNumber: '0000000001', accountName: 'PT Patungan Contoh' },
  { bankName: 'Bank Mandiri', accountNumber: '0000000000002', accountName: 'PT Patungan Contoh' },
];

/** Adds two bank accounts where there is no payment method. */
export async function seedPaymentMethods(prisma: PrismaClient): Promise<void> {
  if (await prisma.paymentMethod.findFirst({ select: { uid: true } })) return;
  await prisma.paymentMethod.createMany({
    data: METHODS.map((method, index) => ({
      ...method,
      uid: seedUid(`payment-method/${method.bankName}`),
      kind: 'bank-transfer',
      position: index + 1,
    })),
    skipDuplicates: true,
  });
}
