import * as z from 'zod/mini';
import { email, instant, lines, uid } from '#contracts/platform/common.http';
import { requiredSecureLink } from '#contracts/platform/web-link.http';
import { PROOF_KINDS, SUBMISSION_STATES } from '#domain/campaigns/mission';

/** A mission with what the customer has sent. */
export const mission = z
  .object({
    id: z.uuid(),
    position: z.number(),
    title: z.string(),
    text: z.string(),
    proof: z.enum(PROOF_KINDS),
    review: z.boolean(),
    /** Null: nothing sent yet. */
    state: z.nullable(z.enum(SUBMISSION_STATES)),
    /** Of a rejection. */
    reason: z.nullable(z.string()),
    submittedAt: z.nullable(instant),
    /** The mission before it is completed. */
    isUnlocked: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CampaignMission' });
export type MissionView = z.infer<typeof mission>;

/** The game log: `uniqueCode` is null before the customer has registered. */
export const gameLog = z
  .object({
    missions: z.array(mission),
    uniqueCode: z.nullable(z.string()),
    /** The customer's entries in frozen lists. */
    lotteryCodes: z.array(z.object({ lotteryUid: uid, code: z.string() })),
    /** Lives that the customer has attended. */
    attendedLives: z.array(uid),
    hasClaimedPrize: z.boolean(),
    /** Without it attendances are not drawn. */
    emailVerified: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'CampaignLog' });
export type GameLog = z.infer<typeof gameLog>;

export const uniqueCode = z.object({ uniqueCode: z.string() }).register(z.globalRegistry, { id: 'UniqueCode' });
export type UniqueCode = z.infer<typeof uniqueCode>;

const code = z.string().check(
  z.overwrite((typed) => typed.toUpperCase().replace(/[\s\p{Cf}-]/gu, '')),
  z.minLength(1),
  z.regex(/^[A-Z2-9]{8}$/, 'Kode unik terdiri dari 8 huruf dan angka'),
);

/**
 * Beside the file `proof` of the form: the field that the mission asks for. `uniqueCode` and `email` only without a
 * session, for a review.
 */
export const submitMissionFields = z
  .strictObject({
    text: z.optional(lines(1_000, 3)),
    link: z.optional(requiredSecureLink),
    uniqueCode: z.optional(code),
    email: z.optional(email),
  })
  .register(z.globalRegistry, { id: 'SubmitMissionFields' });
export type SubmitMissionFields = z.infer<typeof submitMissionFields>;

export const attended = z
  .object({ live: z.string(), attendedAt: instant })
  .register(z.globalRegistry, { id: 'LiveAttendance' });
export type Attended = z.infer<typeof attended>;

/** The code of the special prize, the same at every claim. */
export const claimedPrize = z
  .object({ title: z.string(), text: z.string(), code: z.string(), claimedAt: instant })
  .register(z.globalRegistry, { id: 'ClaimedPrize' });
export type ClaimedPrize = z.infer<typeof claimedPrize>;
