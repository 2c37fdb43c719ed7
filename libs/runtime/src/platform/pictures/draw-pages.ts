import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import { MOST_PDF_PAGES } from '#domain/platform/pdf-pages';
import sharp from 'sharp';
import { readableScale } from '#domain/platform/picture-size';
import { groundUnder } from '#runtime/platform/pictures/ground-under';
import { withoutEmptyWall } from '#runtime/platform/pictures/oversize-pages';

/** The PDF wants a password. */
export class PictureLocked extends Error {}
/** Not all of its pages would be seen, and what is missing may be what counts. */
export class PagesLost extends Error {
  constructor(readonly fault: 'FILE_TOO_MANY_PAGES' | 'FILE_PAGES_TOO_LARGE') {
    super(fault);
  }
}

/** Pixels for each point of a page: 200 dpi, at which the text of a receipt is easily read. */
const SHARPEST = 200 / 72;
/** In pixels: a small page (a label, a card) is drawn larger. */
const SMALLEST_WIDTH = 600;
/** A further page is begun only before this: the whole file has five seconds. */
const FURTHER_PAGES_MS = 3_000;
/** Further pages may leave this much of the sharpness that the first has alone. */
const LEAST_SHARPNESS = 0.6;
const CHANNELS = 4;

interface Pixels {
  pixels: Uint8Array;
  width: number;
  height: number;
}
interface SizedPage {
  page: PDFiumPage;
  width: number;
  height: number;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/**
 * The pages of a PDF, each on the ground on which it can be read, one under the other, of a readable size. Form fields show what is filled in.
 * @throws PictureLocked, PagesLost, Error for a file that is broken.
 */
export async function drawPages(pdf: Buffer): Promise<Pixels> {
  const startedAt = performance.now();
  const library = await freshLibrary();
  const document = await library.loadDocument(pdf).catch((error: Error) => {
    throw /password|security/i.test(error.message) ? new PictureLocked(error.message) : error;
  });
  const renderFormFields = canFill(document);
  const drawn: Pixels[] = [];
  for (const { page, width, height } of await sized(document, renderFormFields)) {
    if (drawn.length > 0 && performance.now() - startedAt > FURTHER_PAGES_MS)
      throw new PagesLost('FILE_PAGES_TOO_LARGE');
    const { data } = await page.render({
      render: 'bitmap',
      scale: 1,
      width,
      height,
      renderFormFields,
      transparent: true,
    });
    drawn.push(await grounded({ pixels: data, width, height }));
  }
  return drawn.length === 1 ? drawn[0]! : stacked(drawn);
}

/** A document whose form cannot be read is drawn without what is filled in. */
function canFill(document: PDFiumDocument): boolean {
  try {
    return document.initializeFormFields() > 0;
  } catch {
    return false;
  }
}

/** The pages in pixels, so that they stay readable together. */
async function sized(document: PDFiumDocument, renderFormFields: boolean): Promise<SizedPage[]> {
  const count = document.getPageCount();
  if (count > MOST_PDF_PAGES) throw new PagesLost('FILE_TOO_MANY_PAGES');
  const pages: SizedPage[] = [];
  for (let index = 0; index < count; index += 1)
    pages.push(largeEnough(await withoutEmptyWall(document, index, renderFormFields)));
  const first = pages.slice(0, 1);
  if (!first.every(hasSize)) throw new Error('the first page has no size');
  const shown = pages.filter(hasSize);
  const scale = sharpnessOf(shown);
  if (scale < sharpnessOf(first) * LEAST_SHARPNESS) throw new PagesLost('FILE_PAGES_TOO_LARGE');
  return shown.map(({ page, width, height }) => ({
    page,
    width: sideOf(width * scale),
    height: sideOf(height * scale),
  }));
}

/** What is left of the resolution when these pages are one picture, 0–1. */
const sharpnessOf = (pages: SizedPage[]): number => readableScale({ width: widest(pages), height: heightOf(pages) });

function largeEnough(page: PDFiumPage): SizedPage {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.max(SHARPEST, SMALLEST_WIDTH / originalWidth);
  return { page, width: originalWidth * scale, height: originalHeight * scale };
}

const hasSize = ({ width, height }: SizedPage): boolean => width * height > 0 && Number.isFinite(width * height);
const widest = (pages: { width: number }[]): number => Math.max(...pages.map(({ width }) => width));
const heightOf = (pages: { height: number }[]): number => pages.reduce((sum, { height }) => sum + height, 0);
const sideOf = (pixels: number): number => Math.max(1, Math.floor(pixels));

/** A page is transparent where nothing is drawn. */
async function grounded({ pixels, width, height }: Pixels): Promise<Pixels> {
  const page = sharp(pixels, { raw: { width, height, channels: CHANNELS } });
  const background = await groundUnder(page);
  return { pixels: await page.flatten({ background }).ensureAlpha().raw().toBuffer(), width, height };
}

/** One under the other, on white. */
function stacked(pages: Pixels[]): Pixels {
  const width = widest(pages);
  const height = heightOf(pages);
  const pixels = new Uint8Array(width * height * CHANNELS).fill(255);
  let top = 0;
  for (const page of pages) {
    const row = page.width * CHANNELS;
    for (let y = 0; y < page.height; y += 1)
      pixels.set(page.pixels.subarray(y * row, (y + 1) * row), (top + y) * width * CHANNELS);
    top += page.height;
  }
  return { pixels, width, height };
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
