import * as z from 'zod/mini';
import { instant, lines, rupiah, uid } from '#contracts/platform/common.http';
import { CLAIM_LENGTH, LINE_LENGTH } from '#contracts/limits';
import { CLAIM_REASONS, CLAIM_STATES } from '#domain/products/subscriptions/access/access-claim';
import { THREAD_PARTIES } from '#domain/products/subscriptions/access/thread';

/** Fields of a JSON body, or of a multipart form beside the optional picture `proof`. */
export const claimAccessFields = z
  .strictObject({ reason: z.enum(CLAIM_REASONS), message: lines(CLAIM_LENGTH.max, CLAIM_LENGTH.min) })
  .register(z.globalRegistry, { id: 'ClaimAccessFields' });
export type ClaimAccessFields = z.infer<typeof claimAccessFields>;

/** A claim with its clocks, as member and host see it. */
const claimView = z.object({
  uid,
  reasonLabel: z.string(),
  message: z.string(),
  /** Signed, for a short time; null: none was sent. */
  pictureUrl: z.nullable(z.string()),
  state: z.enum(CLAIM_STATES),
  openedAt: instant,
  answerDueAt: instant,
  solveDueAt: instant,
  answeredAt: z.nullable(instant),
  /** 'host' or 'admin'. */
  answeredBy: z.nullable(z.string()),
  endedAt: z.nullable(instant),
  note: z.nullable(z.string()),
  /** Proposed to the refund desk, in rupiah. */
  refund: rupiah,
});
export type ClaimView = z.infer<typeof claimView>;

/** Whether the seat can be used, and what the member may say about it. */
export const accessView = z
  .object({
    /** When the login or invitation was given; null: not yet, or unknown to the shop. */
    grantedAt: z.nullable(instant),
    /** When silence counts as a confirmation; null: it does not. */
    silenceEndsAt: z.nullable(instant),
    confirmedAt: z.nullable(instant),
    /** 'member' or 'silence'. */
    confirmedBy: z.nullable(z.string()),
    /** Of a plan whose provider invites: to which address (masked), and when it was sent; null: no invitation is needed. */
    invitation: z.nullable(z.object({ email: z.string(), sentAt: z.nullable(instant) })),
    /** The newest one. */
    claim: z.nullable(claimView),
    actions: z.array(z.enum(['confirm', 'claim'])),
  })
  .register(z.globalRegistry, { id: 'SeatAccess' });
export type AccessView = z.infer<typeof accessView>;

/** A thread of the signed-in customer: of the own seat or, for a host, of a member of the group. */
export const threadView = z
  .object({
    /** The seat that it is about. */
    accountUid: uid,
    seatNumber: z.number(),
    /** Masked. */
    name: z.string(),
    isMine: z.boolean(),
    unread: z.number(),
    lastAt: z.nullable(instant),
    /** The open one; for a host only of its own group and time. */
    claim: z.nullable(claimView),
  })
  .register(z.globalRegistry, { id: 'Thread' });
export type ThreadView = z.infer<typeof threadView>;

export const threadLine = z.object({
  uid,
  party: z.enum(THREAD_PARTIES),
  /** Masked; of an admin the name of the team. */
  name: z.string(),
  isMine: z.boolean(),
  message: z.string(),
  at: instant,
});
export type ThreadLineView = z.infer<typeof threadLine>;

/** `uid` is chosen by the client: the same one again is the same line. */
export const writeLineBody = z
  .strictObject({ uid, message: lines(LINE_LENGTH.max, LINE_LENGTH.min) })
  .register(z.globalRegistry, { id: 'WriteLineBody' });
export type WriteLineBody = z.infer<typeof writeLineBody>;
