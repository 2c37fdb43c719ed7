import { Download } from 'lucide-react';
import { encodeQR } from 'qr';
import { saveAs } from '../../platform/documents/save-as';
import { Button } from '../../platform/ui/button';

/** Of a square in the saved picture: sharp on every screen, and small enough to send. */
const SQUARE_PX = 16;
/** The margin that scanners need, in squares. */
const BORDER = 4;

/** Dark on white in every theme, with a button that saves it: who pays on the same phone opens it from the gallery of the bank's app. */
export function QrCode({ text, label, fileName }: { text: string; label: string; fileName: string }) {
  const rows = encodeQR(text, 'raw', { border: BORDER });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <div className="text-center">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${rows.length} ${rows.length}`}
        shapeRendering="crispEdges"
        className="mx-auto w-full max-w-sm rounded-xl bg-white"
      >
        <path d={path} fill="#000" />
      </svg>
      <Button variant="secondary" className="mt-3" onClick={() => void save(rows, fileName)}>
        <Download aria-hidden="true" className="size-5" /> Unduh QR
      </Button>
    </div>
  );
}

/** As PNG: the gallery of a phone shows no SVG. */
async function save(rows: readonly boolean[][], fileName: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = rows.length * SQUARE_PX;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * SQUARE_PX, y * SQUARE_PX, SQUARE_PX, SQUARE_PX);
    }),
  );
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture) saveAs(fileName, picture);
}
