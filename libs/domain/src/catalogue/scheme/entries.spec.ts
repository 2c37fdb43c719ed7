import { describe, expect, it } from '@jest/globals';
import { LINE } from '../price.js';
import { ELIGIBILITY_RULES, eligibilityOf, withEdits } from './eligibility.js';
import { SCHEME_ENTRIES, entryOrPlain, schemeEntryOf } from './entries.js';
import { HOST_FLOWS, variantsOf } from './host-flows.js';
import { explainLine } from './price-explanation.js';
import { type RichNode, parseRichText } from './rich-text.js';

/** The names of all brands with a price page. */
const BRANDS = `Netflix, Spotify, YouTube, Microsoft 365, Gramedia Digital, Wattpad, Apple Music, Apple One,
  Apple One Premier, Apple TV, Google One, Google AI Pro, Canva, Disney+ Hotstar, Prime Video, Iqiyi, Max, WeTV, Nord VPN,
  Zoom, Scribd, McAfee, Setapp, LastPass, Duolingo, Nintendo Switch Online, Crunchyroll, MasterClass, Adobe Photoshop,
  Adobe Illustrator, Freepik, Envato, Dropbox, ChatGPT Plus, CapCut, Medium, ILovePDF, Strava, Catchplay, Grammarly,
  Kahoot!+ One, Zap, Rekafin`.split(/,\s+/);

/** The texts of the paragraphs; the bundled HTML contains nothing else. */
const paragraphsOf = (html: string): string[] =>
  parseRichText(html).map((node) => {
    const { tag, children } = node as Exclude<RichNode, string>;
    expect([tag, children.length]).toEqual(['p', 1]);
    return children[0] as string;
  });

describe('price scheme entries', () => {
  it('exist for each of the 43 brands and no other', () => {
    expect(SCHEME_ENTRIES.map(({ name }) => name).sort()).toEqual([...BRANDS].sort());
    expect(new Set(SCHEME_ENTRIES.map(({ slug }) => slug)).size).toBe(43);
  });

  it.each(SCHEME_ENTRIES.map((entry) => [entry.slug, entry] as const))('%s has all its texts', (_slug, entry) => {
    const lists = [entry.schemes, paragraphsOf(entry.additionalInfo), entry.notes, entry.termsAndConditions];
    for (const list of lists) expect(list.length).toBeGreaterThan(0);
    expect(entry.schemes.length).toBeGreaterThanOrEqual(3);
    const texts = [entry.title, entry.desc, entry.priceInfo, ...lists.flat(), ...(entry.importantNotes ?? [])];
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toMatch(/<|>|\bAnda\b|undefined| {2}/);
    }
    for (const sentence of texts.slice(1)) expect(sentence).toMatch(/[.!?]$/);
  });

  it('have their own pictures', () => {
    const pictures = SCHEME_ENTRIES.flatMap(({ img, screenshot, screenshotMobile }) => [
      img,
      screenshot,
      screenshotMobile,
    ]);
    expect(new Set(pictures).size).toBe(3 * 43);
    for (const picture of pictures) expect(picture).toMatch(/^\/scheme\/[a-z0-9-]+\.svg$/);
  });

  it('of a brand created by an admin begin with its provider record', () => {
    const brand = { slug: 'baru', name: 'Baru', tagline: 'Serba baru', description: 'Layanan yang baru.' };
    expect(entryOrPlain(brand)).toMatchObject({
      title: 'Baru: Serba baru',
      desc: 'Layanan yang baru.',
      img: '/scheme/baru.svg',
    });
    expect(entryOrPlain({ ...brand, slug: 'netflix' })).toBe(schemeEntryOf('netflix'));
  });

  it('repeat no text within a brand', () => {
    for (const { slug, schemes, additionalInfo, notes, importantNotes = [], termsAndConditions } of SCHEME_ENTRIES) {
      const texts = [...schemes, ...paragraphsOf(additionalInfo), ...notes, ...importantNotes, ...termsAndConditions];
      expect([slug, new Set(texts).size]).toEqual([slug, texts.length]);
    }
  });

  it('have a normal price for Rekafin only, and a series for Zap only', () => {
    expect(SCHEME_ENTRIES.filter(({ normalPrice }) => normalPrice).map(({ slug }) => slug)).toEqual(['rekafin']);
    expect(SCHEME_ENTRIES.filter(({ series }) => series).map(({ slug }) => slug)).toEqual(['zap']);
    const zap = schemeEntryOf('zap')!;
    expect(zap.series!.perMember * zap.series!.members).toBe(zap.series!.treatments);
    expect(zap.categoryTreatment!.map(({ description }) => description[0])).toContain(
      'Untuk perawatan kategori Rp1.249.000 per kali',
    );
  });
});

describe('host flows', () => {
  it('exist for the eight services, Netflix with TV and without', () => {
    expect(HOST_FLOWS.map(({ name }) => name)).toEqual([
      'Netflix',
      'Disney+ Hotstar',
      'Apple One',
      'Apple One Premier',
      'Apple TV+',
      'Canva',
      'Apple Music',
      'Spotify',
    ]);
    expect(variantsOf(HOST_FLOWS[0]!).map(({ title }) => title)).toEqual(['Host TV', 'Host non-TV']);
    expect(variantsOf(HOST_FLOWS[7]!)).toHaveLength(1);
  });

  it("all ask for the proof, explain the reimbursement and end with the host's promise", () => {
    for (const { steps } of HOST_FLOWS.flatMap(variantsOf)) {
      expect(steps.some((step) => step.startsWith('Unggah bukti pembelian'))).toBe(true);
      expect(steps.at(-2)).toContain('penggantian');
      expect(steps.at(-1)).toMatch(/balas chat.*bantu.*jangan ubah/);
    }
  });
});

describe('eligibility', () => {
  const slugs = (brand: string, asHost = false) => eligibilityOf(brand, { asHost }).map(({ slug }) => slug);
  const FAMILY = ['no-other-family-in-12-months', 'account-in-indonesia'];

  it('has the rules of each brand', () => {
    expect(slugs('spotify', true)).toEqual(FAMILY);
    expect(slugs('apple-one')).toEqual(FAMILY);
    expect(slugs('apple-one', true)).toEqual([...FAMILY, 'host-has-apple-device']);
    expect(slugs('google-gemini')).toEqual([...FAMILY, 'not-in-google-family']);
    expect(slugs('disney-hotstar')).toEqual(['no-disney-subscription']);
    expect(slugs('netflix', true)).toEqual([]);
  });

  it("uses an admin's text, and leaves out inactive rules", () => {
    const rules = eligibilityOf('google-one', { asHost: false });
    const edits = [
      { rule: 'account-in-indonesia', text: 'Akun Google-mu dibuat di Indonesia.', active: true },
      { rule: 'not-in-google-family', text: null, active: false },
    ];
    expect(withEdits(rules, edits)).toEqual([
      { slug: rules[0]!.slug, text: rules[0]!.text },
      { slug: 'account-in-indonesia', text: 'Akun Google-mu dibuat di Indonesia.' },
    ]);
    expect(withEdits(rules, [])).toHaveLength(3);
  });

  it('refers to existing brands', () => {
    for (const brand of ELIGIBILITY_RULES.flatMap(({ brands }) => brands)) expect(schemeEntryOf(brand)).toBeDefined();
  });
});

describe('the explanation of a price line', () => {
  const of = (title: string, value: number, isHost = false) =>
    explainLine({ title, value }, { name: 'Netflix', isHost });

  it('names the group size, and the tax where there is one', () => {
    expect(of('Harga patungan (1/4)', 46_500)).toBe('Tagihan Netflix dibagi 4 orang.');
    expect(of('Pajak 11% (1/4)', 5_115)).toBe('Pajak atas tagihan Netflix, dibagi 4 orang.');
    expect(of('Harga patungan (1/1)', 25_000)).toContain('tidak dibagi');
  });

  it('explains a fee, or that there is none', () => {
    expect(new Set([of('Biaya admin', 6_500), of('Biaya admin', 0, true), of('Biaya admin', 0)]).size).toBe(3);
    expect(of('Biaya aktivasi email', 1_000)).toContain('email');
  });

  it('explains what a single line includes', () => {
    expect(of(LINE.whole, 29_000)).not.toContain('pajak');
    expect(of(LINE.wholeTaxed, 21_900)).toContain('pajak 11%');
  });
});
