import { DomainError } from '#domain/platform/domain-error';
import { type Sen, ZERO_SEN, sen } from '#domain/platform/sen';
import type { ChangingSeat, SeatEnding } from '#domain/products/subscriptions/groups/changing-seat';
import {
  type ChangingGroup,
  type GroupAction,
  planGroupChange,
} from '#domain/products/subscriptions/groups/group-change';
import { type AnchoredCycle, cycleOf, mayBuyNextFrom } from '#domain/products/subscriptions/hosts/cycle';
import { taskTimes } from '#domain/products/subscriptions/hosts/host-task';
import { type PayoutState, payoutMoves } from '#domain/sales/payouts/payout';
import type { Posting } from '#domain/sales/ledger/postings';
import {
  receivableOpened,
  receivableSettled,
  reimbursementDue,
  reimbursementPaid,
  reimbursementUnused,
} from '#domain/sales/ledger/spending-postings';
import type { ModelSeat } from './model-seat.js';

/** What the groups need of the shop that they are in. */
interface ShopOfGroups {
  readonly seats: ModelSeat[];
  readonly postings: Posting[];
  freeSeats(group: number): number[];
  membersOf(group: number): ModelSeat[];
  endByAdmin(seat: ModelSeat, gets: { invoiceUid: string; amount: Sen }[]): void;
  moveTo(seat: ModelSeat, group: number, seatNumber: number, now: Date): void;
  send(kind: string, seat: { id: number | string; months?: number }, cause?: unknown): void;
}

/** `dueAt`: until when a host who has not bought is waited for. A dead one never buys again. */
export interface ModelHost {
  id: number;
  group: number;
  status: 'registered' | 'active' | 'cancelled';
  dueAt: Date;
  isDead: boolean;
}
export interface ModelCycle extends AnchoredCycle {
  host: ModelHost;
  group: number;
  cutAt: Date | null;
  /** First, and as it is owed now. */
  amounts: [Sen, Sen];
  payout: PayoutState;
  receivable: Sen | null;
}
const GROUPS = 40;
const REIMBURSED = sen(13_875_000n);

/** Hosts, their cycles, and what admins do with groups, by the rules of the domain; a closed group makes room for a new one. */
export class ModelGroups {
  readonly open = Array.from({ length: GROUPS }, (_, n) => n + 1);
  readonly closed = new Set<number>();
  readonly hosts: ModelHost[] = [];
  readonly cycles: ModelCycle[] = [];
  private last = GROUPS;

  constructor(private readonly shop: ShopOfGroups) {}

  hostOf = (group: number) => this.hosts.find((host) => host.group === group && host.status !== 'cancelled');

  takeHostSeat(group: number, isDead: boolean, now: Date): void {
    const { dueAt } = taskTimes('buy', now, now);
    this.hosts.push({ id: this.hosts.length, group, status: 'registered', dueAt, isDead });
  }

  /** The provider has debited the host, and an admin has verified it. */
  buy(host: ModelHost, now: Date): void {
    const last = this.cycles.findLast(({ group }) => group === host.group) ?? null;
    const from = mayBuyNextFrom(last);
    if (host.status === 'cancelled' || (from && from > now)) return;
    const span = cycleOf(now, last && { ...last, isOwn: last.host === host }, 1);
    host.status = 'active';
    this.cycles.push({
      ...span,
      host,
      group: host.group,
      cutAt: null,
      amounts: [REIMBURSED, REIMBURSED],
      payout: 'scheduled',
      receivable: null,
    });
    this.shop.postings.push(...reimbursementDue(REIMBURSED, aboutHost(host)));
    this.shop.send('reimbursement', { id: `cycle ${host.group}` }, this.cycles.length);
  }

  pay(cycle: ModelCycle): void {
    if (cycle.payout !== 'scheduled') return;
    cycle.payout = payoutMoves.after(payoutMoves.after('scheduled', 'approve', 'admin'), 'pay', 'admin');
    this.shop.postings.push(...reimbursementPaid(cycle.amounts[1], aboutHost(cycle.host)));
  }

  /** A missed purchase: the order is cancelled. */
  miss(host: ModelHost): void {
    host.status = 'cancelled';
    this.shop.send('host-missed', { id: `host ${host.id}` });
  }

  /** @returns whether the rules allowed it. */
  change(
    action: GroupAction,
    group: number,
    now: Date,
    to: number | null = null,
    seat: ModelSeat | null = null,
  ): boolean {
    try {
      const other = to === null ? null : this.changing(to);
      const accountUid = seat && `${seat.id}`;
      const plan = planGroupChange({ action, group: this.changing(group), other, accountUid }, now);
      for (const step of plan.seats) {
        const host = this.hosts.find(({ id }) => `h${id}` === step.accountUid);
        if (step.what === 'end' && host) this.endHost(host, step, now);
        else if (step.what === 'end') this.shop.endByAdmin(this.shop.seats[Number(step.accountUid)]!, step.gets);
        else if (step.what === 'move')
          this.shop.moveTo(this.shop.seats[Number(step.accountUid)]!, Number(step.toGroupUid), step.seatNumber, now);
      }
      if (plan.closes) this.close(group);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** What the bank has given for hosts, by group. */
  moneyByGroup(): Map<number, bigint> {
    const money = new Map<number, bigint>();
    for (const { group, payout, amounts, receivable } of this.cycles)
      if (payout === 'paid') money.set(group, (money.get(group) ?? 0n) - amounts[1] + (receivable ?? 0n));
    return money;
  }

  private endHost(host: ModelHost, { gives }: SeatEnding, now: Date): void {
    host.status = 'cancelled';
    this.shop.send('host-ended', { id: `host ${host.id}` });
    for (const cycle of this.cycles.filter((one) => one.host === host && !one.cutAt && one.endsAt > now))
      cycle.cutAt = cycle.startsAt > now ? cycle.startsAt : now;
    for (const { cycleUid, how, amount } of gives) {
      const cycle = this.cycles[Number(cycleUid)]!;
      const about = aboutHost(host);
      if (how === 'ask') {
        cycle.receivable = amount;
        this.shop.postings.push(...receivableOpened(amount, about), ...receivableSettled(amount, about));
        continue;
      }
      cycle.amounts[1] = sen(cycle.amounts[1] - amount);
      if (cycle.amounts[1] === 0n) cycle.payout = payoutMoves.after(cycle.payout, 'cancel', 'admin');
      this.shop.postings.push(...reimbursementUnused(amount, about));
    }
  }

  private close(group: number): void {
    this.closed.add(group);
    this.open.splice(this.open.indexOf(group), 1, (this.last += 1));
  }

  private changing(group: number): ChangingGroup {
    const host = this.hostOf(group);
    return {
      uid: `${group}`,
      familyUid: 'family',
      isClosed: this.closed.has(group),
      freeHostSeats: host ? [] : [1],
      freeRegularSeats: this.shop.freeSeats(group),
      freeTvSlots: null,
      isRunning: host?.status === 'active',
      seats: [...(host ? [this.hostSeat(host)] : []), ...this.shop.membersOf(group).map((seat) => memberSeat(seat))],
    };
  }

  private hostSeat(host: ModelHost): ChangingSeat {
    const { id, status } = host;
    return {
      ...aSeat(`h${id}`, `h${id}`, 'host'),
      status,
      orderStatus: status === 'active' ? 'completed' : 'processing',
      cycles: this.cycles.flatMap(({ cutAt, endsAt, startsAt, amounts, payout, ...cycle }, n) =>
        cycle.host === host && !cutAt ? [{ cycleUid: `${n}`, startsAt, endsAt, amount: amounts[1], payout }] : [],
      ),
    };
  }
}

const aboutHost = ({ id }: ModelHost) => ({ productLine: 'subscriptions', orderUid: `h${id}`, partyUid: `h${id}` });
const aSeat = (accountUid: string, customerUid: string, role: ChangingSeat['role']) => ({
  accountUid,
  customerUid,
  role,
  name: accountUid,
  needsTv: false,
  hasProof: false,
  accessFrom: null,
  paid: [],
  treatments: null,
  parts: ZERO_SEN,
  cycles: [],
});
const memberSeat = (seat: ModelSeat): ChangingSeat => ({
  ...aSeat(`${seat.id}`, `${seat.customer}`, 'regular'),
  status: seat.status,
  orderStatus: 'completed',
  hasProof: seat.renewal.hasProof,
  accessFrom: seat.accessAt,
  paid: seat.periods.map(({ invoice, ...period }) => ({
    invoiceUid: `${invoice.id}`,
    amount: sen(invoice.totalSen),
    period,
  })),
});
