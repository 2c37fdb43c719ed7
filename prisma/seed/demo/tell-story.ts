import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#domain/time/durations';
import { seedUid } from '../seed-uid.js';
import { DemoLedger } from './demo-ledger.js';
import type { DemoPerson, FindPlan } from './demo-plan.js';
import { type DemoRows, noRows } from './demo-rows.js';
import { GroupStory, type StoryContext } from './group-story.js';
import type { Seated } from './new-seat.js';
import type { DemoKey } from './people.js';
import { reimburseHost } from './reimburse-host.js';
import { DEMO_GROUPS, type DemoGroup, type DemoSeat } from './story.js';

export type ProofKind = 'transfer' | 'purchase';
/** A row that its picture completes. */
export interface DemoProof {
  uid: string;
  key: string;
  kind: ProofKind;
}

export interface Cast {
  people: Record<DemoKey, DemoPerson>;
  admin: { uid: string; name: string };
  findPlan: FindPlan;
}

/** The uid of a demo group; where one exists the demo has been told already. */
export const demoGroupUid = (key: string): string => seedUid(`demo-group/${key}`);

/** All rows of the demo at `now` but its proofs', whose pictures are still to be drawn. */
export function tellStory({ people, admin, findPlan }: Cast, now: Date) {
  const rows: DemoRows = noRows();
  const proofs: DemoProof[] = [];
  const proof = (kind: ProofKind): string => {
    const uid = randomUUID();
    proofs.push({ uid, key: `proofs/${uid}.webp`, kind });
    return uid;
  };
  const context: StoryContext = { rows, ledger: new DemoLedger(rows), admin, proof };
  for (const group of DEMO_GROUPS) tellGroup(context, group, people, findPlan, now);
  return { rows, proofs };
}

function tellGroup(
  context: StoryContext,
  { key, months, seats, reimbursement }: DemoGroup,
  people: Cast['people'],
  findPlan: FindPlan,
  now: Date,
): void {
  const plans = seats.flatMap(({ plan }) => findPlan(plan, months) ?? []);
  const [first] = plans;
  if (!first || plans.length < seats.length) return; // an admin has taken a plan of this group off the shelf
  const story = new GroupStory(context, demoGroupUid(key), first.family, at(now, seats[0]!.hoursAgo));
  const acts = seats.flatMap((seat, index) => actsOf(seat, now).map((act) => ({ ...act, seat, index })));
  const seated: Seated[] = [];
  // A group settles in the order in which things happen, not person by person.
  for (const { act, when, seat, index } of acts.sort((a, b) => a.when.getTime() - b.when.getTime())) {
    if (act === 'order') seated[index] = story.order(people[seat.who], plans[index]!, when);
    else if (act === 'send-proof') story.sendProof(seated[index]!, when);
    else story.confirm(seated[index]!, when);
  }
  if (reimbursement) reimburseHost(context, story, reimbursement, now);
}

/** Proof within an hour of the order, a decision within three, all of it before `now`. */
function actsOf({ hoursAgo, reached }: DemoSeat, now: Date) {
  const acts = [
    { act: 'order', when: at(now, hoursAgo) },
    { act: 'send-proof', when: at(now, hoursAgo - Math.min(1, hoursAgo * 0.4)) },
    { act: 'confirm', when: at(now, hoursAgo - Math.min(3, hoursAgo * 0.7)) },
  ] as const;
  return acts.slice(0, { ordered: 1, 'proof-sent': 2, confirmed: 3 }[reached]);
}

const at = (now: Date, hoursAgo: number): Date => new Date(Math.round(now.getTime() - hoursAgo * HOUR_MS));
