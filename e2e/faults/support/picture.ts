import sharp from 'sharp';

/** The smallest proof that will do. */
export const picture: Promise<Buffer> = sharp({ create: { width: 8, height: 8, channels: 3, background: '#08a081' } })
  .png()
  .toBuffer();
