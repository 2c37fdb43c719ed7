import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The PDF wants a password. */
export class PictureLocked extends Error {}

/** Pixels for each point of a page: 200 dpi, at which the text of a receipt is easily read. */
const SHARPEST = 200 / 72;

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The first page of a PDF on white, its longer side at most `longestSide` pixels. @throws PictureLocked, Error for a
 * file that is broken.
 */
export async function drawFirstPage(
  pdf: Buffer,
  longestSide: number,
): Promise<{ pixels: Uint8Array; width: number; height: number }> {
  const library = await freshLibrary();
  const document = await library.loadDocument(pdf).catch((error: Error) => {
    throw /password/i.test(error.message) ? new PictureLocked(error.message) : error;
  });
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(SHARPEST, longestSide / Math.max(originalWidth, originalHeight));
  const width = Math.max(1, Math.floor(originalWidth * scale));
  const height = Math.max(1, Math.floor(originalHeight * scale));
  if (!(width <= longestSide && height <= longestSide)) throw new Error('the page has no size');
  const { data } = await page.render({ render: 'bitmap', scale: 1, width, height });
  return { pixels: data, width, height };
}

/** Each file gets a memory of its own, so that none can see or change what another one has left there. */
async function freshLibrary() {
  const code = await (compiled ??= compile());
  return PDFiumLibrary.init({
    instantiateWasm: (imports, done) => {
      const instance = new WebAssembly.Instance(code, imports);
      // Typed as if it took the module.
      done(instance as unknown as WebAssembly.Module);
      return instance.exports;
    },
  });
}

async function compile(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  return new WebAssembly.Module(await readFile(file));
}
