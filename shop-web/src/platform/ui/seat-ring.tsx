import { seatArcs } from '#domain/catalogue/seat-arcs';

/** One segment for each seat: taken ones filled, that of a host in its own colour, and dotted while it is free. A picture beside words that say the same. */
export const SeatRing = ({
  size,
  taken,
  hosts = 0,
  freeHosts = 0,
  className = 'size-10',
}: {
  size: number;
  taken: number;
  hosts?: number;
  freeHosts?: number;
  className?: string;
}) => (
  <svg aria-hidden="true" viewBox="0 0 40 40" className={`shrink-0 ${className}`} fill="none" strokeWidth="4">
    {seatArcs(size).map((arc, seat) => (
      <path
        key={arc}
        d={arc}
        strokeDasharray={seat < freeHosts ? '2' : undefined}
        className={seat < hosts + freeHosts ? 'stroke-sun' : seat < taken + freeHosts ? 'stroke-brand' : 'stroke-line'}
      />
    ))}
  </svg>
);
