/** A picture as so many grey cells, row by row: few enough to keep, and enough to see one other digit on a receipt of a phone. */
export const SKETCH = { width: 96, height: 192 };

/** In grey: a cell that differs by more shows something else. Saving again changes cells by less. */
const MOST_GREY = 32;
/** Another time, reference and last digits of an amount change at least five cells. */
const MOST_CELLS = 2;

/** Whether two sketches are of one picture that was saved again. docs/rules/uploads.md#likeness */
export function areAlike(one: Uint8Array, other: Uint8Array): boolean {
  let different = 0;
  for (let at = 0; at < one.length; at += 1)
    if (Math.abs(one[at]! - other[at]!) > MOST_GREY && (different += 1) > MOST_CELLS) return false;
  return one.length === other.length;
}

/** How often light and dark change across and down. Odd ones across do not see that a whole row has become lighter. */
const WAVES = [1, 3].flatMap((across) => [1, 4, 8, 12, 16, 20].map((down) => ({ across, down })));
/** In the strength of a wave: receipts of one bank differ by this, and saving again changes less than the margin. */
const STEP = 800;
const MARGIN = 200;
/** Each doubles the keys that are looked up. */
const MOST_UNCERTAIN = 7;

/**
 * Where sketches of one picture meet without being compared with all others.
 * @returns its own key, and the keys (its own among them) that the same picture may have when it was saved again.
 */
export function likenessKeys(sketch: Uint8Array): { own: bigint; near: bigint[] } {
  const places = wavesOf(sketch).map((strength) => strength / STEP);
  const steps = places.map(Math.floor);
  const uncertain = places
    .map((place, at) => ({ at, far: Math.abs(place - Math.round(place)), to: Math.round(place) > place ? 1 : -1 }))
    .filter(({ far }) => far < MARGIN / STEP)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_UNCERTAIN);
  let near = [steps];
  for (const { at, to } of uncertain)
    near = near.flatMap((one) => [one, one.map((step, index) => (index === at ? step + to : step))]);
  return { own: keyOf(steps), near: near.map(keyOf) };
}

function wavesOf(sketch: Uint8Array): number[] {
  const { width, height } = SKETCH;
  return WAVES.map(({ across, down }) => {
    const [columns, rows] = [cosines(across, width), cosines(down, height)];
    return sketch.reduce((sum, grey, at) => sum + grey * columns[at % width]! * rows[Math.floor(at / width)]!, 0);
  });
}

const cosines = (waves: number, cells: number): Float64Array =>
  Float64Array.from({ length: cells }, (_, cell) => Math.cos((Math.PI * waves * (cell + 0.5)) / cells));

/** FNV-1a over the steps, as a number of 63 bits. */
const keyOf = (steps: number[]): bigint =>
  steps.reduce(
    (hash, step) => BigInt.asUintN(64, (hash ^ BigInt(step + 4_096)) * 0x100000001b3n),
    0xcbf29ce484222325n,
  ) >> 1n;
