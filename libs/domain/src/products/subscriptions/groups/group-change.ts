import { DomainError } from '../../../platform/domain-error.js';
import type { AccountStatus } from '../accounts/account-status.js';
import { type ChangingSeat, type SeatEnding, endingOf } from './changing-seat.js';

export const GROUP_ACTIONS = ['replace-host', 'move-member', 'merge', 'close'] as const;
export type GroupAction = (typeof GROUP_ACTIONS)[number];

export interface ChangingGroup {
  uid: string;
  familyUid: string;
  isClosed: boolean;
  freeHostSeats: number[];
  freeRegularSeats: number[];
  /** Null where the plan does not care. */
  freeTvSlots: number | null;
  /** Its subscription is bought, by an active host or, where no host does, by the shop: an active seat can be used in it. */
  isRunning: boolean;
  /** The live ones, by seat number. */
  seats: ChangingSeat[];
}

/** `other`: the group that the member, or all members, move to. */
export interface GroupChange {
  action: GroupAction;
  group: ChangingGroup;
  other: ChangingGroup | null;
  /** Of `move-member`. */
  accountUid: string | null;
}

/** What becomes of one seat. Everyone listed is informed. */
export type SeatChange =
  | ({ accountUid: string; what: 'end' } & SeatEnding)
  | { accountUid: string; what: 'move'; toGroupUid: string; seatNumber: number }
  | { accountUid: string; what: 'stay' };

export interface GroupPlan {
  seats: SeatChange[];
  /** The group has no seats any more. */
  closes: boolean;
}

/**
 * What an action of an admin does to the seats of a group: the preview shows it and the act does it.
 * docs/rules/groups.md#changes @throws DomainError 409 with the reason when the action is not possible now.
 */
export function planGroupChange(change: GroupChange, at: Date): GroupPlan {
  if (change.group.isClosed) throw refuse('GROUP_CLOSED', 'Grup ini sudah ditutup.');
  return PLANS[change.action](change, at);
}

interface ActingGroup extends Pick<ChangingGroup, 'isClosed'> {
  /** What it shares is a series of treatments. */
  isSeries: boolean;
  seats: { role: string; status: AccountStatus }[];
}

/** The actions that a group in this state may allow. */
export function groupActions({ isClosed, isSeries, seats }: ActingGroup): GroupAction[] {
  const members = seats.filter(({ role }) => role === 'regular');
  const bound = isSeries ? members.filter(({ status }) => status === 'active') : [];
  const may: Record<GroupAction, boolean> = {
    'replace-host': seats.some(({ role }) => role === 'host'),
    'move-member': members.length > bound.length,
    merge: members.length > 0 && bound.length === 0,
    close: true,
  };
  return isClosed ? [] : GROUP_ACTIONS.filter((action) => may[action]);
}

const PLANS: Record<GroupAction, (change: GroupChange, at: Date) => GroupPlan> = {
  'replace-host'({ group }, at) {
    const host = hostOf(group);
    if (!host) throw refuse('NO_HOST', 'Grup ini tidak punya host yang bisa diganti.');
    const informed = membersOf(group).filter(({ status }) => status === 'active' || status === 'pending');
    return { seats: [ending(host, at), ...informed.map(stay)], closes: false };
  },

  'move-member'({ group, other, accountUid }) {
    const member = membersOf(group).find((seat) => seat.accountUid === accountUid);
    if (!member) throw refuse('NO_MEMBER', 'Anggota ini tidak ada di grup ini lagi.');
    const target = targetOf(group, other);
    return { seats: [...moves([member], group, target), ...hostsOf(group, target).map(stay)], closes: false };
  },

  merge({ group, other }, at) {
    const target = targetOf(group, other);
    const host = hostOf(group);
    if (host && !hostOf(target))
      throw refuse(
        'MERGE_INTO_HOST',
        'Grup tujuan belum punya host. Gabungkan sebaliknya: pindahkan anggota grup tujuan ke grup ini.',
      );
    const moved = moves(membersOf(group), group, target);
    return { seats: [...moved, ...(host ? [ending(host, at)] : []), ...hostsOf(target).map(stay)], closes: true };
  },

  close: ({ group }, at) => ({ seats: group.seats.map((seat) => ending(seat, at)), closes: true }),
};

const membersOf = ({ seats }: ChangingGroup) => seats.filter(({ role }) => role === 'regular');
const hostOf = ({ seats }: ChangingGroup) => seats.find(({ role }) => role === 'host');
const hostsOf = (...groups: ChangingGroup[]) => groups.flatMap((group) => hostOf(group) ?? []);
const stay = ({ accountUid }: ChangingSeat): SeatChange => ({ accountUid, what: 'stay' });
const ending = (seat: ChangingSeat, at: Date): SeatChange => ({
  accountUid: seat.accountUid,
  what: 'end',
  ...endingOf(seat, at),
});

function targetOf(group: ChangingGroup, other: ChangingGroup | null): ChangingGroup {
  if (!other || other.isClosed) throw refuse('TARGET_CLOSED', 'Grup tujuannya sudah ditutup. Pilih grup lain.');
  if (other.uid === group.uid) throw refuse('SAME_GROUP', 'Grup tujuannya grup yang sama. Pilih grup lain.');
  if (other.familyUid !== group.familyUid)
    throw refuse('OTHER_FAMILY', 'Grup tujuannya untuk paket lain. Pilih grup dari paket yang sama.');
  return other;
}

/** Each moves to the lowest free seat; what was paid moves along, and no household rule is asked. */
function moves(members: ChangingSeat[], from: ChangingGroup, target: ChangingGroup): SeatChange[] {
  if (members.length === 0) throw refuse('NO_MEMBERS', 'Grup ini tidak punya anggota yang bisa dipindah.');
  // Its treatments are bought in this group, and leave no place behind.
  const treated = members.find(({ status, treatments }) => status === 'active' && treatments !== null);
  if (treated)
    throw refuse(
      'SERIES_BOUGHT',
      `Seri perawatan ${treated.name} sudah dibeli untuk grup ini, jadi kursinya tidak bisa pindah.`,
    );
  // An active seat does not wait again: its paid time would run out where nothing can be used. Where nothing runs here either, nothing is lost.
  const loses = from.isRunning && !target.isRunning && members.find(({ status }) => status === 'active');
  if (loses)
    throw refuse(
      'TARGET_NOT_BOUGHT',
      `Langganan grup tujuan belum dibeli, jadi ${loses.name} yang sudah aktif tidak bisa memakai apa-apa di sana. Pilih grup yang sudah berjalan, atau tunggu sampai dibeli.`,
    );
  const { freeRegularSeats, freeTvSlots } = target;
  if (members.length > freeRegularSeats.length)
    throw refuse(
      'NO_ROOM',
      `Grup tujuan hanya punya ${freeRegularSeats.length} kursi kosong untuk ${members.length} anggota.`,
    );
  if (freeTvSlots !== null && members.filter(({ needsTv }) => needsTv).length > freeTvSlots)
    throw refuse('NO_TV_SLOT', `Grup tujuan hanya punya ${freeTvSlots} slot TV kosong.`);
  return members.map(({ accountUid, customerUid, name }, index) => {
    if (target.seats.some((seat) => seat.customerUid === customerUid))
      throw refuse('ALREADY_THERE', `${name} sudah punya kursi di grup tujuan.`);
    return { accountUid, what: 'move', toGroupUid: target.uid, seatNumber: freeRegularSeats[index]! };
  });
}

const refuse = (code: string, message: string) => new DomainError(code, message);
