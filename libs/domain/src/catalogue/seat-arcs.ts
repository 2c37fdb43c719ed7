const CENTRE = 20;
const RADIUS = 17;
/** Between two seats, in degrees. */
const GAP = 14;

/** The ring of a group: the paths of its seats in a view box of 40 × 40, the first from the top, clockwise; to be stroked 4 wide. */
export function seatArcs(size: number): string[] {
  const turn = 360 / size;
  return Array.from({ length: size }, (_, seat) => arc(seat * turn + GAP / 2 - 90, (seat + 1) * turn - GAP / 2 - 90));
}

function arc(from: number, to: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(CENTRE + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${point(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`;
}
