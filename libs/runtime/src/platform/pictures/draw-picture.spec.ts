import { describe, expect, it } from '@jest/globals';
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { pdfOf, streamOf } from '#testing/pdf';
import { type DrawnPicture, drawPicture } from './draw-picture.js';
import { readPictureHeader } from './picture-header.js';

const draw = (bytes: Buffer) => drawPicture(bytes, readPictureHeader(bytes)!.type, 'proof');
const drawn = async (bytes: Buffer): Promise<DrawnPicture> => {
  const result = await draw(bytes);
  if (typeof result === 'string') throw new Error(result);
  return result;
};
/** Red, green, blue at a place given in parts of the sides. */
async function colourAt({ bytes, width, height }: DrawnPicture, x: number, y: number): Promise<number[]> {
  const place = { left: Math.floor(x * width), top: Math.floor(y * height), width: 1, height: 1 };
  return [...(await sharp(bytes).extract(place).raw().toBuffer())];
}
/** The types of sharp do not know it yet. */
const withBrightness = (picture: Sharp) => (picture as Sharp & { withGainMap(): Sharp }).withGainMap();
/** A blank proof is refused: each has a dark mark in its last corner. */
const MARK = { create: { width: 8, height: 8, channels: 4, background: '#222' } } as const;
const sheetOf = (width: number, height: number, background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } }).composite([{ input: MARK, gravity: 'southeast' }]);
const canvas = (background: string, channels?: 3 | 4) => sheetOf(120, 80, background, channels);

/** White with a red quarter, as seen upright. */
async function aSheet(): Promise<Sharp> {
  const corner = { create: { width: 60, height: 40, channels: 3, background: '#c00' } } as const;
  return sharp(
    await sharp({ create: { width: 120, height: 80, channels: 3, background: '#fff' } })
      .composite([{ input: corner, left: 0, top: 0 }])
      .png()
      .toBuffer(),
  );
}
/** How a camera that was held so stores the upright sheet. */
const TURNS: Record<number, (sheet: Sharp) => Sharp> = {
  1: (sheet) => sheet,
  2: (sheet) => sheet.flop(),
  3: (sheet) => sheet.rotate(180),
  4: (sheet) => sheet.flip(),
  6: (sheet) => sheet.rotate(270),
  8: (sheet) => sheet.rotate(90),
};
async function turned(orientation: number, format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const pixels = await TURNS[orientation]!(await aSheet())
    .png()
    .toBuffer();
  return sharp(pixels).withMetadata({ orientation })[format]().toBuffer();
}
const aGrainyPhoto = (options = {}) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: 600, height: 800, channels: 3, background: '#888', noise } })
    .jpeg(options)
    .toBuffer();
};

describe('a picture is drawn', () => {
  const FORMATS = ['jpeg', 'png', 'webp'] as const;
  it.each(FORMATS.flatMap((format) => Object.keys(TURNS).map((turn) => [format, Number(turn)] as const)))(
    'upright: %s with the orientation %i',
    async (format, orientation) => {
      const picture = await drawn(await turned(orientation, format));
      expect([picture.width, picture.height]).toEqual([120, 80]);
      const [red, green] = await colourAt(picture, 0.25, 0.25);
      expect([red! > 180, green! < 60]).toEqual([true, true]);
      expect((await colourAt(picture, 0.75, 0.75)).every((part) => part > 240)).toBe(true);
    },
  );

  it.each([
    ['PNG', () => canvas('#0000', 4).png()],
    ['PNG of a palette', () => canvas('#0000', 4).png({ palette: true })],
    ['grey PNG', () => canvas('#0000', 4).toColourspace('b-w').png()],
    ['WebP', () => canvas('#0000', 4).webp()],
  ])('on white where a %s is transparent', async (_, make) => {
    const picture = await drawn(await make().toBuffer());
    expect((await sharp(picture.bytes).metadata()).hasAlpha).toBe(false);
    expect((await colourAt(picture, 0.5, 0.5)).every((part) => part > 250)).toBe(true);
  });

  it.each([
    ['PNG', (picture: Sharp) => picture.png()],
    ['PNG of a palette', (picture: Sharp) => picture.png({ palette: true })],
    ['grey PNG', (picture: Sharp) => picture.toColourspace('b-w').png()],
    ['PNG of 16 bits', (picture: Sharp) => picture.toColourspace('rgb16').png()],
    ['WebP', (picture: Sharp) => picture.webp()],
  ])('so that white on a transparent %s can be read', async (_, make) => {
    const stroke = { create: { width: 90, height: 4, channels: 4, background: '#fff' } } as const;
    const empty = sharp({ create: { width: 120, height: 80, channels: 4, background: '#0000' } });
    const picture = await drawn(await make(empty.composite([{ input: stroke, left: 15, top: 38 }])).toBuffer());
    expect((await colourAt(picture, 0.5, 0.5)).every((part) => part > 220)).toBe(true);
    expect((await colourAt(picture, 0.5, 0.1)).every((part) => part < 60)).toBe(true);
  });

  it.each([
    ['PNG of the colours of a phone', () => canvas('#f00').withIccProfile('p3').png()],
    ['JPEG of the colours of a phone', () => canvas('#f00').withIccProfile('p3').jpeg()],
    ['JPEG of four printing colours', () => canvas('#f00').toColourspace('cmyk').jpeg()],
    ['progressive JPEG', () => canvas('#f00').jpeg({ progressive: true })],
    ['JPEG with a map of brightness (Ultra HDR)', () => withBrightness(canvas('#f00')).jpeg()],
    ['PNG of 16 bits', () => canvas('#f00').toColourspace('rgb16').png()],
  ])('in its colours: %s', async (_, make) => {
    const [red, green, blue] = await colourAt(await drawn(await make().toBuffer()), 0.5, 0.5);
    expect([red! > 180, green! < 45, blue! < 45]).toEqual([true, true, true]);
  });

  it('with its first frame when it moves', async () => {
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => canvas(colour).png().toBuffer()));
    const picture = await drawn(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
    expect([picture.width, picture.height]).toEqual([120, 80]);
    expect((await colourAt(picture, 0.5, 0.5))[0]).toBeGreaterThan(225);
  });

  it('whatever follows it: a film, a second picture, zeros', async () => {
    const photo = await aGrainyPhoto();
    const alone = await drawn(photo);
    for (const rest of [photo, Buffer.alloc(5_000), Buffer.from('\0\0\0\x18ftypmp42')])
      expect((await drawn(Buffer.concat([photo, rest]))).sha256).toBe(alone.sha256);
  });

  it('as wide as a phone shows it, however long it is', async () => {
    const column = { create: { width: 80, height: 9_000, channels: 4, background: '#222' } } as const;
    const sheet = sharp({ create: { width: 1_080, height: 9_000, channels: 3, background: '#fff' } });
    const long = await sheet
      .composite([{ input: column, left: 0, top: 0 }])
      .png()
      .toBuffer();
    expect(await drawn(long)).toMatchObject({ width: 1_080, height: 9_000 });
  });
});

describe('a JPEG that ends too early', () => {
  it.each([
    ['its end mark', {}, 2],
    ['some bytes', {}, 300],
    ['some bytes of the last pass', { progressive: true }, 300],
  ])('is drawn when only %s is missing', async (_, options, bytes) => {
    const photo = await aGrainyPhoto(options);
    expect(await drawn(photo.subarray(0, -bytes))).toMatchObject({ width: 600, height: 800 });
  });

  it('is refused when a good part of it is missing', async () => {
    const photo = await aGrainyPhoto();
    expect(await draw(photo.subarray(0, photo.length / 2))).toBe('FILE_CUT');
  });
});

const text = (words: string) => streamOf('', Buffer.from(`BT /F1 40 Tf 40 700 Td (${words}) Tj ET`));
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
/** How many dark pixels stand in a part of the height. */
async function inkOf({ bytes, width, height }: DrawnPicture, from = 0, to = 1): Promise<number> {
  const part = { left: 0, top: Math.floor(height * from), width, height: Math.floor(height * (to - from)) };
  const grey = await sharp(bytes).extract(part).greyscale().raw().toBuffer();
  return grey.filter((value) => value < 100).length;
}

describe('a PDF is drawn', () => {
  const page = '/Resources<</Font<</F1 5 0 R>>>>';
  const bar = streamOf('', Buffer.from('0 0 0 rg 0 742 595 100 re f'));

  it('whatever stands before its header', async () => {
    const pdf = pdfOf([text('Rp54.000'), FONT], '', page);
    const alone = await drawn(pdf);
    for (const before of [Buffer.from('efbbbf0d0a', 'hex'), Buffer.alloc(1_000, '\n')])
      expect((await drawn(Buffer.concat([before, pdf]))).sha256).toBe(alone.sha256);
    expect(await inkOf(alone)).toBeGreaterThan(1_000);
  });

  it('with what is filled in, also where the file has no drawing of it', async () => {
    const field =
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(jumlah)/V(Rp54.000)/Rect[40 700 400 750]/DA(/F1 30 Tf 0 g)/F 4>>';
    const form = '/AcroForm<</Fields[6 0 R]/DR<</Font<</F1 5 0 R>>>>>>';
    const pdf = pdfOf([streamOf('', Buffer.of()), FONT, field], '', '/Annots[6 0 R]', form);
    expect(await inkOf(await drawn(pdf))).toBeGreaterThan(1_000);
  });

  it('so that white text can be read, beside a page of dark text on white', async () => {
    const white = streamOf('', Buffer.from('1 g BT /F1 40 Tf 40 700 Td (Rp54.000) Tj ET'));
    const picture = await drawn(pdfOf([white, FONT], '', page));
    expect((await colourAt(picture, 0.9, 0.9)).every((part) => part < 60)).toBe(true);
    const pixels = await sharp(picture.bytes).greyscale().raw().toBuffer();
    expect(pixels.filter((value) => value > 200).length).toBeGreaterThan(1_000);
    const paper = await drawn(pdfOf([text('Rp54.000'), FONT], '', page));
    expect((await colourAt(paper, 0.9, 0.9)).every((part) => part > 250)).toBe(true);
  });

  it('turned as its page says', async () => {
    const picture = await drawn(pdfOf([bar], '', '/Rotate 180'));
    expect([await inkOf(picture, 0, 0.5), (await inkOf(picture, 0.5, 1)) > 1_000]).toEqual([0, true]);
    expect(await drawn(pdfOf([bar], '', '/Rotate 90'))).toMatchObject({ width: 2_338, height: 1_652 });
  });

  it.each([
    ['the slip of a till', '0 0 226 3000', 600, 8_000],
    ['a label', '0 0 60 40', 600, 400],
    ['a poster', '0 0 14400 14400', 2_400, 2_400],
  ])('so that it can be read: %s', async (_, box, width, height) => {
    const [, , w, h] = box.split(' ');
    const edges = streamOf('', Buffer.from(`0 0 0 rg 0 0 ${w} 15 re f 0 ${h} ${w} -15 re f`));
    const picture = await drawn(pdfOf([edges], '', `/MediaBox[${box}]`));
    expect(picture.width).toBeGreaterThanOrEqual(width);
    expect(picture.height).toBeGreaterThanOrEqual(height);
    expect(picture.width * picture.height).toBeLessThanOrEqual(12_000_000);
  });
});

describe('a page that a fault of its maker has made as large as a wall', () => {
  const font = '/Resources<</Font<</F1 5 0 R>>>>';
  const wall = (words: Buffer, more = '') => pdfOf([words, FONT], '', `${font}/MediaBox[0 0 14400 14400]${more}`);
  const receipt = streamOf('', Buffer.from('BT /F1 12 Tf 40 14200 Td (Rp54.000) Tj 0 -600 Td (BCA) Tj ET'));

  it('is drawn as large as what stands on it, which can be read', async () => {
    const picture = await drawn(wall(receipt));
    // Twelve points high, of 612 in all.
    expect(picture.height / 612).toBeGreaterThan(1.5);
    expect(await inkOf(picture)).toBeGreaterThan(300);
    expect(await inkOf(picture, 0, 0.1)).toBeGreaterThan(100);
    expect(await inkOf(picture, 0.9, 1)).toBeGreaterThan(100);
  });

  it.each([90, 180, 270])('also when it is turned by %i', async (turn) => {
    const picture = await drawn(wall(receipt, `/Rotate ${turn}`));
    const [short, long] = [picture.width, picture.height].toSorted((one, other) => one - other);
    expect([long! / 612 > 1.5, short! < long! / 2]).toEqual([true, true]);
    expect(await inkOf(picture)).toBeGreaterThan(300);
  });

  it('is shown whole where what stands on it is as large', async () => {
    const words = streamOf('', Buffer.from('BT /F1 3000 Tf 200 7000 Td (Rp54.000) Tj ET'));
    const { width, height } = await drawn(wall(words));
    expect(width).toBe(height);
  });
});

interface PdfMake {
  setFonts(fonts: object): void;
  setUrlAccessPolicy(policy: () => boolean): void;
  setLocalAccessPolicy(policy: (name: string) => boolean): void;
  createPdf(document: object): { getBuffer(): Promise<Buffer> };
}
const pdfmake = createRequire(import.meta.url)('pdfmake') as PdfMake;

/** PDFs as banks make them. */
function aStatement(options: object, pages = 3): Promise<Buffer> {
  pdfmake.setFonts({ Helvetica: { normal: 'Helvetica' } });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((name) => name === 'Helvetica');
  const later = ['Kedua', 'Ketiga', 'Keempat'].map((words) => ({ text: words, pageBreak: 'before' }));
  const content = ['Pertama', ...later.slice(0, pages - 1)];
  return pdfmake.createPdf({ content, defaultStyle: { font: 'Helvetica', fontSize: 60 }, ...options }).getBuffer();
}

describe('the statement of a bank', () => {
  it('shows its three pages, one under the other', async () => {
    const picture = await drawn(await aStatement({}));
    expect(picture.height / picture.width).toBeCloseTo(3 * Math.SQRT2, 1);
    for (const number of [0, 1, 2]) expect(await inkOf(picture, number / 3, (number + 1) / 3)).toBeGreaterThan(500);
  });

  it('of more pages, or of pages that are not readable together, is refused: none is left out unseen', async () => {
    expect(await draw(await aStatement({}, 4))).toBe('FILE_TOO_MANY_PAGES');
    expect(await draw(await aStatement({ pageSize: { width: 300, height: 5_000 } }))).toBe('FILE_PAGES_TOO_LARGE');
  });

  it.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'])(
    'is read when only changing it needs a password (PDF %s)',
    async (version) => {
      expect(await inkOf(await drawn(await aStatement({ version, ownerPassword: 'bank' })))).toBeGreaterThan(1_000);
    },
  );

  it('is refused by name when opening it needs one', async () => {
    expect(await draw(await aStatement({ version: '1.7', userPassword: '01011990' }))).toBe('FILE_LOCKED');
  });
});
