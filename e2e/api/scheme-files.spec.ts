import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import { initials } from '#domain/platform/mark';
import { Shop } from '../support/shop.js';

const ASSETS = path.resolve(import.meta.dirname, '../../dist/shop-web/assets');

let shop: Shop;
let origin: string;
let scheme: SchemeOfPrice;
beforeAll(async () => {
  shop = await Shop.open();
  await shop.startApi();
  origin = `http://localhost:${shop.env.PORT}`;
  scheme = await shop.http.ask('GET', '/customer/scheme-of-price');
}, 120_000);
afterAll(() => shop?.close(), 60_000);

/** Marks and illustrations contain no scripts and load nothing. */
describe('the pictures of the price page', () => {
  it('are three for each of the 43 brands: a mark with its initials, its steps on a desk and on a phone', async () => {
    expect(scheme.entries).toHaveLength(43);
    for (const { name, img, screenshot, screenshotMobile, schemes } of scheme.entries) {
      const [mark, desk, phone] = await Promise.all([img, screenshot, screenshotMobile].map(pictureAt));
      expect([name, textsOf(mark!)]).toEqual([name, initials(name)]);
      for (const picture of [desk!, phone!]) {
        const words = textsOf(picture).replaceAll(/\s+/g, ' ');
        for (const step of schemes) expect([name, words]).toEqual([name, expect.stringContaining(step.split(' ')[0]!)]);
      }
    }
  });

  async function pictureAt(address: string): Promise<string> {
    const answer = await fetch(`${origin}${address}`);
    expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
      address,
      200,
      expect.stringMatching(/^image\/svg\+xml/),
    ]);
    const source = await answer.text();
    expect([address, source]).toEqual([
      address,
      expect.not.stringMatching(/<(script|image|foreignObject|use)\b|\son\w+=|href=|url\(/i),
    ]);
    return source;
  }
  const textsOf = (svg: string) =>
    [...svg.matchAll(/>([^<>\n]+)</g)]
      .map(([, text]) => text!.trim())
      .join(' ')
      .trim();
});

/** The content of the scheme page is bundled and code-split. */
describe('the texts of the price page', () => {
  it('are in files of their own, which no other page loads first', async () => {
    const sentences = scheme.entries.slice(0, 5).map(({ priceInfo, desc }) => desc || priceInfo);
    const files = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
    const holding = files.filter((file) => {
      const source = readFileSync(path.join(ASSETS, file), 'utf8');
      return sentences.some((sentence) => source.includes(sentence));
    });
    expect(holding.length).toBeGreaterThan(0);
    for (const page of ['/', '/provider', '/provider/netflix', '/login']) {
      const first = await filesOf(page);
      expect([page, holding.filter((file) => first.has(file))]).toEqual([page, []]);
    }
    // They are loaded when the page is opened.
    const later = await filesOf('/', { whenAsked: true });
    expect(holding.filter((file) => later.has(file))).toEqual(holding);
  });

  /** What a page loads at once, with all that these files import; or also what they import when it is asked for. */
  async function filesOf(page: string, { whenAsked = false } = {}): Promise<Set<string>> {
    const html = await (await fetch(`${origin}${page}`)).text();
    const imported = whenAsked
      ? /(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)/g
      : /(?:from|import)\s*["']\.\/([\w.-]+\.js)/g;
    const files = new Set([...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, file]) => file!));
    expect(files.size).toBeGreaterThan(0);
    for (const file of files)
      for (const [, next] of readFileSync(path.join(ASSETS, file), 'utf8').matchAll(imported)) files.add(next!);
    return files;
  }
});
