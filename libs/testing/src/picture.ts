import sharp from 'sharp';

let picture: Promise<Buffer> | undefined;

/** A small real PNG, created once. */
export const aPicture = (): Promise<Buffer> =>
  (picture ??= sharp({ create: { width: 60, height: 40, channels: 3, background: '#08a081' } })
    .png()
    .toBuffer());
