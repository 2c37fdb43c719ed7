const CENTRE = 50;
const RADIUS = 36;
const GAP = 0.2;

/** The logo: a round table whose seats fill up; empty seats are faint. */
export function BrandRing({ seats, taken, className }: { seats: number; taken: number; className?: string }) {
  const slice = (2 * Math.PI) / seats;
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className} fill="none" strokeWidth="17">
      {Array.from({ length: seats }, (_, seat) => (
        <path
          key={seat}
          d={arc(seat * slice + GAP / 2 - Math.PI / 2, (seat + 1) * slice - GAP / 2 - Math.PI / 2)}
          stroke="currentColor"
          opacity={seat < taken ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}

function arc(from: number, to: number): string {
  const at = (angle: number) =>
    `${(CENTRE + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)}`;
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}
