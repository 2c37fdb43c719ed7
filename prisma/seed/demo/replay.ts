import { randomUUID } from 'node:crypto';
import type { FileKind } from '#domain/platform/stored-file';
import { HOUR_MS } from '#domain/platform/durations';
import { seedUid } from '../seed-uid.js';
import { DEMO_GROUPS, type DemoGroup, type DemoSeat } from './demo-groups.js';
import { writeNotes } from './demo-notes.js';
import type { DemoPerson, FindPlan } from './demo-plan.js';
import { noRows } from './demo-rows.js';
import { giveAccess } from './give-access.js';
import { GroupReplay, type ReplayContext } from './group-replay.js';
import type { SeatRows } from './new-seat.js';
import type { DemoKey } from './people.js';
import { reimburseHost } from './reimburse-host.js';

/** A file whose picture is still to be drawn. */
export interface DemoProof {
  uid: string;
  key: string;
  kind: FileKind;
  customerUid: string;
}

const CLAIMED_HOURS_AGO = 0.5;
const REVIEWED_HOURS_AGO = 1;

/** What is read from the database before the replay. */
export interface DemoInput {
  people: Record<DemoKey, DemoPerson>;
  admin: { uid: string; name: string };
  findPlan: FindPlan;
  /** Without a vault no login can be stored, and nobody has access. */
  hasVault: boolean;
}

/** Where a group with this uid exists, the demo has been seeded. */
export const demoGroupUid = (key: string): string => seedUid(`demo-group/${key}`);

/** All rows of the demo as of `now`, except those of the files and of the logins. */
export function replayDemo({ people, admin, findPlan, hasVault }: DemoInput, now: Date) {
  const rows = noRows();
  const proofs: DemoProof[] = [];
  const proof = (kind: FileKind, customerUid: string): string => {
    const uid = randomUUID();
    proofs.push({ uid, key: `proofs/${uid}.webp`, kind, customerUid });
    return uid;
  };
  const logins = DEMO_GROUPS.flatMap(({ accessHoursAgo, ...group }) => {
    const replayed = replayGroup({ rows, admin, proof }, group, people, findPlan, now);
    if (!replayed || accessHoursAgo === undefined || !hasVault) return [];
    return giveAccess(rows, replayed, at(now, accessHoursAgo), now) ?? [];
  });
  writeNotes(rows, people, admin, now);
  return { rows, proofs, logins };
}

function replayGroup(
  context: ReplayContext,
  { key, months, seats, boughtHoursAgo, reimbursement }: DemoGroup,
  people: DemoInput['people'],
  findPlan: FindPlan,
  now: Date,
): GroupReplay | null {
  const plans = seats.flatMap(({ plan }) => findPlan(plan, months) ?? []);
  const [first] = plans;
  if (!first || plans.length < seats.length) return null; // an admin has stopped selling a plan of this group
  const group = new GroupReplay(context, demoGroupUid(key), first.family, at(now, seats[0]!.hoursAgo));
  const actions = seats.flatMap((seat, index) => actionsOf(seat, now).map((action) => ({ ...action, seat, index })));
  const buying = boughtHoursAgo === undefined ? [] : [{ name: 'buy' as const, when: at(now, boughtHoursAgo) }];
  const taken: SeatRows[] = [];
  // The rules of a group depend on the order of events, so they are replayed by time and not seat by seat.
  for (const action of [...actions, ...buying].sort((a, b) => a.when.getTime() - b.when.getTime())) {
    const { name, when } = action;
    if (name === 'buy') group.buy(when);
    else if (name === 'order') taken[action.index] = group.order(people[action.seat.who], plans[action.index]!, when);
    else if (name === 'send-proof') group.sendProof(taken[action.index]!, when);
    else group.confirm(taken[action.index]!, when);
  }
  for (const [index, { claim, review }] of seats.entries()) {
    if (claim) group.claim(taken[index]!, claim, at(now, CLAIMED_HOURS_AGO));
    if (review) group.review(taken[index]!, review, at(now, REVIEWED_HOURS_AGO));
  }
  if (reimbursement) reimburseHost(context, group, reimbursement, now);
  return group;
}

/** The proof follows within an hour of the order, the decision within three, all before `now`. */
function actionsOf({ hoursAgo, reached }: DemoSeat, now: Date) {
  const actions = [
    { name: 'order', when: at(now, hoursAgo) },
    { name: 'send-proof', when: at(now, hoursAgo - Math.min(1, hoursAgo * 0.4)) },
    { name: 'confirm', when: at(now, hoursAgo - Math.min(3, hoursAgo * 0.7)) },
  ] as const;
  return actions.slice(0, { ordered: 1, 'proof-sent': 2, confirmed: 3 }[reached]);
}

const at = (now: Date, hoursAgo: number): Date => new Date(Math.round(now.getTime() - hoursAgo * HOUR_MS));
