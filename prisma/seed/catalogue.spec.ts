import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { initials } from '#domain/platform/mark';
import { schemeEntryOf } from '#domain/catalogue/scheme/entries';
import { memberPrice } from '#domain/catalogue/price';
import { reimbursementAmount, TRANSFER_FEE_SEN } from '#domain/catalogue/reimbursement-amount';
import { addSen, negate, type Sen, toRupiah, toSen } from '#domain/platform/sen';
import { componentsOf, familiesOf, familySlug, packageSlug } from './catalogue/brand.js';
import { BRANDS, CATEGORIES } from './catalogue/brands.js';
import { catalogueRows } from './catalogue-rows.js';

/** A second transcription of the list of brands: slug, name, group size. */
const SIZES: [slug: string, name: string, size: number][] = [
  ['netflix', 'Netflix', 4],
  ['spotify', 'Spotify', 3],
  ['youtube', 'YouTube', 5],
  ['microsoft-365', 'Microsoft 365', 5],
  ['gramedia-digital', 'Gramedia Digital', 2],
  ['wattpad', 'Wattpad', 3],
  ['apple-music', 'Apple Music', 5],
  ['apple-one', 'Apple One', 5],
  ['apple-one-premier', 'Apple One Premier', 5],
  ['apple-tv', 'Apple TV', 5],
  ['google-one', 'Google One', 5],
  ['google-gemini', 'Google AI Pro', 5],
  ['canva', 'Canva', 4],
  ['disney-hotstar', 'Disney+ Hotstar', 3],
  ['prime-video', 'Prime Video', 3],
  ['iqiyi', 'Iqiyi', 4],
  ['max', 'Max', 4],
  ['wetv', 'WeTV', 2],
  ['nord-vpn', 'Nord VPN', 6],
  ['zoom', 'Zoom', 5],
  ['scribd', 'Scribd', 3],
  ['mcafee', 'McAfee', 5],
  ['setapp', 'Setapp', 4],
  ['lastpass', 'LastPass', 5],
  ['duolingo', 'Duolingo', 5],
  ['nintendo-switch-online', 'Nintendo Switch Online', 6],
  ['crunchyroll', 'Crunchyroll', 4],
  ['masterclass', 'MasterClass', 6],
  ['adobe-photoshop', 'Adobe Photoshop', 2],
  ['adobe-illustrator', 'Adobe Illustrator', 2],
  ['freepik', 'Freepik', 3],
  ['envato', 'Envato', 5],
  ['dropbox', 'Dropbox', 5],
  ['chatgpt-plus', 'ChatGPT Plus', 5],
  ['capcut', 'CapCut', 3],
  ['medium', 'Medium', 5],
  ['ilovepdf', 'ILovePDF', 9],
  ['strava', 'Strava', 3],
  ['catchplay', 'Catchplay', 2],
  ['grammarly', 'Grammarly', 3],
  ['kahoot-one', 'Kahoot!+ One', 4],
  ['zap', 'Zap', 4],
  ['rekafin', 'Rekafin', 1],
];

/** A second transcription of the price lists: package, months, total for a member, admin fee where it is stated. */
const TOTALS: [plan: string, months: number, total: number, adminFee?: number][] = [
  // Sample monthly prices
  ['netflix-host-non-tv', 1, 47500, 0],
  ['netflix-host-tv', 1, 57500, 10000],
  ['netflix-regular-non-tv', 1, 54000, 6500],
  ['netflix-regular-tv', 1, 61000, 13500],
  ['spotify-regular', 1, 37900, 6267],
  ['spotify-host', 1, 31633],
  ['youtube-regular', 1, 36900, 6042],
  ['microsoft-365-monthly', 1, 41500],
  ['microsoft-365-yearly', 12, 429000],
  ['gramedia-digital-full', 1, 54500, 5000],
  ['gramedia-digital-fiction', 1, 29500, 5000],
  ['gramedia-digital-non-fiction', 1, 29500, 5000],
  ['wattpad-regular', 1, 21900],
  ['apple-music-host', 1, 17000],
  ['apple-music-regular', 1, 22000],
  ['apple-one-host', 1, 39800],
  ['apple-one-regular', 1, 45500],
  ['apple-one-premier-host', 1, 63800],
  ['apple-one-premier-regular', 1, 69500],
  ['apple-tv-host', 1, 19800],
  ['apple-tv-regular', 1, 25000],
  ['google-one-regular', 1, 41900],
  ['google-gemini-regular', 1, 77500],
  ['canva-host', 12, 730000],
  ['canva-host', 1, 73000],
  ['canva-regular', 1, 79500],
  ['canva-regular', 12, 808000],
  ['disney-hotstar-host', 12, 266333],
  ['disney-hotstar-regular', 12, 296000, 29667],
  // Further plan prices
  ['prime-video-regular', 1, 29000],
  ['iqiyi-regular', 1, 19500],
  ['max-monthly', 1, 40000],
  ['max-yearly', 12, 305000],
  ['wetv-regular', 1, 33000],
  ['wetv-regular', 3, 82500],
  ['nord-vpn-monthly', 1, 47000],
  ['nord-vpn-yearly', 12, 310000],
  ['zoom-regular', 1, 38000],
  ['scribd-regular', 1, 31000],
  ['mcafee-regular', 12, 139000],
  ['setapp-regular', 1, 76000],
  ['lastpass-regular', 12, 250000],
  ['duolingo-regular', 12, 213000],
  ['nintendo-switch-online-regular', 12, 165000],
  ['nintendo-switch-online-expansion-pack', 12, 299900],
  ['crunchyroll-monthly', 1, 15000],
  ['crunchyroll-yearly', 12, 150000],
  ['masterclass-regular', 12, 818000],
  ['adobe-photoshop-host', 12, 861777.5, 0],
  ['adobe-illustrator-host', 12, 861777.5, 0],
  ['adobe-photoshop-regular', 12, 961500],
  ['adobe-illustrator-regular', 12, 961500],
  ['freepik-monthly', 1, 116000],
  ['freepik-yearly', 12, 870000],
  ['freepik-plus-yearly', 12, 1830000],
  ['envato-regular', 12, 1485000],
  ['dropbox-regular', 12, 720000],
  ['chatgpt-plus-regular', 1, 87000],
  ['capcut-yearly', 12, 399000],
  ['capcut-monthly', 1, 59900],
  ['medium-monthly', 1, 22500],
  ['medium-yearly', 12, 219900],
  ['ilovepdf-regular', 12, 73000],
  ['strava-regular', 12, 499000],
  ['catchplay-monthly', 1, 31500],
  ['catchplay-yearly', 12, 368000],
  ['grammarly-regular', 1, 168500],
  ['grammarly-regular', 3, 359000],
  ['grammarly-yearly', 12, 853000],
  ['kahoot-one-regular', 12, 1130000],
  // Rekafin
  ['rekafin-personal', 1, 25000, 0],
  ['rekafin-umkm', 1, 89000, 0],
  // Zap series
  ['zap-series-199', 12, 1366000],
  ['zap-series-299', 12, 2052000],
  ['zap-series-499', 12, 3424000],
  ['zap-series-749', 12, 5139000],
  ['zap-series-1249', 12, 8569000],
];

const plans = BRANDS.flatMap((brand) =>
  brand.packages.flatMap((plan) =>
    plan.variants.map((variant) => ({
      brand,
      plan,
      variant,
      slug: packageSlug(brand, plan),
      components: componentsOf(brand, variant),
      family: familiesOf(brand).find(({ slug }) => slug === familySlug(brand, plan, variant))!,
    })),
  ),
);
const planOf = (slug: string, months: number) => {
  const found = plans.find((row) => row.slug === slug && row.variant.months === months);
  if (!found) throw new Error(`${slug} for ${months} months is not in the seed`);
  return found;
};
const brandOf = (slug: string) => BRANDS.find((brand) => brand.slug === slug)!;

describe('brands', () => {
  it.each(SIZES)('%s is %s, a group of %i', (slug, name, size) => {
    const { group, ...brand } = brandOf(slug);
    expect(brand.name).toBe(name);
    // Canva is listed with 4, which are the regular seats; with the host it has 5.
    expect(slug === 'canva' ? group.regulars : group.hosts + group.regulars).toBe(size);
  });

  it('are the 43 of the table in its order, with hidden Vidio and separate Sekurban after them', () => {
    expect(BRANDS.map(({ slug }) => slug)).toEqual([...SIZES.map(([slug]) => slug), 'vidio', 'sekurban']);
    expect(new Set(BRANDS.map(({ position }) => position)).size).toBe(45);
    expect(BRANDS.filter(({ hidden }) => hidden).map(({ slug }) => slug)).toEqual(['vidio']);
    expect(BRANDS.filter(({ type }) => type === 2).map(({ slug }) => slug)).toEqual(['zap', 'sekurban']);
  });

  it('have a host seat exactly where there is a host flow, or host and regular variants', () => {
    expect(BRANDS.filter(({ group }) => group.hosts).map(({ slug }) => slug)).toEqual([
      'netflix',
      'spotify',
      'apple-music',
      'apple-one',
      'apple-one-premier',
      'apple-tv',
      'canva',
      'disney-hotstar',
      'adobe-photoshop',
      'adobe-illustrator',
    ]);
    for (const { brand, plan } of plans) expect(plan.isHost ?? false).toBe(Boolean(plan.isHost && brand.group.hosts));
  });

  it('are in the categories of decisions.md, each with something in it', () => {
    expect(CATEGORIES.map(({ name }) => name)).toEqual([
      'Streaming',
      'Musik',
      'Produktivitas',
      'Desain',
      'VPN & Keamanan',
      'Belajar',
      'Bacaan',
      'Cloud & AI',
      'Game',
      'Gaya Hidup',
    ]);
    for (const { brands } of CATEGORIES) expect(brands.length).toBeGreaterThan(0);
  });

  it('no two have a mark with the same letters', () => {
    const marks = BRANDS.map(({ name }) => initials(name).toLowerCase());
    expect(marks.filter((mark, index) => marks.indexOf(mark) !== index)).toEqual([]);
  });

  it.each(BRANDS.map(({ slug, color }) => [slug, color]))(
    '%s has a mark on which white can be read (%s)',
    (_, color) => {
      expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('prices', () => {
  it.each(TOTALS)('%s for %i months is Rp%d', (...row) => {
    const [slug, months, total, adminFee] = row;
    const { variant, components } = planOf(slug, months);
    expect(variant.active ?? true).toBe(true);
    expect(variant.total).toBe(total);
    if (adminFee !== undefined) expect(components.adminFee).toBe(toSen(adminFee));
  });

  it('are all of them, beside one variant that is not sold', () => {
    const sold = plans.filter(({ variant }) => variant.active !== false);
    expect(sold.map(({ slug, variant }) => `${slug} ${variant.months}`).sort()).toEqual(
      TOTALS.map(([slug, months]) => `${slug} ${months}`).sort(),
    );
    expect(plans.length - sold.length).toBe(1);
  });

  const explained = plans.filter(({ components }) => memberPrice(components) !== null);
  it.each(explained.map(({ slug, variant, components }) => [slug, variant.months, variant.total, components] as const))(
    '%s for %i months follows the formula to Rp%d',
    (_slug, _months, total, components) => {
      expect(toRupiah(memberPrice(components)!)).toBe(total);
    },
  );

  it('are explained for exactly the plans whose parts are stated or follow by arithmetic', () => {
    expect([...new Set(explained.map(({ brand }) => brand.slug))]).toEqual([
      'netflix',
      'spotify',
      'youtube',
      'gramedia-digital',
      'disney-hotstar',
      'adobe-photoshop',
      'adobe-illustrator',
      'rekafin',
    ]);
  });

  it('add the Rp1.000 activation fee on all four Netflix plans and nowhere else', () => {
    const withFee = plans.filter(({ components }) => components.activationFee > 0n);
    expect(withFee.map(({ slug }) => slug)).toEqual(TOTALS.slice(0, 4).map(([slug]) => slug));
    for (const { components } of withFee) expect(components.activationFee).toBe(toSen(1000));
  });

  it('are taxed for YouTube, Wattpad, Google One and Google AI Pro', () => {
    const taxed = new Set(plans.filter(({ components }) => components.taxed).map(({ brand }) => brand.slug));
    expect([...taxed]).toEqual(['youtube', 'wattpad', 'google-one', 'google-gemini']);
  });

  it('name the normal prices of Rekafin, the two years of McAfee and the terms of Zap', () => {
    expect(planOf('rekafin-personal', 1).plan.description).toContain('Rp45.000');
    expect(planOf('rekafin-umkm', 1).plan.description).toContain('Rp169.000');
    expect(planOf('mcafee-regular', 12).components.providerPrice).toBe(toSen(550000));
    expect(brandOf('mcafee').description).toMatch(/Rp550\.000.*Rp800\.000/);
    expect(brandOf('zap').description).toMatch(/32 perawatan.*8 kali.*15%.*30 hari/);
  });

  it('let the plans of Zap, and no others, come with a voucher of 8 treatments', () => {
    const withVoucher = BRANDS.filter(({ packages }) => packages.some(({ voucher }) => voucher));
    expect(withVoucher.map(({ slug }) => slug)).toEqual(['zap']);
    for (const { voucher } of brandOf('zap').packages)
      expect(voucher).toEqual({ treatments: 8, firstUseWithinDays: 30 });
  });

  it('carry the three dated notices', () => {
    const notices = BRANDS.flatMap(({ slug, notices = [] }) => notices.map(({ effectiveOn }) => [slug, effectiveOn]));
    expect(notices).toEqual([
      ['youtube', '2024-09-20'],
      ['microsoft-365', '2025-01-17'],
      ['canva', '2024-07-25'],
    ]);
  });
});

describe('the tables', () => {
  const folder = path.join(import.meta.dirname, 'catalogue');
  const tables = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'));
  const SOURCE = /\/\/.*(Sample monthly prices|Further plan prices|Rekafin|Zap series|Not sold)/;
  /** Lines with a price, each with the ten lines before it. */
  const prices = tables.flatMap((lines) =>
    lines.flatMap((line, at) =>
      /total: [\d_.]+|zapTier\(\d/.test(line)
        ? [{ line, near: lines.slice(Math.max(0, at - 10), at + 1).join('\n') }]
        : [],
    ),
  );

  it('name beside every price the list that states it', () => {
    expect(prices.length).toBeGreaterThan(70);
    for (const { line, near } of prices) expect([line, near]).toEqual([line, expect.stringMatching(SOURCE)]);
  });

  it('name a decision for every length that no price list states', () => {
    const record = readFileSync(
      path.join(import.meta.dirname, '../../docs/decisions/0002-durations-and-families.md'),
      'utf8',
    );
    const chosen =
      `iqiyi, zoom, scribd, setapp, chatgpt-plus, mcafee, lastpass, duolingo, nintendo-switch-online, masterclass,
      adobe-photoshop, adobe-illustrator, envato, dropbox, ilovepdf, strava, kahoot-one, medium, catchplay, zap, rekafin`.split(
        /,\s+/,
      );
    for (const slug of chosen) {
      const { name } = brandOf(slug);
      expect(record).toContain(name.replace(/^Adobe |( Switch Online)$/g, ''));
    }
  });
});

describe('groups', () => {
  it('seat host and regular plans of one subscription and length together, and nothing else', () => {
    expect(familiesOf(brandOf('netflix')).map(({ slug }) => slug)).toEqual(['netflix-monthly']);
    expect(familiesOf(brandOf('canva')).map(({ slug }) => slug)).toEqual(['canva-monthly', 'canva-yearly']);
    expect(familiesOf(brandOf('freepik')).map(({ slug }) => slug)).toEqual([
      'freepik-monthly',
      'freepik-yearly',
      'freepik-plus-yearly',
    ]);
    expect(new Set(BRANDS.flatMap(familiesOf).map(({ slug }) => slug)).size).toBe(BRANDS.flatMap(familiesOf).length);
  });

  it('know what the provider debits wherever every plan in them agrees on it', () => {
    for (const { family, components, brand } of plans.filter((row) => memberPrice(row.components) !== null)) {
      expect(family.providerPrice).toBe(brand.slug === 'youtube' ? toSen(154290) : components.providerPrice);
    }
    expect(planOf('mcafee-regular', 12).family.providerPrice).toBeNull();
    expect(planOf('apple-one-host', 1).family.providerPrice).toBeNull();
  });

  it('of Canva start with five confirmed, groups of Netflix have two TV slots', () => {
    expect(planOf('canva-host', 12).family).toMatchObject({ hostSeats: 1, regularSeats: 4, startsWhenConfirmed: 5 });
    expect(planOf('netflix-host-tv', 1).family).toMatchObject({ hostSeats: 1, regularSeats: 3, tvSlots: 2 });
    const needTv = plans.filter(({ plan }) => plan.needsTv).map(({ slug }) => slug);
    expect(needTv).toEqual(['netflix-host-tv', 'netflix-regular-tv']);
  });

  // Host reimbursement
  it.each([
    ['netflix-host-tv', 128750],
    ['netflix-host-non-tv', 138750],
    ['spotify-host', 62517],
  ])('give the host of %s Rp%d back', (slug, expected) => {
    const { family, variant, components } = planOf(slug, 1);
    const amount = reimbursementAmount({
      providerPrice: family.providerPrice as Sen,
      hostShare: addSen(toSen(variant.total), negate(components.activationFee)),
      transferFee: TRANSFER_FEE_SEN,
    });
    expect(toRupiah(amount)).toBe(expected);
  });
});

describe('pre-order plans', () => {
  const RARELY_SOLD = ['setapp', 'lastpass', 'masterclass', 'envato', 'dropbox', 'ilovepdf', 'kahoot-one'];
  const ADOBE = ['adobe-photoshop', 'adobe-illustrator'];

  it('are the yearly plans without a host flow and the rarely sold brands, never for a host; the rest is Ready', () => {
    for (const { brand, plan, variant, slug } of plans) {
      const isYearlyWithoutHost = variant.months === 12 && !brand.group.hosts;
      const isRare = [...RARELY_SOLD, ...ADOBE].includes(brand.slug);
      const expected = !plan.isHost && (isYearlyWithoutHost || isRare);
      expect([slug, plan.isPo ?? false]).toEqual([slug, expected]);
    }
  });
});

describe('rows for the database', () => {
  const rows = catalogueRows();

  it('have a uid of their own each, and the same one every time', () => {
    const uids = Object.values(rows).flatMap((table) => table.map(({ uid }) => uid));
    expect(new Set(uids).size).toBe(uids.length);
    expect(catalogueRows()).toEqual(rows);
    for (const uid of uids)
      expect(uid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('have unique slugs and one price for each variant', () => {
    for (const table of [rows.categories, rows.providers, rows.families, rows.packages])
      expect(new Set(table.map(({ slug }) => slug)).size).toBe(table.length);
    expect(rows.prices.map(({ variantUid }) => variantUid)).toEqual(rows.variants.map(({ uid }) => uid));
  });

  const priceOf = (slug: string, months: number) =>
    rows.prices[plans.findIndex((row) => row.slug === slug && row.variant.months === months)]!;
  const derivedIn = ({ derived }: (typeof rows.prices)[number]) => derived as string[];
  const slugsOf = (fits: (price: (typeof rows.prices)[number]) => boolean) =>
    plans.filter(({ slug, variant }) => fits(priceOf(slug, variant.months))).map(({ slug }) => slug);

  /** Not stated, but derived by arithmetic in docs/decisions/0002. */
  const DERIVED: [plan: string, months: number, parts: string[]][] = [
    ['netflix-host-tv', 1, ['activationFee']],
    ['netflix-regular-non-tv', 1, ['activationFee']],
    ['netflix-regular-tv', 1, ['activationFee']],
    ['spotify-host', 1, ['providerPrice', 'adminFee']],
    ['spotify-regular', 1, ['providerPrice']],
    ['youtube-regular', 1, ['providerPrice']],
    ['gramedia-digital-full', 1, ['providerPrice']],
    ['gramedia-digital-fiction', 1, ['providerPrice']],
    ['gramedia-digital-non-fiction', 1, ['providerPrice']],
    ['wattpad-regular', 3, ['grandTotal']],
    ['disney-hotstar-host', 12, ['providerPrice', 'adminFee']],
    ['disney-hotstar-regular', 12, ['providerPrice']],
    ['adobe-photoshop-host', 12, ['providerPrice']],
    ['adobe-photoshop-regular', 12, ['providerPrice', 'adminFee']],
    ['adobe-illustrator-host', 12, ['providerPrice']],
    ['adobe-illustrator-regular', 12, ['providerPrice', 'adminFee']],
    ['rekafin-personal', 1, ['providerPrice']],
    ['rekafin-umkm', 1, ['providerPrice']],
  ];

  it('mark every part that was derived, and no other', () => {
    const marked = plans.flatMap(({ slug, variant: { months } }) => {
      const derived = derivedIn(priceOf(slug, months));
      return derived.length ? [[slug, months, derived]] : [];
    });
    expect(marked).toEqual(expect.arrayContaining(DERIVED));
    expect(marked).toHaveLength(DERIVED.length);
  });

  it('leave null what is not known: never a zero, and never marked as derived', () => {
    const known = ['netflix', 'spotify', 'youtube', 'gramedia-digital', 'disney-hotstar', 'adobe', 'rekafin'];
    const isKnown = (slug: string) => known.some((brand) => slug.startsWith(brand));
    expect(slugsOf(({ adminFeeSen }) => adminFeeSen === null)).toEqual(
      plans.map(({ slug }) => slug).filter((slug) => !isKnown(slug)),
    );
    // McAfee: what the first year costs is stated, the fee is not.
    expect(slugsOf(({ providerPriceSen }) => providerPriceSen === null)).toEqual(
      plans.map(({ slug }) => slug).filter((slug) => !isKnown(slug) && slug !== 'mcafee-regular'),
    );
    for (const price of rows.prices)
      for (const part of derivedIn(price)) expect(price[`${part}Sen` as 'adminFeeSen']).not.toBeNull();
  });
});

/** WCAG 2 contrast ratio of a hex colour with white. */
function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

it('a group takes members by invitation where the steps of its brand speak of one', () => {
  const speaks = BRANDS.filter(({ slug }) =>
    schemeEntryOf(slug)?.schemes.some((step) => step.startsWith('Terima undangan')),
  );
  const invites = BRANDS.filter(({ group }) => group.invites).map(({ slug }) => slug);
  // Rekafin is for one alone: its steps are on its own page.
  expect(invites.toSorted()).toEqual([...speaks.map(({ slug }) => slug), 'rekafin'].toSorted());
  const migration = readFileSync('prisma/migrations/20261217000032_invitations/migration.sql', 'utf8');
  for (const slug of invites) expect(migration).toContain(`'${slug}'`);
});
