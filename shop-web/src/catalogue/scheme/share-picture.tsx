import type { PriceListBrand } from '#domain/catalogue/scheme/price-list';

const SIZE = { width: 260, height: 120 };
const TABLE = { x: 130, y: 60 };

/** Illustration: one subscription in the middle, its members around it, the host in yellow. */
export function SharePicture({ provider, className }: { provider: PriceListBrand; className?: string }) {
  const seats = provider.hostSeats + provider.regularSeats;
  const places = Array.from({ length: seats }, (_, seat) => {
    const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
    return { x: Math.round(TABLE.x + 100 * Math.cos(angle)), y: Math.round(TABLE.y + 42 * Math.sin(angle)) };
  });
  const peopleOf = (seated: typeof places) => seated.map(personAt).join('');
  // All lines are one path, and so are all people of a kind.
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} width={SIZE.width} aria-hidden="true" className={className}>
      <path
        d={places.map(({ x, y }) => `M${TABLE.x} ${TABLE.y}L${x} ${y}`).join('')}
        stroke="var(--line)"
        strokeWidth="2"
      />
      <circle cx={TABLE.x} cy={TABLE.y} r="24" fill={provider.color} />
      <circle cx={TABLE.x} cy={TABLE.y} r="13" fill="none" stroke="#ffffff" strokeWidth="4" strokeOpacity="0.9" />
      {provider.hostSeats > 0 && <path d={peopleOf(places.slice(0, provider.hostSeats))} fill="var(--color-sun)" />}
      <path d={peopleOf(places.slice(provider.hostSeats))} fill="var(--color-brand)" />
    </svg>
  );
}

/** A head and shoulders, as a part of a path. */
const personAt = ({ x, y }: { x: number; y: number }) =>
  `M${x - 5} ${y - 4}a5 5 0 1 1 10 0a5 5 0 1 1-10 0zM${x - 9} ${y + 12}a9 9 0 0 1 18 0z`;
