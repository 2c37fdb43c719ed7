import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { readableScale } from '#domain/platform/picture-size';
import { groundUnder } from '#runtime/platform/pictures/ground-under';

/** Pixels for each point, under which ordinary text is not read any more. */
const LEAST_PER_POINT = 0.6;
/** Content of nearly the size of its page would gain nothing. */
const MOST_OF_PAGE = 0.8;
/** In pixels of the drawing that is looked at. */
const MARGIN = 8;
const CHANNELS = 4;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What the library keeps to itself. */
interface Inside {
  pageIdx: number;
  module: {
    HEAPU8: Uint8Array;
    wasmExports: { malloc(bytes: number): number; free(at: number): void };
    _FPDF_DeviceToPage(page: number, ...numbers: number[]): number;
    _FPDFPage_SetCropBox(page: number, left: number, bottom: number, right: number, top: number): void;
  };
}

/**
 * The page. One on which ordinary text would be too small, because a program gave it the size of a wall, ends where its
 * content does: what could be seen on the whole page is still there.
 */
export async function withoutEmptyWall(
  document: PDFiumDocument,
  index: number,
  renderFormFields: boolean,
): Promise<PDFiumPage> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = readableScale({ width: originalWidth, height: originalHeight });
  // Infinite or empty sizes are refused later.
  if (!(scale < LEAST_PER_POINT) || originalWidth * originalHeight <= 0) return page;
  const size = { width: Math.floor(originalWidth * scale), height: Math.floor(originalHeight * scale) };
  const { data } = await page.render({ render: 'bitmap', scale: 1, ...size, renderFormFields, transparent: true });
  const content = await contentOf(data, size);
  // The library closes a page that it has drawn.
  const again = document.getPage(index);
  const [long, whole] = [
    Math.max(content.right - content.left, content.bottom - content.top),
    Math.max(size.width, size.height),
  ];
  if (long < whole * MOST_OF_PAGE) crop(again as unknown as Inside, size, content);
  return again;
}

/** Where something is drawn, with a margin. */
async function contentOf(pixels: Uint8Array, { width, height }: { width: number; height: number }): Promise<Box> {
  const page = sharp(pixels, { raw: { width, height, channels: CHANNELS } });
  const background = await groundUnder(page);
  const { data, info } = await page.flatten({ background }).raw().toBuffer({ resolveWithObject: true });
  const raw = { width, height, channels: info.channels };
  const { info: trimmed } = await sharp(data, { raw }).trim({ background }).raw().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(trimmed.trimOffsetLeft ?? 0), -(trimmed.trimOffsetTop ?? 0)];
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, top - MARGIN),
    right: Math.min(width, left + trimmed.width + MARGIN),
    bottom: Math.min(height, top + trimmed.height + MARGIN),
  };
}

/** Turned pages have other axes than their drawing. */
function crop({ module, pageIdx }: Inside, { width, height }: { width: number; height: number }, box: Box): void {
  const at = module.wasmExports.malloc(2 * Float64Array.BYTES_PER_ELEMENT);
  const placeOf = (x: number, y: number): [number, number] => {
    module._FPDF_DeviceToPage(pageIdx, 0, 0, width, height, 0, x, y, at, at + Float64Array.BYTES_PER_ELEMENT);
    const [pageX, pageY] = new Float64Array(module.HEAPU8.buffer, at, 2);
    return [pageX!, pageY!];
  };
  const [x1, y1] = placeOf(box.left, box.top);
  const [x2, y2] = placeOf(box.right, box.bottom);
  module.wasmExports.free(at);
  module._FPDFPage_SetCropBox(pageIdx, Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));
}
