import { describe, expect, it } from '@jest/globals';
import { DARK, PAPER, groundOf } from './picture-ground.js';

const SIDE = 100;
type Colour = [red: number, green: number, blue: number, alpha: number];
const WHITE: Colour = [255, 255, 255, 255];
const BLACK: Colour = [0, 0, 0, 255];
interface Box {
  colour: Colour;
  left?: number;
  top?: number;
  width: number;
  height: number;
}
/** Boxes on a transparent picture, the later ones above. */
function pictureOf(...boxes: Box[]) {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (const { colour, left = 10, top = 10, width, height } of boxes)
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) pixels.set(colour, (y * SIDE + x) * 4);
  return { pixels, width: SIDE, height: SIDE };
}
const stroke = (colour: Colour, top = 10): Box => ({ colour, top, width: 60, height: 3 });
const sheet: Box = { colour: WHITE, left: 0, top: 0, width: SIDE, height: SIDE };

describe('a transparent picture stands', () => {
  it.each([
    ['white text', [stroke(WHITE)]],
    ['yellow text', [stroke([255, 230, 0, 255])]],
    ['white text beside a mark in a middle colour', [stroke(WHITE), stroke([200, 90, 40, 255], 30)]],
  ])('on the dark ground with %s', (_, boxes) => {
    expect(groundOf(pictureOf(...boxes))).toBe(DARK);
  });

  it.each([
    ['nothing', []],
    ['dark text', [stroke(BLACK)]],
    ['dark and white text', [stroke(BLACK), stroke(WHITE, 30)]],
    ['dark text on a sheet of its own', [sheet, stroke(BLACK)]],
    ['text that is hardly there', [stroke([255, 255, 255, 20])]],
  ])('on paper with %s', (_, boxes) => {
    expect(groundOf(pictureOf(...boxes))).toBe(PAPER);
  });
});
