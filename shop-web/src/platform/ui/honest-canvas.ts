const SQUARE = 8;
const COLOURS = ['#c81e1e', '#1e9a3c', '#2848d2', '#f0f0f0', '#101010', '#e6b428', '#787878', '#28b4b4'];
/** JPEG changes flat squares by less than this, and what protects privacy by single steps does not harm a picture. */
const TOLERANCE = 24;

/**
 * Whether a canvas gives back what was drawn on it. Browsers that protect against fingerprints give noise instead:
 * squares of known colours are encoded as a picture would be, decoded and compared.
 */
export const isCanvasHonest = (): Promise<boolean> => look().catch(() => false);

async function look(): Promise<boolean> {
  const drawn = sheet();
  COLOURS.forEach((colour, index) => {
    drawn.context.fillStyle = colour;
    drawn.context.fillRect(index * SQUARE, 0, SQUARE, SQUARE);
  });
  const encoded = await new Promise<Blob | null>((resolve) => drawn.canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!encoded) return false;
  const bitmap = await createImageBitmap(encoded);
  const back = sheet();
  back.context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = back.context.getImageData(0, 0, back.canvas.width, back.canvas.height);
  return COLOURS.every((colour, index) => {
    const at = (SQUARE / 2) * back.canvas.width + index * SQUARE + SQUARE / 2;
    return partsOf(colour).every((part, channel) => Math.abs(part - data[at * 4 + channel]!) < TOLERANCE);
  });
}

function sheet() {
  const canvas = document.createElement('canvas');
  canvas.width = COLOURS.length * SQUARE;
  canvas.height = SQUARE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return { canvas, context };
}

const partsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
