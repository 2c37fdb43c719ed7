import * as z from 'zod/mini';
import { page, queryInt, rupiah, text, uid } from '#contracts/platform/common.http';
import { GROUP_WAITS } from '#domain/catalogue/group-wait';
import { SEAT_ROLES } from '#domain/catalogue/plan-family';

export const providerListQuery = z
  .strictObject({
    page,
    limit: queryInt(1, 50, 50),
    keyword: z._default(text(100, 0), ''),
    category: z._default(text(100, 0), ''),
    /** 0 all, 1 digital, 2 non-digital. */
    type: queryInt(0, 2, 0),
  })
  .register(z.globalRegistry, { id: 'ProviderListQuery' });
export type ProviderListQuery = z.infer<typeof providerListQuery>;

/** A line of a price's explanation; the lines before the total add up to it. */
export const priceLineView = z.object({
  title: z.string(),
  value: rupiah,
  is_total: z.boolean(),
  isHaveTooltip: z.boolean(),
});

/** What a host pays, gets back and bears; the parts add up. docs/rules/hosts.md#cost-of-a-host */
export const hostCostView = z.nullable(
  z.object({
    price: rupiah,
    activationFee: rupiah,
    share: rupiah,
    transferFee: rupiah,
    borne: rupiah,
    debit: rupiah,
    reimbursement: rupiah,
    isEstimated: z.boolean(),
  }),
);

export const variantView = z
  .object({
    uid,
    packageUid: uid,
    packageName: z.string(),
    providerName: z.string(),
    /** The plan's groups have the same `familyUid`. */
    familyUid: uid,
    /** Months. */
    duration: z.number(),
    durationLabel: z.string(),
    grandTotal: rupiah,
    /** How many percent less that is than the whole plan for oneself; null where this is not known, and for hosts. docs/rules/prices.md#saving */
    saving: z.nullable(z.number()),
    /** What the whole plan costs for oneself, tax included; null as `saving` is. */
    alonePrice: z.nullable(rupiah),
    isPo: z.boolean(),
    isHost: z.boolean(),
    needsTv: z.boolean(),
    /** Its groups start when so many are confirmed, the host among them; null where a seat starts by itself. */
    startsWhenConfirmed: z.nullable(z.number()),
    /** A member comes in by an invitation to an e-mail address, which may be another one than the buyer's. */
    invites: z.boolean(),
    active: z.boolean(),
    informations: z.array(priceLineView),
    /** Of a host plan. */
    hostCost: hostCostView,
  })
  .register(z.globalRegistry, { id: 'Variant' });
export type VariantView = z.infer<typeof variantView>;

export const packageView = z
  .object({
    uid,
    name: z.string(),
    description: z.string(),
    isHost: z.boolean(),
    isPo: z.boolean(),
    needsTv: z.boolean(),
    /** What must be confirmed before a seat is taken; empty for most plans. docs/rules/eligibility.md#checklist */
    eligibility: z.array(z.object({ slug: z.string(), text: z.string() })),
    variants: z.array(variantView),
  })
  .register(z.globalRegistry, { id: 'Package' });
export type PackageView = z.infer<typeof packageView>;

/** Address of the picture of a provider, for ever; left out where it has none. docs/rules/catalogue.md#marks */
export const logo = z.optional(z.string());

export const providerSummary = z
  .object({
    uid,
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    type: z.number(),
    /** Hex colour of the mark of a provider without a logo; its letters come from the name. */
    color: z.string(),
    logo,
    tagline: z.string(),
    isPo: z.boolean(),
    isHost: z.boolean(),
    /** Seats of one group. */
    member: z.number(),
    startingPrice: rupiah,
    /** That of the plan with this price. */
    saving: z.nullable(z.number()),
    /** Active variants only. */
    variants: z.array(
      z.object({
        uid,
        packageName: z.string(),
        duration: z.number(),
        durationLabel: z.string(),
        grandTotal: rupiah,
        isPo: z.boolean(),
        isHost: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'ProviderSummary' });
export type ProviderSummary = z.infer<typeof providerSummary>;

export const providerDetailQuery = z
  .strictObject({ slug: z.optional(text(100)), providerUid: z.optional(uid) })
  .check(
    z.refine((query) => Boolean(query.slug ?? query.providerUid), { error: 'Field ini wajib diisi', path: ['slug'] }),
  )
  .register(z.globalRegistry, { id: 'ProviderDetailQuery' });
export type ProviderDetailQuery = z.infer<typeof providerDetailQuery>;

/** The slug of a provider and a digest of what its picture shows. */
export const shareCardName = text(120).check(z.regex(/^[a-z\d-]+-[a-z\d]+\.png$/));

export const priceNoticeView = z.object({ effectiveOn: z.string(), text: z.string() });
export const providerDetail = z
  .object({
    uid,
    slug: z.string(),
    name: z.string(),
    category: z.string(),
    type: z.number(),
    color: z.string(),
    logo,
    tagline: z.string(),
    description: z.string(),
    /** As `member` of the list: for Canva without the host. docs/rules/catalogue.md#group-sizes */
    member: z.number(),
    /** With the host. */
    groupSize: z.number(),
    isPo: z.boolean(),
    isHost: z.boolean(),
    notices: z.array(priceNoticeView),
    packages: z.array(packageView),
  })
  .register(z.globalRegistry, { id: 'ProviderDetail' });
export type ProviderDetail = z.infer<typeof providerDetail>;

export const categoryView = z
  .object({ uid, name: z.string(), slug: z.string() })
  .register(z.globalRegistry, { id: 'Category' });
export type CategoryView = z.infer<typeof categoryView>;

/** docs/rules/catalogue.md#providers */
export const categoryListQuery = z
  .strictObject({ page, limit: queryInt(1, 50, 50) })
  .register(z.globalRegistry, { id: 'CategoryListQuery' });
export type CategoryListQuery = z.infer<typeof categoryListQuery>;

export const variantListQuery = z
  .strictObject({ packageUid: uid })
  .register(z.globalRegistry, { id: 'VariantListQuery' });
export type VariantListQuery = z.infer<typeof variantListQuery>;

export const groupListQuery = z
  .strictObject({ providerUid: uid, page, limit: queryInt(1, 50, 5) })
  .register(z.globalRegistry, { id: 'GroupListQuery' });
export type GroupListQuery = z.infer<typeof groupListQuery>;

/** What a group lacks besides members; null: nothing. docs/rules/groups.md#what-a-group-waits-for */
const waitsFor = z.nullable(z.enum(GROUP_WAITS));

/**
 * The public view of a group: masked names and status labels, never contact data. docs/rules/groups.md#what-others-see
 */
export const groupView = z
  .object({
    uid,
    name: z.string(),
    familyUid: uid,
    familyName: z.string(),
    size: z.number(),
    taken: z.number(),
    /** To this reader: not those that are held for others on the waiting list. */
    freeRegularSeats: z.number(),
    heldSeats: z.number(),
    freeHostSeats: z.number(),
    /** null for plans without TV slots. */
    freeTvSlots: z.nullable(z.number()),
    waitsFor,
    /** What its host has bought so far, in whatever group, as admins have verified it; null: no host. */
    host: z.nullable(z.object({ purchases: z.number(), since: z.nullable(z.string()) })),
    members: z.array(
      z.object({
        seatNumber: z.number(),
        role: z.enum(SEAT_ROLES),
        name: z.string(),
        status: z.number(),
        statusLabel: z.string(),
        /** An active seat without it is still prepared. */
        hasAccess: z.boolean(),
        /** Its order waits for the group to fill: nothing is to be paid yet. */
        waitsForGroup: z.boolean(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'Group' });
export type GroupView = z.infer<typeof groupView>;

/** Of a provider whose next member gets into a started group that lacks one or two members. docs/rules/groups.md#nearly-full */
export const openSeats = z
  .object({
    providerUid: uid,
    /** How many members let it run; 0: members alone do not. */
    seatsLeft: z.number(),
    /** '1 kursi lagi', 'Menunggu host'. */
    words: z.string(),
    /** Its seats, as they are drawn. */
    ring: z.object({ size: z.number(), taken: z.number(), hosts: z.number(), freeHosts: z.number() }),
  })
  .register(z.globalRegistry, { id: 'OpenSeats' });
export type OpenSeats = z.infer<typeof openSeats>;

/** `groupUid`: the buyer names this group; its family's state is then that of the group. */
export const seatStatesQuery = z
  .strictObject({ providerUid: uid, groupUid: z.optional(uid) })
  .register(z.globalRegistry, { id: 'SeatStatesQuery' });
export type SeatStatesQuery = z.infer<typeof seatStatesQuery>;

/** What the next member of a plan family finds. docs/rules/groups.md#televisions */
export const seatState = z
  .object({
    familyUid: uid,
    /** False: a television seat is refused until the group that fills is full; null for plans without TV slots. */
    hasTvSlot: z.nullable(z.boolean()),
    /** Of the group that fills next, or the named one. */
    waitsFor,
    /** What the provider takes from a host for a cycle of the group that it gets, as its seats were sold; null: it is not published, or no group is begun. */
    debit: z.nullable(rupiah),
  })
  .register(z.globalRegistry, { id: 'SeatState' });
export type SeatState = z.infer<typeof seatState>;
