import { allowedActions, changeProposal, forbiddenActions, id } from '#contracts/platform/admin-record.http';
import { text } from '#contracts/platform/common.http';
import { withLetter } from '#contracts/platform/plain-name';
import * as z from 'zod/mini';
import { accountNumber, accountOfBank } from '#contracts/sales/account-number.http';

const facts = {
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  position: z.number(),
  active: z.boolean(),
  uniqueCode: z.boolean(),
};
/** A bank account of the shop. */
export const adminPaymentMethod = z
  .object({
    id,
    ...facts,
    version: z.number(),
    /** What it is to be once another admin agrees; null: nothing waits. `reason` is empty. */
    proposed: z.nullable(z.object({ ...facts, ...changeProposal })),
    allowedActions,
    forbiddenActions,
  })
  .register(z.globalRegistry, { id: 'AdminPaymentMethod' });
export type AdminPaymentMethod = z.infer<typeof adminPaymentMethod>;

/** ASCII only, so that a letter of another script cannot imitate the name of a bank. */
const accountText = (max: number, min = 1) =>
  text(max, min).check(
    z.regex(
      /^[A-Za-z0-9][A-Za-z0-9 .,&()'/-]*$/,
      "Awali dengan huruf atau angka; tanda yang boleh hanya . , & ( ) ' / -",
    ),
  );
const account = {
  bankName: accountText(60, 2),
  accountNumber,
  accountName: accountText(100).check(withLetter('Nama pemilik rekening', 'letter')),
  position: z.number().check(z.int(), z.minimum(0), z.maximum(1_000)),
  /** Invoices that are paid to it get a unique code. */
  uniqueCode: z.optional(z.boolean()),
};

export const createPaymentMethodBody = z
  .strictObject(account)
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'CreatePaymentMethodBody' });
export type CreatePaymentMethodBody = z.infer<typeof createPaymentMethodBody>;

export const updatePaymentMethodBody = z
  .strictObject({ ...account, version: z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) })
  .check(accountOfBank())
  .register(z.globalRegistry, { id: 'UpdatePaymentMethodBody' });
export type UpdatePaymentMethodBody = z.infer<typeof updatePaymentMethodBody>;

/** The account that was read as proposed, as it was proposed; customers see it from then on. */
export const approvePaymentMethodBody = z
  .strictObject({ ...account, uniqueCode: z.boolean() })
  .register(z.globalRegistry, { id: 'ApprovePaymentMethodBody' });
export type ApprovePaymentMethodBody = z.infer<typeof approvePaymentMethodBody>;
