import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

const [width, height] = [60, 40];

/** A small real PNG, another one at each call: the shop takes one picture as a proof once. */
export const aPicture = (): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();

/** One colour and nothing else. */
export const aBlankPicture = (): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#08a081' } })
    .png()
    .toBuffer();
