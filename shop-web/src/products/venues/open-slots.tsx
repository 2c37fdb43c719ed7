import { Link } from 'react-router';
import type { VenueDetail } from '#contracts/products/venues/venues.http';
import { slotPath } from '#contracts/product-paths';
import { formatRupiah } from '#domain/platform/sen';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { TitledCard } from '../../platform/ui/titled';
import { formatLongDay, hoursOf } from './days';
import { shortMask } from '../../platform/ui/short-mask';
import { Dots } from '../../platform/ui/dots';

/** Slots of the venue that look for players. */
export const OpenSlots = ({ venue: { slug, openSlots } }: { venue: VenueDetail }) => (
  <TitledCard title="Cari pemain">
    {openSlots.length === 0 ? (
      <p className="mt-1 text-sm text-muted">
        Belum ada slot yang mencari pemain. Pesan satu, lalu buka untuk yang lain.
      </p>
    ) : (
      <ul className="mt-1 divide-y divide-line">
        {openSlots.map((slot) => (
          <li key={slot.slotUid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                {formatLongDay(slot.startsAt)}, {hoursOf(slot)}
              </p>
              <p className="text-sm text-muted">
                <Dots
                  facts={[
                    `${slot.paid} dari ${slot.players} pemain`,
                    `${formatRupiah(slot.share)} per orang`,
                    `oleh ${shortMask(slot.booker)}`,
                  ]}
                />
              </p>
            </div>
            <Link to={slotPath(slug, slot.slotUid)} className={`${TEXT_LINK} inline-flex min-h-11 items-center`}>
              Ikut main
              <span className="sr-only">
                {' '}
                {formatLongDay(slot.startsAt)}, {hoursOf(slot)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </TitledCard>
);
