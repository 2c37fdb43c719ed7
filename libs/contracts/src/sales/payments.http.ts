import * as z from 'zod/mini';
import { formInt, instant, rupiah, text, uid } from '#contracts/platform/common.http';
import { GATEWAY_CHANNELS } from '#domain/sales/gateway/charge-state';
import { PAYMENT_STATES } from '#domain/sales/payments/payment-state';
import { accountHolder, bankName } from '#contracts/sales/account-name.http';

export const paymentQuery = z
  .strictObject({ orderUid: uid, customerUid: uid, additionalOrder: z.optional(text(100, 0)) })
  .register(z.globalRegistry, { id: 'PaymentQuery' });
export type PaymentQuery = z.infer<typeof paymentQuery>;

export const paymentMethodView = z.object({
  uid,
  kind: z.enum(['bank-transfer']),
  bankName: z.string(),
  /** Digits only. */
  accountNumber: z.string(),
  accountName: z.string(),
  /** A transfer to it adds the unique code. */
  uniqueCode: z.boolean(),
});
export type PaymentMethodView = z.infer<typeof paymentMethodView>;

/** What the customer has to do before money of the order moves, in the words of its product line, and on which page. */
export const firstStep = z
  .object({ title: z.string(), text: z.string(), action: z.string(), path: z.string() })
  .register(z.globalRegistry, { id: 'FirstStep' });
export type FirstStep = z.infer<typeof firstStep>;

/** What the order waits for once it is paid, and from when its money can be taken back, in the words of its product line. */
export const orderWait = z
  .object({ title: z.string(), text: z.string() })
  .register(z.globalRegistry, { id: 'OrderWait' });
export type OrderWait = z.infer<typeof orderWait>;

/** What is asked for after a part has come: the next instalment of a plan, or the rest of a payment that was short. */
export const additionalOrder = z
  .object({
    amount: rupiah,
    received: rupiah,
    total: rupiah,
    dueAt: z.nullable(instant),
    /** Which instalment of its plan it is; null: a rest. */
    instalment: z.nullable(z.number()),
    /** The day of the instalment has passed; `dueAt` is how long the order is kept. */
    isLate: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'AdditionalOrder' });
export type AdditionalOrder = z.infer<typeof additionalOrder>;

export const checkoutView = z
  .object({
    orderUid: uid,
    customerUid: uid,
    orderNumber: z.string(),
    status: z.number(),
    statusLabel: z.string(),
    /** In a sentence, why it was cancelled by an admin, or what it was for ended before its time to pay was over, or while its proof was being checked; null: it was not. */
    closedEarly: z.nullable(z.string()),
    /** Its line says in which steps the order goes. */
    productLine: z.string(),
    /** It waited for its group to fill before it was asked for. */
    waitedForGroup: z.boolean(),
    providerName: z.string(),
    providerSlug: z.string(),
    packageName: z.string(),
    durationLabel: z.string(),
    amount: rupiah,
    /** The shop's fees in it; null: unknown, or only a part of the order is asked for. */
    fee: z.nullable(rupiah),
    /** Null: nothing has come yet. */
    additionalOrder: z.nullable(additionalOrder),
    /** Rupiah that a transfer adds to the amount, 1–999; null: none. */
    uniqueCode: z.nullable(z.number()),
    /** Of the next period; the order itself was paid before. */
    isRenewal: z.boolean(),
    /** In sentences, why its next period is not billed any more; left out: its last bill stands, or there was none. */
    billTakenBack: z.optional(z.string()),
    dueAt: z.nullable(instant),
    /** What `dueAt` becomes when the e-mail is verified now; null: verifying gives no more time. */
    dueOnceVerified: z.nullable(instant),
    /** Comes before the payment, which is refused until then; null: nothing does. */
    first: z.nullable(firstStep),
    /** Left out: nothing that is known now. */
    waits: z.optional(orderWait),
    /** The countdown uses this clock instead of the phone's. */
    serverTime: instant,
    methods: z.array(paymentMethodView),
    /** Ways through a gateway; empty while it is switched off. */
    channels: z.array(z.enum(GATEWAY_CHANNELS)),
  })
  .register(z.globalRegistry, { id: 'Checkout' });
export type CheckoutView = z.infer<typeof checkoutView>;

export const paymentStatusView = z
  .object({
    orderUid: uid,
    orderNumber: z.string(),
    status: z.number(),
    statusLabel: z.string(),
    /** Of an order that the books have completed; left out: it has not ended. */
    endedAt: z.optional(instant),
    /** The last moment that is paid; left out: no time is paid, or it has not begun. */
    paidUntil: z.optional(instant),
    /** In a sentence, why it was cancelled by an admin, or what it was for ended before its time to pay was over, or while its proof was being checked; null: it was not. */
    closedEarly: z.nullable(z.string()),
    /** Its line says what comes after the payment, where it may by the name or the kind of what was bought. */
    productLine: z.string(),
    providerName: z.string(),
    /** Of a series; null: not bought as one. */
    treatments: z.nullable(z.number()),
    amount: rupiah,
    /** Null: nothing is asked for beside it. */
    additionalOrder: z.nullable(additionalOrder),
    /** While its proof is checked; left out: nothing that is known now. */
    waits: z.optional(orderWait),
    payment: z.nullable(
      z.object({
        uid,
        state: z.enum(PAYMENT_STATES),
        submittedAt: instant,
        decidedAt: z.nullable(instant),
        reason: z.nullable(z.string()),
        /** It was rejected, and no other one is taken. */
        isLast: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'PaymentStatus' });
export type PaymentStatusView = z.infer<typeof paymentStatusView>;

export const paymentDevView = z
  .object({ isProduction: z.literal(false) })
  .register(z.globalRegistry, { id: 'PaymentDev' });
export type PaymentDevView = z.infer<typeof paymentDevView>;

/** As many digits as `formInt` takes: an order of any amount can be paid. */
const MOST_READ = 999_999_999_999;

/** Fields of the multipart form beside the file `proof`. */
export const submitProofFields = z
  .strictObject({
    orderUid: uid,
    customerUid: uid,
    bankFrom: bankName(50, 1),
    accountName: accountHolder(),
    /** The `amount` of the checkout that the customer has read, in rupiah: a proof for another one is refused. Left out, none is. */
    amountRead: z.optional(formInt(0, MOST_READ)),
  })
  .register(z.globalRegistry, { id: 'SubmitProofFields' });
export type SubmitProofFields = z.infer<typeof submitProofFields>;
