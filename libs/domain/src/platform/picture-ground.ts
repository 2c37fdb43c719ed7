/** What stands behind a picture where it is transparent. docs/rules/uploads.md#ground */
export const PAPER = '#ffffff';
export const DARK = '#222222';
export type Ground = typeof PAPER | typeof DARK;

interface Pixels {
  /** Red, green, blue and alpha of each. */
  pixels: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Alpha from which a pixel is seen. */
const SEEN = 64;
/** Brightness above which it is lost on paper, and below which on the dark ground. */
const LIGHT = 180;
const SHADED = 100;
/** White text has much more outline than a white sheet or panel, on which the text itself is dark. */
const LEAST_OUTLINE = 0.01;
/** Where both are there the usual ground stays. */
const LIGHT_TO_DARK = 3;

/** Dark for light text without a ground of its own, otherwise paper. */
export function groundOf({ pixels, width, height }: Pixels): Ground {
  let lightArea = 0;
  let lightOutline = 0;
  let darkOutline = 0;
  const isOpen = (at: number) => pixels[at * 4 + 3]! < SEEN;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      if (isOpen(at)) continue;
      const [red, green, blue] = [pixels[at * 4]!, pixels[at * 4 + 1]!, pixels[at * 4 + 2]!];
      const brightness = red * 0.3 + green * 0.59 + blue * 0.11;
      if (brightness > LIGHT) lightArea += 1;
      else if (brightness >= SHADED) continue;
      const isOutline =
        (x > 0 && isOpen(at - 1)) ||
        (x < width - 1 && isOpen(at + 1)) ||
        (y > 0 && isOpen(at - width)) ||
        (y < height - 1 && isOpen(at + width));
      if (!isOutline) continue;
      if (brightness > LIGHT) lightOutline += 1;
      else darkOutline += 1;
    }
  const isText = lightOutline > lightArea * LEAST_OUTLINE;
  return isText && lightOutline > darkOutline * LIGHT_TO_DARK ? DARK : PAPER;
}
