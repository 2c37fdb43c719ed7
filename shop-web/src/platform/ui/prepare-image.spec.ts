import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ImageRefused, prepareImage, prepareProof } from './prepare-image';

const MB = 1024 * 1024;
const HEAD = {
  jpeg: 'ffd8ffe0',
  png: '89504e470d0a1a0a',
  heic: '000000186674797068656963000000006d69663168656963',
  pdf: '255044462d312e37',
  bomPdf: 'efbbbf0d0a255044462d312e37',
  xlsx: '504b0304',
  gif: '474946383961',
};
const fileOf = (head: string, { name = 'bukti.jpg', type = 'image/jpeg', size = 1_000 } = {}): File => {
  const bytes = new Uint8Array(size);
  bytes.set(Uint8Array.from(head.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)));
  return new File([bytes], name, { type });
};
const refusal = (sent: Promise<File>): Promise<string> =>
  sent.then(
    ({ name }) => `sent ${name}`,
    (error: unknown) => (error instanceof ImageRefused ? error.message : `failed ${String(error)}`),
  );

/** What this browser decodes, and what its canvases give back. */
let decodes: (file: Blob) => { width: number; height: number } | null;
let drawnColours: string[];
let readBack: (colour: string) => number[];
let canvasSizes: [number, number][];
/** The small copy of a picture, if it is not the squares of known colours. */
let picture: Uint8ClampedArray | null;

const rgb = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
beforeEach(() => {
  drawnColours = [];
  canvasSizes = [];
  picture = null;
  readBack = rgb;
  decodes = () => ({ width: 3_024, height: 4_032 });
  Object.assign(globalThis, {
    createImageBitmap: async (file: Blob) => {
      const size = decodes(file);
      if (!size) throw new Error('cannot be decoded');
      return { ...size, close: () => undefined };
    },
  });
  const prototype = HTMLCanvasElement.prototype;
  jest.spyOn(prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    canvasSizes.push([this.width, this.height]);
    // The Blob of Node is none to the File of jsdom.
    done(new File([new Uint8Array(500_000)], '', { type: 'image/jpeg' }));
  });
  jest.spyOn(prototype, 'getContext').mockImplementation(
    () =>
      ({
        set fillStyle(colour: string) {
          drawnColours.push(colour);
        },
        fillRect: () => undefined,
        drawImage: () => undefined,
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          data:
            (width === 100 && picture) ||
            Uint8ClampedArray.from(
              Array.from({ length: width * height }, (__, at) => [
                ...readBack(drawnColours[Math.floor((at % width) / 8)] ?? '#ffffff'),
                255,
              ]).flat(),
            ),
        }),
      }) as never,
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

describe('a file that was chosen', () => {
  it('is sent as it is when it is small, as the type that it has', async () => {
    const photo = fileOf(HEAD.jpeg);
    expect(await prepareProof(photo)).toBe(photo);
    const undeclared = await prepareProof(fileOf(HEAD.png, { type: 'application/octet-stream' }));
    expect([undeclared.type, undeclared.size]).toEqual(['image/png', 1_000]);
  });

  it.each([HEAD.pdf, HEAD.bomPdf])('is a PDF by what is in it', async (head) => {
    expect((await prepareProof(fileOf(head, { name: 'struk', type: '' }))).type).toBe('application/pdf');
    expect(await refusal(prepareImage(fileOf(head)))).toBe('Gunakan foto JPEG, PNG, atau WebP.');
  });

  it('is refused as a PDF of more pages than we show', async () => {
    const pdfOf = (pages: number) =>
      new File([`%PDF-1.4\n2 0 obj\n<</Type/Pages/Kids[]/Count ${pages}>>\nendobj`], 'koran.pdf');
    expect(await refusal(prepareProof(pdfOf(3)))).toBe('sent koran.pdf');
    expect(await refusal(prepareProof(pdfOf(4)))).toMatch(/^Berkas PDF paling banyak 3 halaman/);
  });

  it('becomes a JPEG when only this device can read it, whatever its name says', async () => {
    const sent = await prepareProof(fileOf(HEAD.heic, { name: 'IMG_1.jpg' }));
    expect([sent.type, sent.name, sent.size]).toEqual(['image/jpeg', 'IMG_1.jpg', 500_000]);
    expect(canvasSizes.at(-1)).toEqual([1_800, 2_400]);
  });

  it.each([
    ['white', 255, '#222222'],
    ['black', 0, '#ffffff'],
  ])('becomes a JPEG on a ground on which its %s text can be read', async (_, colour, ground) => {
    decodes = () => ({ width: 100, height: 100 });
    const text = new Uint8ClampedArray(100 * 100 * 4);
    for (let at = 1_000; at < 1_060; at += 1) text.set([colour, colour, colour, 255], at * 4);
    picture = text;
    await prepareProof(fileOf(HEAD.png, { size: 2 * MB }));
    expect(drawnColours.at(-1)).toBe(ground);
  });

  it('keeps the width of a long screenshot when it becomes smaller', async () => {
    decodes = () => ({ width: 1_080, height: 9_000 });
    await prepareProof(fileOf(HEAD.png, { size: 2 * MB }));
    expect(canvasSizes.at(-1)).toEqual([1_080, 9_000]);
  });

  it('becomes smaller when the API would not take so many pixels, however small the file is', async () => {
    decodes = () => ({ width: 1_440, height: 20_000 });
    expect((await prepareProof(fileOf(HEAD.png))).type).toBe('image/jpeg');
  });

  it.each([
    [HEAD.heic, 'Foto HEIC belum bisa kami baca. Kirim tangkapan layarnya, atau simpan dulu sebagai JPEG.'],
    [HEAD.gif, 'Gambar GIF belum bisa kami baca. Kirim tangkapan layarnya, atau simpan dulu sebagai JPEG.'],
    [HEAD.xlsx, 'Ini berkas Word, Excel, atau ZIP. Simpan dulu sebagai PDF, atau kirim tangkapan layarnya.'],
    ['61626364', 'Gunakan foto JPEG, PNG, WebP, atau berkas PDF.'],
    ['', 'Berkas ini kosong. Pilih berkas yang lain, ya.'],
  ])('is refused by name when nothing here reads it: %s', async (head, message) => {
    decodes = () => null;
    expect(await refusal(prepareProof(fileOf(head, { size: head ? 1_000 : 0 })))).toBe(message);
  });

  it('is sent as it is when the browser cannot decode what the API reads', async () => {
    decodes = () => null;
    expect(await refusal(prepareProof(fileOf(HEAD.jpeg, { size: 2 * MB })))).toBe('sent bukti.jpg');
    expect(await refusal(prepareProof(fileOf(HEAD.jpeg, { size: 6 * MB })))).toMatch(/maksimal 5 MB/);
  });

  it('that the device does not hand over is refused with what to do', async () => {
    const gone = fileOf(HEAD.jpeg);
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as Blob;
    expect(await refusal(prepareProof(gone))).toMatch(/^Berkas ini tidak bisa dibuka dari perangkatmu/);
  });
});

describe('a canvas', () => {
  it('that gives noise is not used: the file is sent as it came', async () => {
    readBack = () => [200, 7, 91];
    const photo = fileOf(HEAD.jpeg, { size: 2 * MB });
    expect(await prepareProof(photo)).toBe(photo);
    await expect(prepareProof(fileOf(HEAD.heic))).rejects.toThrow(/^Foto HEIC/);
    await expect(prepareProof(fileOf(HEAD.jpeg, { size: 6 * MB }))).rejects.toThrow(
      /browser ini tidak bisa memperkecilnya/,
    );
  });

  it('that changes colours by single steps is used', async () => {
    readBack = (colour) => rgb(colour).map((part) => part + 3);
    expect((await prepareProof(fileOf(HEAD.jpeg, { size: 2 * MB }))).size).toBe(500_000);
  });
});
