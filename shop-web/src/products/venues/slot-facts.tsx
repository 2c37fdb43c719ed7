import type { SlotOrder } from '#contracts/products/venues/venues.http';
import { formatLongDay, hoursOf } from './days';
import { shortMask } from '../../platform/ui/short-mask';

type Slot = SlotOrder['slot'];

/** When and where, and who plays so far. */
export function SlotFacts({ slot }: { slot: Slot }) {
  const { venue, shared, paid, players, names, state } = slot;
  return (
    <>
      <p className="mt-2 font-semibold">
        {formatLongDay(slot.startsAt)}, {hoursOf(slot)} WIB
      </p>
      <p className="text-sm text-muted">
        {venue.name}, {venue.address}, {venue.city}
      </p>
      {shared && (
        <div className="mt-4">
          <div
            role="progressbar"
            aria-label="Pemain yang sudah bayar"
            aria-valuenow={paid}
            aria-valuemin={0}
            aria-valuemax={players}
            className="h-2.5 overflow-hidden rounded-full bg-sunken"
          >
            <div className="h-full rounded-full bg-brand" style={{ width: `${(paid / players) * 100}%` }} />
          </div>
          <p className="mt-2 text-sm">
            <b>
              {paid} dari {players}
            </b>{' '}
            bagian sudah dibayar{state === 'open' && paid < players && `, kurang ${players - paid}`}
          </p>
          {names.length > 0 && (
            <ul aria-label="Yang ikut main" className="mt-2 flex flex-wrap gap-2">
              {names.map((name, index) => (
                <li key={index} className="rounded-lg bg-sunken px-2.5 py-1 text-xs font-semibold">
                  {shortMask(name)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
