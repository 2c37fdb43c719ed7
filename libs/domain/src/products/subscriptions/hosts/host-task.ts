import type { HostBuys } from '../../../catalogue/host-buys.js';
import { HOUR_MS } from '../../../platform/durations.js';
import { mayBuyNextFrom } from './cycle.js';
import type { PurchaseState } from './purchase.js';

/** What a host has to do by a time: answer what the order came without, the first purchase, that of a later cycle, the login in the vault. */
export const HOST_TASKS = ['answer', 'buy', 'proof', 'login'] as const;
export type HostTaskKind = (typeof HOST_TASKS)[number];
export type TaskOutcome = 'done' | 'missed' | 'dropped';

/** docs/rules/hosts.md#clocks */
export const BUY_WITHIN_HOURS = 48;
const WITHIN_HOURS: Record<HostTaskKind, number> = {
  answer: BUY_WITHIN_HOURS,
  buy: BUY_WITHIN_HOURS,
  proof: BUY_WITHIN_HOURS,
  login: 24,
};
/** Hours before the end at which the host is reminded. */
const REMIND_HOURS = [24, 6];

/** Until when a task is to be done that counts from `from`, and its first reminder. */
export function taskTimes(kind: HostTaskKind, from: Date, now: Date): { dueAt: Date; remindAt: Date | null } {
  const dueAt = new Date(from.getTime() + WITHIN_HOURS[kind] * HOUR_MS);
  return { dueAt, remindAt: nextReminder(dueAt, now) };
}

/** The first reminder after `now`; null: none is left. */
export function nextReminder(dueAt: Date, now: Date): Date | null {
  const times = REMIND_HOURS.map((hours) => new Date(dueAt.getTime() - hours * HOUR_MS));
  return times.find((time) => time > now) ?? null;
}

export interface HostStart {
  /** The order came without the answers, or without the duties. */
  hasQuestions: boolean;
  hostBuys: HostBuys;
  /** An admin has put what the host needs into the vault. */
  isProvided: boolean;
  regularSeats: number;
  paidRegulars: number;
  lastCycle: { endsAt: Date; cutAt: Date | null } | null;
}

/** What stands before the purchase: the host's own answers, an admin, the members' payments, the end of a cycle; null: buy now. */
export function hostWaitsFor(
  { hasQuestions, hostBuys, isProvided, regularSeats, paidRegulars, lastCycle }: HostStart,
  now: Date,
): 'answers' | 'admin' | 'members' | 'cycle' | null {
  if (hasQuestions) return 'answers';
  const from = mayBuyNextFrom(lastCycle);
  if (from !== null && from > now) return 'cycle';
  if (hostBuys === 'provided' && !isProvided) return 'admin';
  if (hostBuys === 'paid' && missingMembers({ regularSeats, paidRegulars }) > 0) return 'members';
  return null;
}

/** How the newest request for a purchase stands, and the newest purchase. */
export interface AskedOfHost {
  task: TaskOutcome | 'open' | null;
  purchase: PurchaseState | null;
}

/** Whether a purchase is wanted now: one that was asked for and has not come, or another one for one that was rejected. */
export const asksForPurchase = ({ task, purchase }: AskedOfHost): boolean =>
  task === 'open' || task === 'missed' || (task !== 'dropped' && purchase === 'rejected');

/** Until when a purchase that was asked for is wanted, also once that is over; null: it has come, or is not wanted any more. */
export const purchaseDueAt = ({ task, dueAt }: Pick<AskedOfHost, 'task'> & { dueAt: Date }): Date | null =>
  task === 'open' || task === 'missed' ? dueAt : null;

/** How many members of the group have not paid yet. */
export const missingMembers = ({
  regularSeats,
  paidRegulars,
}: Pick<HostStart, 'regularSeats' | 'paidRegulars'>): number => regularSeats - paidRegulars;
