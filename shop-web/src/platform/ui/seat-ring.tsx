const RADIUS = 17;
/** Between two seats, in degrees. */
const GAP = 14;

/** One segment for each seat: taken ones filled, that of a host in its own colour. A picture beside words that say the same. */
export function SeatRing({
  size,
  taken,
  hosts = 0,
  className = 'size-10',
}: {
  size: number;
  taken: number;
  hosts?: number;
  className?: string;
}) {
  const turn = 360 / size;
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={`shrink-0 -rotate-90 ${className}`} fill="none">
      {Array.from({ length: size }, (_, seat) => (
        <path
          key={seat}
          d={arc(seat * turn + GAP / 2, (seat + 1) * turn - GAP / 2)}
          strokeWidth={4}
          className={seat < hosts ? 'stroke-sun' : seat < taken ? 'stroke-brand' : 'stroke-line'}
        />
      ))}
    </svg>
  );
}

function arc(from: number, to: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(20 + RADIUS * Math.cos(angle)).toFixed(2)} ${(20 + RADIUS * Math.sin(angle)).toFixed(2)}`;
  };
  return `M ${point(from)} A ${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`;
}
