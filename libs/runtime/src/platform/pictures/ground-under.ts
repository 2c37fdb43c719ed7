import type { ResizeOptions, Sharp } from 'sharp';
import { type Ground, PAPER, groundOf } from '#domain/platform/picture-ground';

/** Its pixels are looked at one by one. */
const LOOKED_AT: ResizeOptions = { width: 1_000, height: 1_000, fit: 'inside', withoutEnlargement: true };

/** The ground on which what is drawn on a picture can be read. docs/rules/uploads.md#ground */
export async function groundUnder(source: Sharp): Promise<Ground> {
  const { hasAlpha } = await source.metadata();
  if (!hasAlpha) return PAPER;
  const small = source.clone().toColourspace('srgb').ensureAlpha().resize(LOOKED_AT).raw({ depth: 'uchar' });
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return info.channels === 4 ? groundOf({ pixels: data, width: info.width, height: info.height }) : PAPER;
}
