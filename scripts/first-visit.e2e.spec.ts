import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { firstLoad, importCycle } from './lib/first-load.mjs';

const BUILT = path.resolve(import.meta.dirname, '../dist');
const SHOP = path.join(BUILT, 'shop-web');
const CONSOLE = path.join(BUILT, 'admin-web');

describe('what a first visit loads, after gzip', () => {
  it('is at most 112 kB of scripts and 12 kB of styles in the shop', () => {
    const { js, css } = firstLoad(SHOP);
    expect(js).toBeLessThanOrEqual(112_000);
    expect(css).toBeLessThanOrEqual(12_000);
  });

  it('is at most 270 kB of scripts in the console', () => {
    expect(firstLoad(CONSOLE, '/admin/').js).toBeLessThanOrEqual(270_000);
  });

  it.each([SHOP, CONSOLE])('comes from files that do not import each other in a circle: %s', (site) => {
    expect(importCycle(site)).toBeUndefined();
  });
});
