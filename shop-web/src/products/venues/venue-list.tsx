import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { VenueSummary } from '#contracts/products/venues/venues.http';
import { semabarPath } from '#contracts/product-paths';
import { formatRupiah } from '#domain/platform/sen';
import { Badge } from '../../platform/ui/badge';
import { Button } from '../../platform/ui/button';
import { LabelledField } from '../../platform/ui/field';
import { PagedList, pageIn } from '../../platform/ui/paged-list';
import { EmptyState } from '../../platform/ui/states';
import { formatDay, hoursOf } from './days';
import { choicesQuery, venuesQuery } from './semabar.queries';
import { VENUE_GRID, VenuesSkeleton } from './venues-skeleton';
import { VenuePicture } from './venue-picture';
import { Dots } from '../../platform/ui/dots';

/** Venues by city and sport. */
export function VenueList() {
  const [search, setSearch] = useSearchParams();
  const choices = useQuery(choicesQuery());
  const [city, sport] = [search.get('city') ?? '', search.get('sport') ?? ''];
  const query = useQuery(venuesQuery({ page: pageIn(search), ...(city && { city }), ...(sport && { sport }) }));
  const choose = (name: string, value: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  return (
    <>
      <div className="two-up mt-6 max-w-xl gap-3">
        <LabelledField label="Kota">
          {(control) => (
            <select {...control} value={city} onChange={({ target }) => choose('city', target.value)}>
              <option value="">Semua</option>
              {choices.data?.cities.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </LabelledField>
        <LabelledField label="Olahraga">
          {(control) => (
            <select {...control} value={sport} onChange={({ target }) => choose('sport', target.value)}>
              <option value="">Semua</option>
              {choices.data?.sports.map(({ sport: value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      </div>
      <PagedList
        query={query}
        label="Halaman tempat main"
        onPage={(page) => choose('page', page > 1 ? String(page) : '')}
        className={VENUE_GRID}
        skeleton={<VenuesSkeleton />}
        empty={
          <EmptyState
            drawing={city || sport ? 'empty-search' : undefined}
            title={city || sport ? 'Belum ada tempat yang cocok' : 'Belum ada tempat main'}
            action={
              (city || sport) && (
                <Button variant="secondary" onClick={() => setSearch({})}>
                  Lihat semua
                </Button>
              )
            }
          >
            {city || sport ? 'Coba kota atau olahraga lain.' : 'Tempat baru akan muncul di sini.'}
          </EmptyState>
        }
      >
        {(venue) => <VenueCard key={venue.venueUid} venue={venue} />}
      </PagedList>
    </>
  );
}

function VenueCard({ venue }: { venue: VenueSummary }) {
  const { slug, name, city, sportLabel, players, picture, priceFrom, perPlayerFrom, nextSlots } = venue;
  return (
    <li className="card group relative flex flex-col overflow-hidden hover:border-brand">
      <VenuePicture picture={picture} decorative />
      <div className="flex flex-1 flex-col p-4">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          {/* The link covers the card. */}
          <h2 className="min-w-0 font-bold wrap-anywhere">
            <Link to={semabarPath(slug)} className="after:absolute after:inset-0 after:rounded-[14px]">
              {name}
            </Link>
          </h2>
          <Badge tone="good">{sportLabel}</Badge>
        </div>
        <Dots className="text-sm text-muted" facts={[city, `${players} pemain`]} />
        <p className="mt-3">
          <span className="text-sm text-muted">mulai</span> <b className="text-lg">{formatRupiah(priceFrom)}</b>{' '}
          <span className="text-sm text-muted">per slot</span>
        </p>
        <p className="text-sm text-muted">{formatRupiah(perPlayerFrom)} per pemain kalau patungan</p>
        <NextSlots slots={nextSlots} />
      </div>
    </li>
  );
}

const NextSlots = ({ slots }: { slots: VenueSummary['nextSlots'] }) =>
  slots.length === 0 ? (
    <p className="mt-auto pt-4 text-sm text-muted">Belum ada jam kosong.</p>
  ) : (
    <div className="mt-auto pt-4">
      <p className="text-sm font-semibold">Jam kosong berikutnya</p>
      {byDay(slots).map(([day, ofDay]) => (
        <div key={day} className="mt-1.5">
          <p className="text-xs text-muted">{day}</p>
          <ul className="mt-1 flex flex-wrap gap-1.5">
            {ofDay.map((slot) => (
              <li key={slot.startsAt} className="rounded-lg bg-sunken px-2 py-1 text-xs font-semibold">
                {hoursOf(slot)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );

function byDay(slots: VenueSummary['nextSlots']) {
  const days = new Map<string, VenueSummary['nextSlots']>();
  for (const slot of slots) {
    const day = formatDay(slot.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days];
}
