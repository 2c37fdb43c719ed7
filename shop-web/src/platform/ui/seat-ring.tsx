import { seatArcs } from '#domain/catalogue/seat-arcs';

/** One segment for each seat: taken ones filled, that of a host in its own colour. A picture beside words that say the same. */
export const SeatRing = ({
  size,
  taken,
  hosts = 0,
  className = 'size-10',
}: {
  size: number;
  taken: number;
  hosts?: number;
  className?: string;
}) => (
  <svg aria-hidden="true" viewBox="0 0 40 40" className={`shrink-0 ${className}`} fill="none" strokeWidth="4">
    {seatArcs(size).map((arc, seat) => (
      <path key={arc} d={arc} className={seat < hosts ? 'stroke-sun' : seat < taken ? 'stroke-brand' : 'stroke-line'} />
    ))}
  </svg>
);
