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

/** In the strength of a wave. Saving a picture of large plain areas again, half as large, changes one by up to 1,450; a receipt changes by 310. */
export const FARTHEST_WAVE = 1_600;

/**
 * Twelve slow waves of a sketch, by which those of one picture are found among all others before cells are compared.
 * @returns their strengths, whole numbers of at most seven digits.
 */
export function wavesOf(sketch: Uint8Array): number[] {
  const { width, height } = SKETCH;
  return WAVES.map(({ across, down }) => {
    const [columns, rows] = [cosines(across, width), cosines(down, height)];
    return Math.round(
      sketch.reduce((sum, grey, at) => sum + grey * columns[at % width]! * rows[Math.floor(at / width)]!, 0),
    );
  });
}

const cosines = (waves: number, cells: number): Float64Array =>
  Float64Array.from({ length: cells }, (_, cell) => Math.cos((Math.PI * waves * (cell + 0.5)) / cells));
