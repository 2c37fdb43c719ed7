import { clsx } from 'clsx';
import type { GroupView } from '#contracts/catalogue/catalogue.http';
import { FillMeter, SeatDots } from '../group-seats';

export function GroupCard({
  group,
  ownSeat,
  whyNot,
  checked,
  onChoose,
  className,
}: {
  group: GroupView;
  /** Number of the visitor's own seat in this group. */
  ownSeat?: number | undefined;
  whyNot: string | null;
  checked: boolean;
  onChoose: () => void;
  className: string;
}) {
  return (
    <label className={clsx(className, whyNot ? '!cursor-not-allowed bg-sunken/60' : 'hover:border-brand')}>
      <span className="flex items-start justify-between gap-3">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-bold">{group.name}</span>
          {whyNot && <span className="text-sm text-muted">{whyNot}</span>}
        </span>
        <input
          type="radio"
          name="group"
          value={group.uid}
          checked={checked && !whyNot}
          disabled={Boolean(whyNot)}
          onChange={onChoose}
          className="mt-0.5 size-5 shrink-0 accent-action outline-none"
        />
      </span>
      <FillMeter taken={group.taken} size={group.size} className="mt-2.5 mb-3.5" />
      <SeatDots
        size={group.size}
        freeHostSeats={group.freeHostSeats}
        members={group.members.map((member) => ({ ...member, isMe: member.seatNumber === ownSeat }))}
      />
      {/* Not for a full group, whose TV slots cannot be taken. */}
      {group.freeTvSlots !== null && group.taken < group.size && (
        <p className="mt-3 text-sm text-muted">
          {group.freeTvSlots > 0 ? `Sisa ${group.freeTvSlots} slot TV` : 'Slot TV sudah terisi'}
        </p>
      )}
    </label>
  );
}
