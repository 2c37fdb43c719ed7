import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { memberWord } from '#domain/products/subscriptions/accounts/member-word';
import {
  SEAT_STATE_WORD,
  type SeatState,
  isPrepared,
  seatStateOf,
} from '#domain/products/subscriptions/accounts/seat-state';
import { TitledCard } from '../../platform/ui/titled';
import { shortMask } from '../../platform/ui/short-mask';

/** How full a group is, and its members. */
export function GroupSection({
  name,
  own,
  isToPay,
  group: { taken, size, freeHostSeats, heldSeats, members },
  children,
}: {
  name: string;
  /** The word of the page for the seat of who reads it: the list has it, of this seat and of those in the same state, where it waits for others. */
  own: string | undefined;
  /** That seat is reserved until it is paid. */
  isToPay: boolean;
  group: Pick<MembershipDetail, 'taken' | 'size' | 'freeHostSeats' | 'heldSeats' | 'members'>;
  children?: ReactNode;
}) {
  return (
    <TitledCard title={name}>
      <FillMeter taken={members.length} size={size} unpaid={isToPay ? 1 : 0} className="mt-3 mb-4" />
      <SeatDots {...{ size, taken, freeHostSeats, heldSeats, members, own, isToPay }} />
      {children}
    </TitledCard>
  );
}

/** "3 dari 5 anggota" with one segment per place; the last `unpaid` of the taken ones are outlines. */
export function FillMeter({
  taken,
  size,
  unpaid = 0,
  className,
}: {
  taken: number;
  size: number;
  unpaid?: number;
  className?: string;
}) {
  return (
    <div className={className}>
      <p className="text-sm font-semibold">
        {taken} dari {size} anggota
      </p>
      <div aria-hidden="true" className="mt-1.5 flex gap-1">
        {Array.from({ length: size }, (_, place) => (
          <span
            key={place}
            className={clsx(
              'h-2 flex-1 rounded-full',
              place < taken - unpaid ? 'bg-brand' : place < taken ? 'border-2 border-brand' : 'bg-line',
            )}
          />
        ))}
      </div>
    </div>
  );
}

export interface SeatedMember {
  seatNumber: number;
  role: 'host' | 'regular';
  name: string;
  status: number;
  statusLabel: string;
  hasAccess: boolean;
  /** Nothing is to be paid before its group is full. */
  waitsForGroup: boolean;
  isMe?: boolean;
}

/** Of seats that are free, but not to who reads it. docs/rules/groups.md#waiting-list */
export const heldWords = ({ heldSeats }: { heldSeats: number }): string =>
  `${heldSeats} kursi disimpan untuk daftar tunggu`;

/** Members by masked name and status, then the free places: those of members, those that are held, and that of the host. */
export function SeatDots({
  size,
  members,
  taken = members.length,
  freeHostSeats,
  heldSeats,
  own,
  isToPay = false,
}: {
  size: number;
  /** With those that nobody sits in any more, and that are not sold again. docs/rules/vouchers.md#seats */
  taken?: number;
  freeHostSeats: number;
  heldSeats: number;
  members: SeatedMember[];
  own?: string | undefined;
  isToPay?: boolean;
}) {
  const me = members.find(({ isMe }) => isMe);
  const spentSeats = Math.max(0, taken - members.length);
  const freeRegularSeats = size - members.length - spentSeats - freeHostSeats - heldSeats;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {members.map((member) => (
        <li key={member.seatNumber} className="flex max-w-full min-w-0 items-center gap-2">
          <span
            aria-hidden="true"
            className={clsx('size-3 shrink-0 rounded-full', dotOf(isToPay && member.isMe ? TO_PAY_SEAT : member))}
          />
          <span className="min-w-0">
            <span>
              <span className="font-semibold">{member.isMe ? 'Kamu' : shortMask(member.name)}</span>
              {member.role === 'host' && <span className="text-muted"> (host)</span>}
            </span>
            <MemberStatus of={member} word={isToPay && member.isMe ? TO_PAY : ownWord(me, member, own)} />
          </span>
        </li>
      ))}
      {spentSeats > 0 && <FreeSeats>{spentSeats} kursi selesai</FreeSeats>}
      {freeRegularSeats > 0 && <FreeSeats>{freeRegularSeats} kursi kosong</FreeSeats>}
      {heldSeats > 0 && <FreeSeats>{heldWords({ heldSeats })}</FreeSeats>}
      {freeHostSeats > 0 && <FreeSeats>Kursi host kosong</FreeSeats>}
    </ul>
  );
}

/** In the colours of the badges: full only where the seat can be used. docs/rules/groups.md#seat-states */
const DOT: Record<SeatState, string> = {
  ordered: 'border-2 border-warn',
  action: 'border-2 border-warn',
  checked: 'border-2 border-info',
  waiting: 'border-2 border-info',
  forHost: 'border-2 border-info',
  prepared: 'border-2 border-brand',
  active: 'bg-brand',
  ended: 'border-2 border-edge',
};

const dotOf = ({ status, hasAccess, waitsForGroup }: Pick<SeatedMember, 'status' | 'hasAccess' | 'waitsForGroup'>) =>
  DOT[waitsForGroup ? 'waiting' : (seatStateOf(status, hasAccess) ?? 'ended')];

const TO_PAY = 'Belum bayar';
const TO_PAY_SEAT = { status: ACCOUNT_STATUS.registered, hasAccess: false, waitsForGroup: false };

/** The word for a seat in the same state as the reader's own, where the general word would mislead: it hides that the host has to give access. Undefined where the general word is right. */
function ownWord(me: SeatedMember | undefined, of: SeatedMember, own: string | undefined): string | undefined {
  if (me?.role !== of.role || me.status !== of.status || me.hasAccess !== of.hasAccess) return undefined;
  const state = seatStateOf(of.status, of.hasAccess);
  if (own === SEAT_STATE_WORD.forHost && state === 'prepared') return own;
  return of.isMe && state === 'checked' && of.role === 'regular' ? 'Buktimu dicek' : undefined;
}

/** What a member has done or waits for; nothing for a refunded one. The fixed label is only its hint, and a prepared seat has none, because its label, Active, would contradict the word. docs/decisions/0098-one-fixed-word-a-page.md */
function MemberStatus({
  of: { role, status, statusLabel, hasAccess, waitsForGroup },
  word,
}: {
  of: SeatedMember;
  word: string | undefined;
}) {
  const state = seatStateOf(status, hasAccess);
  if (!statusLabel || !state) return null;
  return (
    <span className="block text-xs" title={isPrepared({ status, hasAccess }) ? undefined : statusLabel}>
      {word ?? memberWord(state, role, waitsForGroup)}
    </span>
  );
}

const FreeSeats = ({ children }: { children: ReactNode }) => (
  <li className="flex items-center gap-2 text-muted">
    <span aria-hidden="true" className="size-3 shrink-0 rounded-full border-2 border-dashed border-edge" />
    {children}
  </li>
);
