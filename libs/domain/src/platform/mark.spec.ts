import { expect, it } from '@jest/globals';
import { groundOf, initials, looksLike, textColourOn } from './mark.js';

it.each([
  ['Netflix', 'Net'],
  ['Nord VPN', 'NV'],
  ['Microsoft 365', 'M3'],
  ['Disney+ Hotstar', 'DH'],
  ['iQIYI', 'IQI'],
  ['Canva', 'Can'],
  ['Catchplay', 'Cat'],
  ['CapCut', 'CC'],
  ['Apple One Premier', 'AOP'],
  ['Nintendo Switch Online', 'NSO'],
  ['X', 'X'],
  ['', '?'],
])('initials of %j are %s', (name, text) => expect(initials(name)).toBe(text));

it('two marks look alike that have the same letters on nearly the same colour', () => {
  const canva = { name: 'Canva', color: '#2e7583' };
  expect(looksLike(canva, { name: 'Canvas', color: '#30747f' })).toBe(true);
  expect(looksLike(canva, { name: 'CANDY', color: '#2E7583' })).toBe(true);
  expect(looksLike(canva, { name: 'Canvas', color: '#a8501f' })).toBe(false);
  expect(looksLike(canva, { name: 'Catchplay', color: '#2e7583' })).toBe(false);
});

it('a plate has a shape that follows from the name, darker than a colour with white letters and lighter than one with black ones', () => {
  const red = { name: 'Netflix', color: '#b20710' };
  expect(groundOf(red)).toMatch(/^(radial|linear)-gradient\(.*rgb\(0 0 0\/\.2\).* #b20710$/);
  expect(groundOf(red)).toBe(groundOf({ ...red }));
  expect(groundOf({ name: 'Netflix', color: '#f2f2f2' })).toContain('rgb(255 255 255/.35)');
  const shapes = ['Netflix', 'Spotify', 'Canva', 'Zoom'].map((name) => groundOf({ name, color: '#b20710' }));
  expect(new Set(shapes).size).toBeGreaterThan(1);
});

it('the brand green has white letters like its neighbours, on its darker tone', () => {
  expect(groundOf({ name: 'Donasi', color: '#08A081' })).toMatch(/rgb\(0 0 0\/\.2\).* #078069$/);
  expect(textColourOn('#08A081')).toBe('#ffffff');
  expect(contrast('#078069', '#ffffff')).toBeGreaterThan(4.5);
});

it('the ink has a contrast of at least 4.5 on every grey and every primary mix', () => {
  const levels = ['00', '33', '55', '77', '88', '99', 'bb', 'dd', 'ff'];
  for (const r of levels)
    for (const g of levels)
      for (const b of levels) {
        const colour = `#${r}${g}${b}`;
        expect([colour, contrast(colour, textColourOn(colour)) >= 4.5]).toEqual([colour, true]);
      }
});

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const part = (from: number) => {
    const channel = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
