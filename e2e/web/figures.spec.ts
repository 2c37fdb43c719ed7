import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderDetail, VariantView } from '#contracts/catalogue/catalogue.http';
import type { SchemeEntryView, SchemeOfPrice } from '#contracts/catalogue/scheme.http';
import { formatRupiah } from '#domain/platform/sen';
import { NORMAL_PRICES, NOTICES, PRICES, type PriceFigure, REIMBURSEMENTS, SIZES, WORDS } from '../support/figures.js';
import { Shop } from '../support/shop.js';
import { Browsing } from './support/browser.js';

/** A brand as it is printed: all text, and the rows of its price table. */
interface PrintedBrand {
  text: string;
  rows: { plan: string; duration: string; price: string }[];
}

/**
 * Every figure of the catalogue (e2e/support/figures.ts) over the public API, and on the built scheme page in a browser
 * that cannot reach the API.
 */
describe('the figures of the catalogue', () => {
  let shop: Shop;
  let browsing: Browsing;
  let scheme: SchemeOfPrice;
  const details = new Map<string, ProviderDetail>();
  const entries = new Map<string, SchemeEntryView>();
  let printed: Record<string, PrintedBrand>;
  let printedHosts: Record<string, string>;
  let inApi = 0;
  let onPage = 0;

  beforeAll(async () => {
    [shop, browsing] = await Promise.all([Shop.open(), Browsing.start()]);
    await shop.startApi();
    scheme = await shop.http.ask('GET', '/customer/scheme-of-price');
    for (const [, slug] of SIZES) {
      details.set(slug, await shop.http.ask('GET', `/customer/provider/detail?slug=${slug}`));
      entries.set(slug, await shop.http.ask('GET', `/customer/scheme-of-price/detail?slug=${slug}`));
    }
    ({ printed, printedHosts } = await read());
  });

  afterAll(async () => {
    console.warn(`figures: ${inApi} found through the public API, ${onPage} on the rendered pages`);
    await browsing?.close();
    await shop?.close();
  });

  async function read() {
    const { page } = await browsing.window(`http://localhost:${shop.env.PORT}`);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/info/scheme-of-price');
    await page
      .locator('article')
      .nth(SIZES.length - 1)
      .waitFor();
    const brands = await page.locator('article').evaluateAll((articles) =>
      articles.map((article) => ({
        slug: article.id,
        text: article.textContent ?? '',
        rows: [...article.querySelectorAll('tbody tr')].map((row) => {
          const [plan = '', duration = '', price = ''] = [...row.children].map(({ textContent }) => textContent ?? '');
          return { plan, duration, price };
        }),
      })),
    );
    await page.goto('/info/user-host');
    await page.locator('article').first().waitFor();
    const hosts = await page
      .locator('article')
      .evaluateAll((articles) => articles.map((article) => [article.id, article.textContent ?? '']));
    return {
      printed: Object.fromEntries(brands.map(({ slug, ...brand }) => [slug, brand])),
      printedHosts: Object.fromEntries(hosts) as Record<string, string>,
    };
  }

  /** The one plan that the figure is about. */
  function variantOf({ slug, plan = '', host = false, months, total }: PriceFigure): VariantView {
    const fitting = details
      .get(slug)!
      .packages.flatMap(({ variants }) => variants)
      .filter(
        (variant) =>
          variant.isHost === host &&
          variant.packageName.includes(plan) &&
          (months === undefined || variant.duration === months),
      );
    expect([slug, plan, total, fitting.map(({ packageName }) => packageName)]).toEqual([
      slug,
      plan,
      total,
      [expect.anything()],
    ]);
    return fitting[0]!;
  }

  it(`have ${SIZES.length} brands, named and sized as in the table`, () => {
    expect(scheme.brands.map(({ slug }) => slug)).toEqual(SIZES.map(([, slug]) => slug));
    expect(Object.keys(printed)).toEqual(SIZES.map(([, slug]) => slug));
    for (const [name, slug, size] of SIZES) {
      // `member` is the figure of the table; on the pages the host counts too.
      const { name: apiName, member, groupSize } = details.get(slug)!;
      expect([slug, apiName, member, entries.get(slug)!.member]).toEqual([slug, name, size, size]);
      inApi += 1;
      expect([slug, printed[slug]!.text]).toEqual([
        slug,
        expect.stringContaining(size === 1 ? 'Untukmu sendiri' : `Grup ${groupSize} orang`),
      ]);
      expect(printed[slug]!.text).toContain(name);
      onPage += 1;
    }
  });

  it.each(
    PRICES.map(
      (figure) => [`${figure.slug} ${figure.host ? 'host ' : ''}${figure.plan ?? ''}`, figure.total, figure] as const,
    ),
  )('have %s at Rp%d', (_, total, figure) => {
    const variant = variantOf(figure);
    expect(variant.grandTotal).toBe(total);
    inApi += 1;
    const row = printed[figure.slug]!.rows.filter(
      ({ plan, duration, price }) =>
        plan.startsWith(`${variant.packageName} `) &&
        duration === variant.durationLabel &&
        price.endsWith(formatRupiah(total)),
    );
    expect([figure.slug, variant.packageName, row.length]).toEqual([figure.slug, variant.packageName, 1]);
    onPage += 1;

    for (const [title, fee] of [
      ['Biaya admin', figure.adminFee],
      ['Biaya aktivasi email', figure.activationFee],
    ] as const) {
      if (fee === undefined) continue;
      expect(variant.informations.find((line) => line.title === title)?.value).toBe(fee);
      inApi += 1;
      expect(printed[figure.slug]!.text).toMatch(new RegExp(`${title}[^R]*[^0-9]*${formatRupiah(fee)}(?![.\\d])`));
      onPage += 1;
    }
  });

  it(`are all the prices there are: ${PRICES.length}, and each adds up`, () => {
    const sold = [...details.values()].flatMap(({ packages }) => packages.flatMap(({ variants }) => variants));
    expect(sold).toHaveLength(PRICES.length);
    expect(Object.values(printed).flatMap(({ rows }) => rows)).toHaveLength(PRICES.length);
    for (const { grandTotal, informations } of sold) {
      const parts = informations.filter(({ is_total }) => !is_total).reduce((sum, { value }) => sum + value, 0);
      expect([parts, informations.at(-1)]).toEqual([
        grandTotal,
        { title: 'Total', value: grandTotal, is_total: true, isHaveTooltip: false },
      ]);
    }
  });

  it.each(WORDS)('name %s (%s)', (_, slug, words) => {
    const eligibility = details.get(slug)!.packages.flatMap((pack) => pack.eligibility.map(({ text }) => text));
    const text = `${JSON.stringify(entries.get(slug))} ${eligibility.join(' ')}`;
    expect(text).toMatch(words);
    inApi += 1;
    expect(printed[slug]!.text).toMatch(words);
    onPage += 1;
  });

  it.each(NORMAL_PRICES)('have the normal price of Rekafin %s at Rp%d', (plan, normal) => {
    const { packageName } = variantOf({ slug: 'rekafin', plan, total: 0 });
    const [key] = Object.entries(entries.get('rekafin')!.normalPrice!).find(([, value]) => value === normal)!;
    expect(key).toContain(plan.toLowerCase());
    inApi += 1;
    const row = printed.rekafin!.rows.find((one) => one.plan.startsWith(packageName))!;
    expect(row.price).toContain(`Harga normal ${formatRupiah(normal)}`);
    onPage += 1;
  });

  it.each(NOTICES)('have the notice of %s from %s', (slug, day, words) => {
    expect(details.get(slug)!.notices.map(({ effectiveOn }) => effectiveOn)).toEqual([day]);
    inApi += 1;
    expect(printed[slug]!.text).toContain(`Mulai ${words}`);
    onPage += 1;
  });

  it.each(REIMBURSEMENTS)('give the host of $slug$plan Rp$reimbursement back', (figure) => {
    const { slug, plan = '', debit, share, transferFee, reimbursement } = figure;
    const priced = scheme.brands
      .find((brand) => brand.slug === slug)!
      .plans.find(({ isHost, name }) => isHost && name.includes(plan))!;
    expect(priced.reimbursement).toBe(reimbursement);
    if (debit !== undefined) expect(priced.debit).toBe(debit);
    if (share !== undefined) expect(priced.debit! - priced.reimbursement! - transferFee).toBe(share);
    inApi += 1;
    for (const amount of [debit, share, transferFee, reimbursement])
      if (amount !== undefined) expect(printedHosts[slug]).toContain(formatRupiah(amount));
    onPage += 1;
  });
});
