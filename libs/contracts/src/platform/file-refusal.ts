import { ERROR_MESSAGE } from '#contracts/errors';
import type { ContentKind } from '#domain/platform/content-kind';

/** Where PDF is taken too, or photos only. */
export type AcceptedFiles = 'FILE_TYPE' | 'PHOTO_TYPE';

const PICTURE_NAME: Partial<Record<ContentKind, string>> = {
  heic: 'Foto HEIC',
  avif: 'Gambar AVIF',
  gif: 'Gambar GIF',
  bmp: 'Gambar BMP',
  tiff: 'Gambar TIFF',
  svg: 'Gambar SVG',
};
const OTHER_NAME: Partial<Record<ContentKind, string>> = {
  office: 'berkas Word, Excel, atau ZIP',
  video: 'video',
  html: 'halaman web',
};

/** Why a file of this kind is not taken, by its name, and what to do instead. */
export function fileRefusal(kind: ContentKind | null, accepted: AcceptedFiles): string {
  const picture = kind && PICTURE_NAME[kind];
  if (picture) return `${picture} belum bisa kami baca. Kirim tangkapan layarnya, atau simpan dulu sebagai JPEG.`;
  const other = kind && OTHER_NAME[kind];
  if (!other) return ERROR_MESSAGE[accepted];
  const instead = accepted === 'FILE_TYPE' ? 'Simpan dulu sebagai PDF, atau kirim' : 'Kirim';
  return `Ini ${other}. ${instead} tangkapan layarnya.`;
}
