import { type AdminRole, type Permission, mayRole } from './admin-role.js';
import { DomainError } from './domain-error.js';
import { FOUR_EYES_DAYS, fourEyesSince } from './four-eyes.js';

/** What an owner does to the account of another admin after which both may be one person, as the audit log names it. */
export const MAKES_ONE_PERSON = ['create', 'set-password', 'reset-second-factor', 'change-role'] as const;

/** One such act of the last days. */
export interface MakingAct {
  actorUid: string;
  subjectUid: string;
}

/** The same as the audit log has it, the oldest first. */
export interface LoggedAct extends MakingAct {
  action: (typeof MAKES_ONE_PERSON)[number];
  /** Of a change of role: the one before. */
  roleBefore: AdminRole | null;
}

/** Who may be asked besides. */
export interface OtherAdmin {
  uid: string;
  role: AdminRole;
  deactivatedAt: Date | null;
}

/** Why two accounts are one person: who has made or set anew what, directly, through a third account, or both by the same third one. */
export type Tie = 'by-acting' | 'by-first' | 'by-acting-through' | 'by-first-through' | 'by-same';

/** Null: two persons. docs/rules/payments.md#two-admins */
export function tieBetween(acts: readonly MakingAct[], firstUid: string, byUid: string): Tie | null {
  const hasMade = (actorUid: string, subjectUid: string) =>
    acts.some((act) => act.actorUid === actorUid && act.subjectUid === subjectUid);
  if (hasMade(byUid, firstUid)) return 'by-acting';
  if (hasMade(firstUid, byUid)) return 'by-first';
  const [ofFirst, ofActing] = [handsOn(acts, firstUid), handsOn(acts, byUid)];
  if (ofFirst.has(byUid)) return 'by-acting-through';
  if (ofActing.has(firstUid)) return 'by-first-through';
  return [...ofFirst].some((hand) => ofActing.has(hand)) ? 'by-same' : null;
}

/** Such a pair is refused also where the shop has no other person: it was so from the first day on. */
export const isTiedToMaker = (tie: Tie): boolean => tie === 'by-acting' || tie === 'by-first';

export const isOtherPerson = (acts: readonly MakingAct[], firstUid: string, uid: string): boolean =>
  uid !== firstUid && tieBetween(acts, firstUid, uid) === null;

/**
 * Whether `other` is a person besides `uid` who may do it, now or within the last 30 days: who shuts another one out (deactivates, takes the role, sets
 * the password or second factor anew) is not the only person by that. docs/decisions/0107
 */
export function isThere(
  acts: readonly LoggedAct[],
  uid: string,
  { other, permission, at }: { other: OtherAdmin; permission: Permission; at: Date },
): boolean {
  const isActive = other.deactivatedAt === null;
  if (isActive && mayRole(other.role, permission) && isOtherPerson(acts, uid, other.uid)) return true;
  const wasActive = isActive || other.deactivatedAt! > fourEyesSince(at);
  const created = acts.filter(({ action }) => action === 'create');
  const changed = acts.find(({ roleBefore, subjectUid }) => roleBefore !== null && subjectUid === other.uid);
  return wasActive && mayRole(changed?.roleBefore ?? other.role, permission) && isOtherPerson(created, uid, other.uid);
}

/** The account itself and all that count as one person with it. */
export const accountsOfOnePerson = (acts: readonly MakingAct[], uid: string): string[] => {
  const named = new Set([uid, ...acts.flatMap(({ actorUid, subjectUid }) => [actorUid, subjectUid])]);
  return [...named].filter((other) => other === uid || tieBetween(acts, uid, other) !== null);
};

/** The pair is no second pair of eyes. */
export const notSecondAdmin = (tie: Tie, firstName: string): DomainError =>
  new DomainError(
    'NOT_SECOND_ADMIN',
    `Ini perlu dua orang, dan ${WHY[tie](firstName)} kurang dari ${FOUR_EYES_DAYS} hari lalu. Minta admin lain.`,
  );

const WHY: Record<Tie, (firstName: string) => string> = {
  'by-acting': (first) => `akun ${first} kamu buat atau atur ulang`,
  'by-first': (first) => `akunmu dibuat atau diatur ulang oleh ${first}`,
  'by-acting-through': (first) => `akun ${first} kamu buat atau atur ulang lewat akun lain`,
  'by-first-through': (first) => `akunmu dibuat atau diatur ulang oleh ${first} lewat akun lain`,
  'by-same': (first) => `akunmu serta akun ${first} dibuat atau diatur ulang orang yang sama`,
};

/** Whose hands are on an account: its own, and those of who has made it or set it anew, and of who has made those. */
function handsOn(acts: readonly MakingAct[], uid: string): Set<string> {
  const hands = new Set([uid]);
  // A set that grows while it is walked is walked to its end.
  for (const hand of hands) for (const { actorUid, subjectUid } of acts) if (subjectUid === hand) hands.add(actorUid);
  return hands;
}
