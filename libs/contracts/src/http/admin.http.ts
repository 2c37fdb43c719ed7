import * as z from 'zod/mini';
import { instant, rupiah, uid } from '#contracts/http/common.http';

/** Query of every console list, as ra-data-simple-rest sends it: JSON in `sort`, `range` and `filter`. */
export const adminListQuery = z
  .strictObject({
    sort: z.optional(z.string().check(z.maxLength(200))),
    range: z.optional(z.string().check(z.maxLength(50))),
    filter: z.optional(z.string().check(z.maxLength(5_000))),
  })
  .register(z.globalRegistry, { id: 'AdminListQuery' });
export type AdminListQuery = z.infer<typeof adminListQuery>;

const id = uid;
const orderRef = { orderUid: uid, orderNumber: z.string() };
const planRef = { providerName: z.string(), packageName: z.string(), durationLabel: z.string() };
const customerRef = { customerUid: uid, customerName: z.string() };
/** Actions that an admin may take now: keys of the domain's transition table and last segments of the action's URL. */
const allowedActions = z.array(z.string());

export const adminOrder = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    email: z.string(),
    phoneNumber: z.string(),
    waLink: z.string(),
    kind: z.enum(['ready', 'pre-order', 'host']),
    status: z.number(),
    statusLabel: z.string(),
    grandTotal: rupiah,
    accountUid: uid,
    accountStatus: z.number(),
    accountStatusLabel: z.string(),
    groupUid: uid,
    groupName: z.string(),
    seatNumber: z.number(),
    createdAt: instant,
    dueAt: z.nullable(instant),
    allowedActions,
    /** Only on a single record. */
    timeline: z.optional(
      z.array(
        z.object({ at: instant, subject: z.string(), title: z.string(), why: z.nullable(z.string()), by: z.string() }),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminPayment = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    amount: rupiah,
    state: z.enum(['submitted', 'confirmed', 'rejected', 'voided']),
    bankFrom: z.string(),
    accountName: z.string(),
    /** Signed and short-lived. */
    proofUrl: z.nullable(z.string()),
    submittedAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminPayment' });
export type AdminPayment = z.infer<typeof adminPayment>;

export const adminSeat = z.object({
  seatNumber: z.number(),
  role: z.enum(['host', 'regular']),
  /** null: the seat is free. */
  account: z.nullable(
    z.object({
      uid,
      orderUid: uid,
      orderNumber: z.string(),
      customerName: z.string(),
      status: z.number(),
      statusLabel: z.string(),
      needsTv: z.boolean(),
    }),
  ),
});
export const adminGroup = z
  .object({
    id,
    name: z.string(),
    providerName: z.string(),
    familyName: z.string(),
    seats: z.number(),
    occupied: z.number(),
    missing: z.number(),
    tvSlots: z.nullable(z.number()),
    fillEpoch: z.number(),
    filledAt: z.nullable(instant),
    createdAt: instant,
    /** Every seat, free ones too, in their order. */
    seatMap: z.array(adminSeat),
    /** The accounts that hold a seat. */
    accounts: z.array(
      z.object({ id: uid, status: z.number(), seatNumber: z.number(), isHost: z.boolean(), orderUid: uid }),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminGroup' });
export type AdminGroup = z.infer<typeof adminGroup>;

export const adminAccount = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    groupUid: uid,
    groupName: z.string(),
    seatNumber: z.number(),
    role: z.enum(['host', 'regular']),
    status: z.number(),
    statusLabel: z.string(),
    pendingReason: z.nullable(z.string()),
    createdAt: instant,
    allowedActions,
    history: z.optional(
      z.array(z.object({ at: instant, from: z.nullable(z.number()), to: z.number(), why: z.string(), by: z.string() })),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminAccount' });
export type AdminAccount = z.infer<typeof adminAccount>;

export const adminPurchase = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    groupUid: uid,
    groupName: z.string(),
    state: z.enum(['submitted', 'verified', 'rejected']),
    bankName: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    accountName: z.nullable(z.string()),
    /** What the host says was debited, and when. */
    claimed: rupiah,
    debitedAt: instant,
    /** null: not known for this plan; what the host says counts unless the admin enters another amount. */
    providerPrice: z.nullable(rupiah),
    hostShare: rupiah,
    transferFee: rupiah,
    reimbursement: z.nullable(rupiah),
    proofUrl: z.nullable(z.string()),
    submittedAt: instant,
    decidedAt: z.nullable(instant),
    decidedBy: z.nullable(z.string()),
    reason: z.nullable(z.string()),
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminPurchase' });
export type AdminPurchase = z.infer<typeof adminPurchase>;

export const adminReimbursement = z
  .object({
    id,
    ...orderRef,
    ...customerRef,
    ...planRef,
    phoneNumber: z.string(),
    waLink: z.string(),
    groupName: z.string(),
    state: z.enum(['scheduled', 'approved', 'paid', 'cancelled']),
    providerPrice: rupiah,
    hostShare: rupiah,
    transferFee: rupiah,
    amount: rupiah,
    bankName: z.nullable(z.string()),
    accountNumber: z.nullable(z.string()),
    accountName: z.nullable(z.string()),
    dueAt: instant,
    approvedBy: z.nullable(z.string()),
    paidAt: z.nullable(instant),
    paidBy: z.nullable(z.string()),
    reference: z.nullable(z.string()),
    proofUrl: z.nullable(z.string()),
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminReimbursement' });
export type AdminReimbursement = z.infer<typeof adminReimbursement>;

export const adminCustomer = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    waLink: z.string(),
    orders: z.number(),
    blockedAt: z.nullable(instant),
    blockedReason: z.nullable(z.string()),
    createdAt: instant,
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminCustomer' });
export type AdminCustomer = z.infer<typeof adminCustomer>;

/** A message as it was sent, or as the outbox folder holds it when there is no SMTP server. */
export const adminNotification = z
  .object({
    id,
    ...customerRef,
    email: z.string(),
    waLink: z.string(),
    kind: z.string(),
    title: z.string(),
    body: z.string(),
    link: z.nullable(z.string()),
    createdAt: instant,
    readAt: z.nullable(instant),
    emailState: z.enum(['waiting', 'sending', 'sent']),
    emailedAt: z.nullable(instant),
  })
  .register(z.globalRegistry, { id: 'AdminNotification' });
export type AdminNotification = z.infer<typeof adminNotification>;

export const adminEvent = z
  .object({
    id,
    name: z.string(),
    payload: z.unknown(),
    createdAt: instant,
    publishedAt: z.nullable(instant),
    settledAt: z.nullable(instant),
    setAsideAt: z.nullable(instant),
    setAsideReason: z.nullable(z.string()),
    redrives: z.number(),
    state: z.enum(['waiting', 'published', 'settled', 'set-aside']),
    allowedActions,
  })
  .register(z.globalRegistry, { id: 'AdminEvent' });
export type AdminEvent = z.infer<typeof adminEvent>;

export const adminAudit = z
  .object({
    id,
    at: instant,
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    subjectUid: uid,
    reason: z.nullable(z.string()),
    change: z.unknown(),
    ip: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'AdminAudit' });
export type AdminAudit = z.infer<typeof adminAudit>;

export const adminDashboard = z
  .object({
    serverTime: instant,
    waitingPayments: z.object({
      total: z.number(),
      under1h: z.number(),
      under6h: z.number(),
      older: z.number(),
      oldestAt: z.nullable(instant),
    }),
    purchasesToVerify: z.number(),
    groupsShort: z.array(
      z.object({ uid, name: z.string(), familyName: z.string(), size: z.number(), missing: z.number() }),
    ),
    groupsShortTotal: z.number(),
    reimbursementsDue: z.object({ total: z.number(), amount: rupiah, overdue: z.number() }),
    failedEvents: z.number(),
    waitingEvents: z.number(),
    /** Confirmed payments of the last 30 days, one row a day (WIB). */
    revenue: z.array(z.object({ day: z.string(), amount: rupiah, payments: z.number() })),
    ledgerSum: rupiah,
  })
  .register(z.globalRegistry, { id: 'AdminDashboard' });
export type AdminDashboard = z.infer<typeof adminDashboard>;

/** The trial balance in one snapshot; `sum` is zero, always. */
export const trialBalance = z
  .object({
    accounts: z.array(z.object({ code: z.string(), label: z.string(), balance: rupiah })),
    entries: z.number(),
    sum: rupiah,
  })
  .register(z.globalRegistry, { id: 'TrialBalance' });
export type TrialBalance = z.infer<typeof trialBalance>;

export const adminProvider = z
  .object({
    id,
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    type: z.number(),
    color: z.string(),
    tagline: z.string(),
    hidden: z.boolean(),
    packages: z.number(),
    openGroups: z.number(),
    createdAt: instant,
  })
  .register(z.globalRegistry, { id: 'AdminProvider' });
export type AdminProvider = z.infer<typeof adminProvider>;

export const adminPackage = z
  .object({
    id,
    providerUid: uid,
    providerName: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    isHost: z.boolean(),
    isPo: z.boolean(),
    needsTv: z.boolean(),
    active: z.boolean(),
    variants: z.number(),
  })
  .register(z.globalRegistry, { id: 'AdminPackage' });
export type AdminPackage = z.infer<typeof adminPackage>;

export const adminVariant = z
  .object({
    id,
    packageUid: uid,
    packageName: z.string(),
    providerName: z.string(),
    familyName: z.string(),
    duration: z.number(),
    durationLabel: z.string(),
    active: z.boolean(),
    /** What counts now; null before its first price begins. */
    grandTotal: z.nullable(rupiah),
    /** Every dated price, newest first. null components are not known. */
    prices: z.array(
      z.object({
        validFrom: instant,
        grandTotal: rupiah,
        providerPrice: z.nullable(rupiah),
        taxed: z.boolean(),
        adminFee: z.nullable(rupiah),
        activationFee: rupiah,
        derived: z.array(z.string()),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AdminVariant' });
export type AdminVariant = z.infer<typeof adminVariant>;
