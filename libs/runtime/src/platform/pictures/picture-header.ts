import { inflateSync } from 'node:zlib';
import { type PictureType, contentKindOf, isPictureType } from '#domain/platform/content-kind';

export interface PictureHeader {
  type: PictureType;
  /** As the header says it, before anything is decoded; 0 where it says nothing (a PDF has pages, not pixels). */
  pixels: number;
}

/** docs/rules/uploads.md#pictures */
export const MAX_PIXELS = 25_000_000;
/** Of a PNG: all that makes the picture, and how it is turned. The others may hold megabytes each, compressed. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'eXIf']);
/** Of a colour profile, inflated; that of a phone's screen has 600. */
const MAX_PROFILE_BYTES = 100_000;

/** Looks at the header only, so it is cheap for any content. @returns null for a type that is not accepted. */
export function readPictureHeader(bytes: Buffer): PictureHeader | null {
  const type = contentKindOf(bytes);
  return isPictureType(type) ? { type, pixels: PIXELS_OF[type](bytes) } : null;
}

/** The PNG without the chunks that a picture does not need. A broken file stays broken. */
export function withoutAncillaryChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    if (PNG_CHUNKS.has(name) || (name === 'iCCP' && isSmallProfile(png.subarray(at + 8, end - 4))))
      kept.push(png.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return Buffer.concat(kept);
}

/** Its name, a zero, the method, then the profile. */
function isSmallProfile(chunk: Buffer): boolean {
  try {
    inflateSync(chunk.subarray(chunk.indexOf(0) + 2), { maxOutputLength: MAX_PROFILE_BYTES });
    return true;
  } catch {
    return false;
  }
}

const PIXELS_OF: Record<PictureType, (bytes: Buffer) => number> = {
  jpeg: pixelsOfJpeg,
  png: pixelsOfPng,
  webp: pixelsOfWebp,
  pdf: () => 0,
};

function pixelsOfPng(bytes: Buffer): number {
  const isComplete = bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR';
  return isComplete ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : 0;
}

/** From the frame header, which stands behind segments of known length. */
function pixelsOfJpeg(bytes: Buffer): number {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
    // A filling byte, or a segment with its length.
    at += marker === 0xff ? 1 : 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return 0;
}

/** Lossy, lossless and extended files have it in different places. */
function pixelsOfWebp(bytes: Buffer): number {
  if (bytes.length < 30) return 0;
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') return (bytes.readUInt16LE(26) & 0x3fff) * (bytes.readUInt16LE(28) & 0x3fff);
  if (chunk === 'VP8X') return (bytes.readUIntLE(24, 3) + 1) * (bytes.readUIntLE(27, 3) + 1);
  if (chunk !== 'VP8L') return 0;
  const packed = bytes.readUInt32LE(21);
  return ((packed & 0x3fff) + 1) * (((packed >>> 14) & 0x3fff) + 1);
}
