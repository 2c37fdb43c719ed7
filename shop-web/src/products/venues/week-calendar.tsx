import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { WeekSlot } from '#contracts/products/venues/venues.http';
import { formatRupiah } from '#domain/platform/sen';
import { ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { dayName, firstFreeDay, hoursOf, shortDayName, weekRows } from './days';
import { weekQuery } from './semabar.queries';

const STATE = { free: 'kosong', open: 'cari pemain', taken: 'tidak tersedia' } as const;

/** A week of slots; on a phone one day at a time. */
export function WeekCalendar({
  venue,
  chosen,
  onChoose,
}: {
  venue: string;
  /** The beginning of the chosen slot. */
  chosen: string | null;
  onChoose: (slot: WeekSlot) => void;
}) {
  const [from, setFrom] = useState<string>();
  const { data: week, error, refetch, isPlaceholderData } = useQuery(weekQuery(venue, from));
  const [day, setDay] = useState<string | null>(null);
  if (!week)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading label="Memuat jadwal…">
        <Skeleton className="h-80 !rounded-[14px]" />
      </Loading>
    );
  const shown = week.days.find((one) => one.day === day) ?? firstFreeDay(week) ?? week.days[0]!;
  const rowOf = weekRows(week);
  const turn = (monday: string) => {
    setFrom(monday);
    setDay(null);
  };
  return (
    <div className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
      <div className="flex items-center justify-between gap-3">
        <Turn label="Minggu sebelumnya" to={week.previous} onTurn={turn} icon={<ChevronLeft aria-hidden="true" />} />
        <p aria-live="polite" className="text-center text-sm font-semibold">
          {shortDayName(week.days[0]!.day)} – {shortDayName(week.days.at(-1)!.day)}
        </p>
        <Turn label="Minggu berikutnya" to={week.next} onTurn={turn} icon={<ChevronRight aria-hidden="true" />} />
      </div>
      <div role="group" aria-label="Pilih hari" className="mt-3 flex gap-2 overflow-x-auto pb-2 lg:hidden">
        {week.days.map((one) => (
          <button
            key={one.day}
            type="button"
            aria-pressed={one === shown}
            onClick={() => setDay(one.day)}
            className="min-h-11 shrink-0 rounded-xl border border-edge bg-surface px-3 text-sm font-semibold aria-pressed:border-brand aria-pressed:bg-tint aria-pressed:text-accent"
          >
            {shortDayName(one.day)}
          </button>
        ))}
      </div>
      <div className="mt-3 grid gap-2 lg:grid-cols-7">
        {week.days.map((one) => (
          <section key={one.day} aria-label={dayName(one.day)} className={clsx(one !== shown && 'max-lg:hidden')}>
            <h3 className="mb-2 hidden text-center text-xs font-semibold text-muted lg:block">
              {shortDayName(one.day)}
            </h3>
            {one.slots.length === 0 && <p className="py-3 text-center text-sm text-muted">Tutup</p>}
            <ul className="two-up gap-2 lg:auto-rows-[4.25rem] lg:grid-cols-1">
              {one.slots.map((slot) => (
                <li
                  key={slot.startsAt}
                  style={{ '--row': rowOf(one.day, slot) } as CSSProperties}
                  className="lg:row-start-(--row)"
                >
                  <SlotButton day={one.day} slot={slot} isChosen={slot.startsAt === chosen} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function SlotButton({
  day,
  slot,
  isChosen,
  onChoose,
}: {
  day: string;
  slot: WeekSlot;
  isChosen: boolean;
  onChoose: (slot: WeekSlot) => void;
}) {
  const { price, perPlayer, state } = slot;
  const hours = hoursOf(slot);
  return (
    <button
      type="button"
      disabled={state !== 'free'}
      aria-pressed={isChosen}
      aria-label={`${dayName(day)}, ${hours}, ${formatRupiah(price)}, ${formatRupiah(perPlayer)} per pemain, ${STATE[state]}`}
      onClick={() => onChoose(slot)}
      className={clsx(
        'size-full rounded-xl border px-2 py-2 text-center text-sm disabled:border-transparent disabled:bg-sunken disabled:text-muted',
        isChosen ? 'border-brand bg-action text-white' : 'border-edge bg-surface enabled:hover:border-brand',
      )}
    >
      <span className="block font-semibold lg:text-xs">{hours}</span>
      {state === 'free' ? (
        <>
          <span className="block text-xs">{formatRupiah(price)}</span>
          <span className={clsx('block text-xs', !isChosen && 'text-muted')}>{formatRupiah(perPlayer)}/org</span>
        </>
      ) : (
        <span className="block text-xs">{state === 'open' ? 'Cari pemain' : 'Tidak tersedia'}</span>
      )}
    </button>
  );
}

const Turn = ({
  label,
  to,
  onTurn,
  icon,
}: {
  label: string;
  to: string | null;
  onTurn: (monday: string) => void;
  icon: React.ReactNode;
}) => (
  <button
    type="button"
    aria-label={label}
    disabled={to === null}
    onClick={() => to && onTurn(to)}
    className="grid size-11 place-items-center rounded-xl border border-edge bg-surface enabled:hover:bg-sunken disabled:opacity-40"
  >
    {icon}
  </button>
);
