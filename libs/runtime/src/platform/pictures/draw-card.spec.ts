import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { CARD, type CardDrawing, drawCard } from './draw-card.js';

const netflix: CardDrawing = {
  name: 'Netflix',
  price: 'mulai Rp54.000/bulan',
  sharing: 'patungan berempat',
  // A quarter each, the first one right above.
  ring: ['M20 3A17 17 0 0 1 37 20', 'M37 20A17 17 0 0 1 20 37', 'M20 37A17 17 0 0 1 3 20', 'M3 20A17 17 0 0 1 20 3'],
  hasHost: true,
  letters: 'Net',
  ink: '#ffffff',
  plate: '#8c3b3b',
};
type Pixels = (left: number, top: number) => number[];
async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([CARD.width, CARD.height, 3]);
  return (left, top) => [...data.subarray((top * info.width + left) * 3, (top * info.width + left) * 3 + 3)];
}
const hex = (colour: number[]) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
/** In a part of the picture: how many pixels are nearly of this colour. */
function inkIn(at: Pixels, [red, green, blue]: number[], from: [number, number], to: [number, number]): number {
  let ink = 0;
  for (let top = from[1]; top < to[1]; top += 1)
    for (let left = from[0]; left < to[0]; left += 1) {
      const [r, g, b] = at(left, top);
      if (Math.abs(r! - red!) + Math.abs(g! - green!) + Math.abs(b! - blue!) < 40) ink += 1;
    }
  return ink;
}
const WHITE = [255, 255, 255];
const GROUND = '#07382d';

describe('the picture of a shared page', () => {
  let at: Pixels;
  beforeAll(async () => {
    at = await pixelsOf(await drawCard(netflix, null));
  });

  it('has the ring with the seat of the host in its colour, and the mark in it', () => {
    // On the middle of the stroke, at the half of each quarter: right above is the first seat.
    const [near, far] = [926 - 132, 926 + 132];
    expect([at(far, 315 - 132), at(far, 315 + 132), at(near, 315 + 132), at(near, 315 - 132)].map(hex)).toEqual([
      '#f2b33d',
      '#08a081',
      '#08a081',
      '#08a081',
    ]);
    expect(hex(at(926, 315 - 140))).toBe(GROUND);
    expect(hex(at(926 - 100, 315))).toBe('#8c3b3b');
    expect(inkIn(at, WHITE, [826, 260], [1026, 370])).toBeGreaterThan(2_000);
  });

  it('has name and price in letters, and the sign of the shop', () => {
    expect(inkIn(at, WHITE, [80, 200], [660, 400])).toBeGreaterThan(5_000);
    expect(inkIn(at, [0xbf, 0xe3, 0xd6], [80, 300], [660, 500])).toBeGreaterThan(3_000);
    expect(inkIn(at, [0xf2, 0xb3, 0x3d], [140, 60], [400, 130])).toBeGreaterThan(1_000);
    expect(hex(at(20, 20))).toBe(GROUND);
  });

  it('has the logo on a white plate', async () => {
    const logo = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#1060c0' } })
      .webp({ lossless: true })
      .toBuffer();
    const withLogo = await pixelsOf(await drawCard(netflix, logo));
    expect(hex(withLogo(926, 315))).toBe('#1060c0');
    expect(hex(withLogo(926 - 100, 315))).toBe('#ffffff');
  });

  it('keeps long names beside the ring, and takes any sign in them', async () => {
    for (const name of ['Nintendo Switch Online', 'W'.repeat(60), '<b>&amp;"</b> Ünï', 'Langganan '.repeat(6)]) {
      const long = await pixelsOf(await drawCard({ ...netflix, name, price: 'mulai Rp1.861.777/8 perawatan' }, null));
      expect([name, inkIn(long, WHITE, [664, 130], [700, 630])]).toEqual([name, 0]);
      expect([name, inkIn(long, WHITE, [80, 130], [664, 630]) > 1_000]).toEqual([name, true]);
      expect([name, inkIn(long, [0xbf, 0xe3, 0xd6], [80, 612], [664, 630])]).toEqual([name, 0]);
    }
  });

  it('is the same on a machine without a single typeface', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'typefaces-'));
    const none = path.join(folder, 'fonts.conf');
    await writeFile(none, '<fontconfig/>');
    const program = `const { drawCard } = await import('./draw-card.ts');
      process.stdout.write((await drawCard(${JSON.stringify(netflix)}, null)).toString('base64'));`;
    const register = path.resolve(import.meta.dirname, '../../../../testing/src/swc-register.mjs');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=source', '--import', register, '--input-type=module', '--eval', program],
      { cwd: import.meta.dirname, env: { ...process.env, FONTCONFIG_FILE: none }, maxBuffer: 1_000_000 },
    );
    await rm(folder, { recursive: true });
    const there = await sharp(Buffer.from(stdout, 'base64')).raw().toBuffer();
    const here = await sharp(await drawCard(netflix, null))
      .raw()
      .toBuffer();
    // How edges are smoothed is a setting of the machine; letters of another typeface differ in tens of thousands.
    const others = there.filter((value, at) => Math.abs(value - here[at]!) > 128);
    expect(others.length).toBeLessThan(3_000);
  });
});
