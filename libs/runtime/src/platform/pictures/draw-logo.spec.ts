import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type DrawnPicture, type DrawnType, drawPicture } from './draw-picture.js';

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const draw = (bytes: Buffer, type: DrawnType = 'png') => drawPicture(bytes, type, 'logo');
async function drawn(bytes: Buffer, type?: DrawnType): Promise<DrawnPicture> {
  const result = await draw(bytes, type);
  if (typeof result === 'string') throw new Error(result);
  return result;
}
/** A block of one colour in a clear sheet. */
const block = (width: number, height: number, colour = '#8c3b3b', around = 200) =>
  sharp({ create: { width: width + around, height: height + around, channels: 4, background: CLEAR } })
    .composite([{ input: { create: { width, height, channels: 4, background: colour } }, left: around - 10, top: 10 }])
    .png()
    .toBuffer();
const svgOf = (content: string, size = 'width="24" height="24"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 24 24">${content}</svg>`);
const RED = '<rect width="24" height="24" fill="#c00"/>';
/** Red, green, blue and alpha in the middle of the left, top, right and lower edge, and in the centre. */
async function places({ bytes }: DrawnPicture): Promise<number[][]> {
  const at = async (left: number, top: number) => [
    ...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  return Promise.all([at(1, 128), at(128, 1), at(254, 128), at(128, 254), at(128, 128)]);
}
const isSeen = (pixels: number[][]) => pixels.map(([, , , alpha]) => alpha! > 128);

describe('a logo', () => {
  it('becomes a WebP of 256 pixels without its clear edges, in the middle of a clear square', async () => {
    const wide = await drawn(await block(400, 100));
    expect([wide.width, wide.height, (await sharp(wide.bytes).metadata()).format]).toEqual([256, 256, 'webp']);
    expect(isSeen(await places(wide))).toEqual([true, false, true, false, true]);
    const [, , , , [red, green, blue] = []] = await places(wide);
    expect(Math.abs(red! - 0x8c) + Math.abs(green! - 0x3b) + Math.abs(blue! - 0x3b)).toBeLessThan(12);
    expect(isSeen(await places(await drawn(await block(100, 400))))).toEqual([false, true, false, true, true]);
  });

  it('is taken without a clear ground too', async () => {
    const photo = sharp({ create: { width: 300, height: 300, channels: 3, background: '#1060c0' } });
    for (const type of ['jpeg', 'webp'] as const)
      expect(isSeen(await places(await drawn(await photo.clone()[type]().toBuffer(), type)))).not.toContain(false);
  });

  it('of less than 64 pixels is refused, by what is seen of it', async () => {
    expect(await draw(await block(63, 63))).toBe('LOGO_TOO_SMALL');
    expect(typeof (await draw(await block(64, 20)))).toBe('object');
  });

  it('that cannot be seen on white is refused', async () => {
    for (const colour of ['#ffffff', '#f4f4f4']) expect(await draw(await block(200, 200, colour))).toBe('LOGO_PALE');
    expect(await draw(await block(200, 200, '#00000000'))).toBe('LOGO_PALE');
    expect(typeof (await draw(await block(200, 200, '#ffd400')))).toBe('object');
  });
});

describe('an SVG', () => {
  it('is drawn sharp, however small it says that it is', async () => {
    for (const size of ['width="8" height="8"', '', 'width="90000" height="90000"']) {
      const { bytes, width } = await drawn(
        svgOf(`<rect width="12" height="24" fill="#c00"/>${'<g/>'.repeat(3)}`, size),
        'svg',
      );
      expect([size, width, (await sharp(bytes).metadata()).format]).toEqual([size, 256, 'webp']);
      const blurred = await sharp(bytes).ensureAlpha().extractChannel(3).raw().toBuffer();
      expect([size, blurred.filter((alpha) => alpha > 20 && alpha < 235).length < 1_100]).toEqual([size, true]);
    }
  });

  it('shows nothing that lies outside of it, and runs nothing', async () => {
    const outside =
      '<image href="file:///etc/hostname" width="24" height="24"/><image href="https://example.com/a.png" width="24" height="24"/>';
    expect(await draw(svgOf(`${outside}<script>while(true);</script>`), 'svg')).toBe('LOGO_PALE');
    expect(typeof (await draw(svgOf(`${outside}<script>while(true);</script>${RED}`), 'svg'))).toBe('object');
    const entity = Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><title>&e;</title></svg>',
    );
    expect(['LOGO_PALE', 'FILE_BROKEN']).toContain(await draw(entity, 'svg'));
  });

  it('with text is refused, because a server has no typefaces', async () => {
    expect(await draw(svgOf(`${RED}<text x="2" y="12">Netflix</text>`), 'svg')).toBe('LOGO_TEXT');
    expect(await draw(svgOf(`${RED}<svg:text xmlns:svg="http://www.w3.org/2000/svg">a</svg:text>`), 'svg')).toBe(
      'LOGO_TEXT',
    );
  });

  it('that is broken is refused', async () => {
    expect(await draw(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect'), 'svg')).toBe('FILE_BROKEN');
  });
});
