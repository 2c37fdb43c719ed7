import type { PriceListBrand } from '#domain/catalogue/scheme/price-list';

const SIZE = { width: 260, height: 120 };
const TABLE = { x: 130, y: 60 };

/** Illustration: one subscription in the middle, its members around it, the host in yellow. */
export function SharePicture({ provider, className }: { provider: PriceListBrand; className?: string }) {
  const seats = provider.hostSeats + provider.regularSeats;
  const places = Array.from({ length: seats }, (_, seat) => {
    const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
    return { x: TABLE.x + 100 * Math.cos(angle), y: TABLE.y + 42 * Math.sin(angle), host: seat < provider.hostSeats };
  });
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" className={className}>
      {places.map(({ x, y }) => (
        <line key={`${x} ${y}`} x1={TABLE.x} y1={TABLE.y} x2={x} y2={y} stroke="var(--line)" strokeWidth="2" />
      ))}
      <circle cx={TABLE.x} cy={TABLE.y} r="24" fill={provider.color} />
      <circle cx={TABLE.x} cy={TABLE.y} r="13" fill="none" stroke="#ffffff" strokeWidth="4" strokeOpacity="0.9" />
      {places.map(({ x, y, host }) => (
        <g key={`${x} ${y}`} fill={host ? 'var(--color-sun)' : 'var(--color-brand)'}>
          <circle cx={x.toFixed(1)} cy={(y - 4).toFixed(1)} r="5" />
          <path d={`M${(x - 9).toFixed(1)} ${(y + 12).toFixed(1)}a9 9 0 0 1 18 0z`} />
        </g>
      ))}
    </svg>
  );
}
