import { clsx } from 'clsx';
import { ShieldCheck } from 'lucide-react';
import type { GroupView } from '#contracts/catalogue/catalogue.http';
import { seatsWord } from '#domain/catalogue/group-wait';
import { Link } from 'react-router';
import { membershipPath } from '#contracts/shop-paths';
import { TEXT_LINK } from '../../../platform/ui/info-page';
import { SeatDots, heldWords } from '../group-seats';
import { formatShortMonth } from '../../../platform/wib';
import { SeatRing } from '../../../platform/ui/seat-ring';
import { seatBadge } from '../seat-badge';
import type { OwnSeat } from './groups.queries';
import { Dots } from '../../../platform/ui/dots';

/** One choice of a radio group; who is in it stands below the chosen one. */
export function GroupRow({
  group,
  needsTv,
  whyNot,
  checked,
  onChoose,
}: {
  group: GroupView;
  /** The chosen plan does: only then the slots of the group concern the visitor. */
  needsTv: boolean;
  whyNot: string | null;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      className={clsx(
        'block px-4 py-3 has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent',
        whyNot ? '!cursor-not-allowed' : 'hover:bg-sunken',
      )}
    >
      <span className="flex min-h-10 items-center gap-3">
        <input
          type="radio"
          name="group"
          value={group.uid}
          checked={checked && !whyNot}
          disabled={Boolean(whyNot)}
          onChange={onChoose}
          className="size-5 shrink-0 outline-none"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{group.name}</span>
          <Dots className="text-sm text-muted" facts={whyNot ? [whyNot] : seatsLeft(group, needsTv)} />
          {!whyNot && group.host && <VerifiedHost host={group.host} />}
        </span>
        <Ring group={group} />
      </span>
      {checked && !whyNot && <Seats group={group} />}
    </label>
  );
}

/** The group in which the visitor sits: nothing of it is offered. */
export const OwnGroup = ({ group, ownSeat }: { group: GroupView; ownSeat: OwnSeat }) => (
  <div data-own className="px-4 py-3">
    <div className="flex min-h-10 items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">Grupmu: {group.name}</p>
        <p className="text-sm text-muted">
          {group.taken} dari {group.size} anggota ·{' '}
          <Link to={membershipPath(ownSeat.accountUid)} className={TEXT_LINK}>
            Buka langganan
          </Link>
        </p>
      </div>
      <Ring group={group} />
    </div>
    <Seats group={group} ownSeat={ownSeat} />
  </div>
);

const Ring = ({ group: { size, taken, members, freeHostSeats } }: { group: GroupView }) => (
  <SeatRing
    size={size}
    taken={taken}
    hosts={members.filter(({ role }) => role === 'host').length}
    freeHosts={freeHostSeats}
  />
);

const Seats = ({ group, ownSeat }: { group: GroupView; ownSeat?: OwnSeat }) => (
  <span className="mt-3 block">
    <SeatDots
      size={group.size}
      taken={group.taken}
      freeHostSeats={group.freeHostSeats}
      heldSeats={group.heldSeats}
      own={ownSeat && seatBadge(ownSeat)?.word}
      members={group.members.map((member) => {
        const isMe = member.seatNumber === ownSeat?.seatNumber;
        return { ...member, isMe, hasAccess: isMe ? ownSeat.hasAccess : member.hasAccess };
      })}
    />
    {group.host && <span className="mt-2 block text-sm text-muted">{hostWords(group.host)}</span>}
  </span>
);

type Host = NonNullable<GroupView['host']>;

/** What speaks for the host, before the group is chosen: purchases that were checked. docs/rules/groups.md#what-others-see */
const VerifiedHost = ({ host: { purchases, since } }: { host: Host }) =>
  since && (
    <span className="flex gap-1.5 text-xs text-muted">
      <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />
      <Dots facts={['Host terverifikasi', `${purchases} pembelian`, `sejak ${formatShortMonth(since)}`]} />
    </span>
  );

/** The same in a sentence, once the group is chosen; of a host without a purchase, what is checked. */
const hostWords = ({ purchases, since }: Host): string =>
  since
    ? `Host ini sudah ${purchases} kali membelikan langganan; setiap buktinya kami cek.`
    : 'Host baru. Pembeliannya kami cek sebelum uangnya diganti.';

/** "3 dari 4 anggota · 1 kursi lagi · sisa 1 slot TV", "2 dari 4 anggota · menunggu host". */
function seatsLeft(group: GroupView, needsTv: boolean): (string | false)[] {
  const { size, taken, freeRegularSeats, heldSeats, freeHostSeats, freeTvSlots, waitsFor } = group;
  return [
    `${taken} dari ${size} anggota`,
    // A full group has no seat to take, whatever it waits for.
    freeRegularSeats > 0 ? seatsWord(freeRegularSeats, waitsFor).toLowerCase() : freeHostSeats > 0 && 'menunggu host',
    heldSeats > 0 && heldWords(group),
    // Not for a full group, whose TV slots cannot be taken.
    needsTv &&
      freeTvSlots !== null &&
      taken < size &&
      (freeTvSlots > 0 ? `sisa ${freeTvSlots} slot TV` : 'slot TV sudah terisi'),
  ];
}
