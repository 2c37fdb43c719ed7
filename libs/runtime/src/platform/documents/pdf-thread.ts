// A thread of its own, started by PdfDrawer: draws one document after the other, so that no request waits for a drawing.
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { ShopDocument } from '#domain/platform/documents/shop-document';
import { pdfDefinition } from '#runtime/platform/documents/pdf-definition';

// Loaded from its folder, which has the fonts.
const require = createRequire(import.meta.url);
const pdfmake = require('pdfmake') as PdfMake;
const { openSync } = require('fontkit') as Fontkit;
const fonts = path.join(path.dirname(require.resolve('pdfmake/package.json')), 'fonts/Roboto');
const regular = path.join(fonts, 'Roboto-Regular.ttf');
pdfmake.setFonts({ Roboto: { normal: regular, bold: path.join(fonts, 'Roboto-Medium.ttf') } });
const font = openSync(regular);
// Nothing but the fonts is read, whatever a document says.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((file) => file.startsWith(fonts));

/** What is used of it: its own types bring in those of browsers. */
interface PdfMake {
  setFonts(fonts: Record<string, Record<string, string>>): void;
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  setLocalAccessPolicy(allows: (file: string) => boolean): void;
  createPdf(definition: object): { getBuffer(): Promise<Buffer> };
}

interface Fontkit {
  openSync(file: string): { hasGlyphForCodePoint(codePoint: number): boolean };
}

export interface PdfAnswer {
  pdf?: Uint8Array;
  fault?: string;
}

parentPort!.on('message', (document: ShopDocument) => {
  pdfmake
    .createPdf(pdfDefinition(document, (codePoint) => font.hasGlyphForCodePoint(codePoint)))
    .getBuffer()
    .then(
      (pdf: Buffer) => answer({ pdf }),
      (error: Error) => answer({ fault: error.message }),
    );
});

const answer = (message: PdfAnswer): void => parentPort!.postMessage(message);
