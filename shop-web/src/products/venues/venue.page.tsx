import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { Fragment, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { VenueDetail, WeekSlot } from '#contracts/products/venues/venues.http';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { keptText } from '#domain/products/venues/cancelling';
import { ApiError } from '../../platform/api/api-error';
import { Badge } from '../../platform/ui/badge';
import { LinkButton } from '../../platform/ui/button';
import { Bullets } from '../../platform/ui/info-page';
import { PageTitle, usePageMeta } from '../../platform/ui/page-head';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { namedIn } from '../../platform/router/named-in';
import { BackLink, TitledCard } from '../../platform/ui/titled';
import { WithContact } from '../../sales/orders/with-contact';
import { BookForm } from './book-form';
import { JoinPanel } from './join-panel';
import { OpenSlots } from './open-slots';
import { SlotBar } from './slot-bar';
import { venueQuery } from './semabar.queries';
import { VenuePicture } from './venue-picture';
import { WeekCalendar } from './week-calendar';
import { Dots } from '../../platform/ui/dots';

/** /semabar/details-venue?venue=&slot= */
export function VenuePage() {
  const [search] = useSearchParams();
  const slug = namedIn(search, 'venue');
  const joined = namedIn(search, 'slot') || null;
  const { data, error, refetch } = useQuery({ ...venueQuery(slug), enabled: slug !== '' });
  const isMissing = slug === '' || (error instanceof ApiError && [404, 422].includes(error.status));
  return (
    <div className="wrap py-6 sm:py-8">
      <BackLink to={PAGE.semabar}>Semua tempat</BackLink>
      {!data && <PageTitle title="Semabar" />}
      {data ? (
        <Venue key={slug} venue={data} joined={joined} />
      ) : isMissing ? (
        <Missing joined={joined} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <VenueSkeleton />
      )}
    </div>
  );
}

/** A venue that is hidden takes no more bookings, but a slot that looks for players is still joined by its link. */
const Missing = ({ joined }: { joined: string | null }) => (
  <>
    {joined && <JoinPanel slotUid={joined} />}
    <EmptyState
      isPage
      status={404}
      title={joined ? 'Tempat ini tidak menerima pesanan baru' : 'Tempat ini tidak ada di Semabar'}
      action={<LinkButton to={PAGE.semabar}>Lihat tempat lain</LinkButton>}
    >
      {!joined && 'Mungkin tautannya salah, atau tempatnya sedang tidak menerima pesanan.'}
    </EmptyState>
  </>
);

function Venue({ venue, joined }: { venue: VenueDetail; joined: string | null }) {
  const [slot, setSlot] = useState<WeekSlot | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const { slug, name, sportLabel, city, address, description, players, priceFrom, perPlayerFrom } = venue;
  usePageMeta(name, `${sportLabel} di ${city}: ${description}`);
  return (
    <article className="mt-2">
      <div className="grid items-start gap-5 md:grid-cols-[1fr_1.2fr] lg:gap-8">
        <VenuePicture picture={venue.picture} className="rounded-[14px]" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="text-xl font-bold wrap-anywhere sm:text-2xl">{name}</h1>
            <Badge tone="good">{sportLabel}</Badge>
          </div>
          <p className="mt-2 flex gap-1.5 text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" /> {address}, {city}
          </p>
          <p className="mt-3">
            <Dots
              className="items-baseline"
              facts={[
                <Fragment key="slot">
                  mulai <b className="text-xl">{formatRupiah(priceFrom)}</b> per slot
                </Fragment>,
                <span key="player" className="text-muted">
                  {formatRupiah(perPlayerFrom)} per pemain untuk {players} orang
                </span>,
              ]}
            />
          </p>
          <p className="mt-3 whitespace-pre-line wrap-anywhere">{description}</p>
        </div>
      </div>
      {joined && <JoinPanel slotUid={joined} />}
      {/* On a phone the form follows what is chosen for it. */}
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1fr_360px] lg:grid-rows-[auto_auto_1fr] lg:gap-x-8">
        <TitledCard title="Pilih jam main">
          <div className="mt-3">
            <WeekCalendar venue={slug} chosen={slot?.startsAt ?? null} onChoose={setSlot} />
          </div>
        </TitledCard>
        <div
          id="pesan"
          ref={form}
          tabIndex={-1}
          className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          <TitledCard title="Pesan slot">
            <div className="mt-3">
              {slot ? (
                <WithContact ask="Masuk dulu supaya slotnya tercatat atas namamu.">
                  {(contact) => <BookForm key={slot.startsAt} venue={venue} slot={slot} contact={contact} />}
                </WithContact>
              ) : (
                <p className="text-muted">Pilih dulu jam yang kosong di jadwal.</p>
              )}
            </div>
          </TitledCard>
        </div>
        <div className="min-w-0 space-y-5">
          <OpenSlots venue={venue} />
          <Terms venue={venue} />
        </div>
      </div>
      {slot && <SlotBar slot={slot} form={form} />}
    </article>
  );
}

/** The rule for cancelling, before anything is paid. */
const Terms = ({ venue: { cancelHours, keepPercent } }: { venue: VenueDetail }) => (
  <TitledCard title="Aturan main">
    <div className="mt-2 text-sm">
      <Bullets
        items={[
          `Gratis batal sampai ${cancelHours} jam sebelum main. Sesudah itu ${keptText(keepPercent)}`,
          `Slot patungan harus lengkap ${cancelHours} jam sebelum main. Kalau tidak lengkap, uang semua orang kembali penuh.`,
          'Kalau tempatnya yang membatalkan, uangmu kembali penuh.',
          'Semua jam dalam WIB.',
        ]}
      />
    </div>
  </TitledCard>
);

const VenueSkeleton = () => (
  <Loading label="Memuat tempat main…">
    <div className="mt-2 grid gap-5 md:grid-cols-2">
      <Skeleton className="h-64 !rounded-[14px]" />
      <Skeleton className="h-64 !rounded-[14px]" />
    </div>
  </Loading>
);
