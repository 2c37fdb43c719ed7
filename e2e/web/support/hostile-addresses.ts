import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { providerDetailQuery, providerListQuery } from '#contracts/catalogue/catalogue.http';
import { articleQuery, articlesQuery } from '#contracts/content/content.http';
import { causeQuery, donationsQuery } from '#contracts/products/giving/donations.http';
import { productListQuery } from '#contracts/sales/products.http';
import { merchandiseDetailQuery, merchandiseQuery } from '#contracts/products/merchandise/merchandise.http';
import { venueQuery, venueWeekQuery, venuesQuery } from '#contracts/products/venues/venues.http';
import { paymentQuery } from '#contracts/sales/payments.http';
import { schemeEntryQuery } from '#contracts/catalogue/scheme.http';
import { semabarPath } from '#contracts/product-paths';
import { HOSTILE_PRODUCT } from './hostile-merchandise.js';
import { HOSTILE_VENUE } from './hostile-venues.js';
import { XSS_PAYLOADS, xssText } from '#testing/xss';
import { HOSTILE_SLUG } from './hostile-catalogue.js';
import type { HostileFields } from './hostile-fields.js';
import type { HostileShop } from './hostile-shop.js';

/** As a part of an address. */
const ADDRESS = encodeURIComponent(XSS_PAYLOADS[1]!);

/** What the server draws, with payloads in every part of an address and in every query, and the answers to these queries. */
export function publicAddresses(fields: HostileFields, hostile: HostileShop, pages: string[]): string[] {
  const drawn = pages.filter((page) => !page.startsWith('/user'));
  const texts = {
    ...fields.fill(providerListQuery),
    ...fields.fill(providerDetailQuery),
    ...fields.fill(schemeEntryQuery),
    ...fields.fill(paymentQuery, { orderUid: hostile.orderOf.member, customerUid: hostile.member.uid }),
  };
  const thing = fields.fill(merchandiseDetailQuery);
  const cause = fields.fill(causeQuery);
  const { type } = fields.fill(donationsQuery);
  const { slug } = fields.fill(articleQuery);
  const { category } = fields.fill(articlesQuery);
  const { keyword } = fields.fill(merchandiseQuery);
  const { city } = fields.fill(venuesQuery);
  const venue = fields.fill(venueQuery);
  const { keyword: word } = fields.fill(productListQuery, { product: undefined });
  const queries = XSS_PAYLOADS.map((payload, turn) => {
    const others = parameterNames().map((name) => [name, xssText('', 400, turn)]);
    return new URLSearchParams({ ...Object.fromEntries(others), ...texts, redirect: payload, order_uid: payload });
  });
  return [
    `/provider/${HOSTILE_SLUG}`,
    `/provider/${ADDRESS}`,
    `/webview/${ADDRESS}/${ADDRESS}`,
    `/merchandise/${HOSTILE_PRODUCT}`,
    `/merchandise/${encodeURIComponent(thing.slug)}`,
    // What the API answers, as a page: it is never HTML.
    `/api/customer/merchandise/detail?${new URLSearchParams(thing)}`,
    `/donation/${encodeURIComponent(cause.type)}`,
    `/api/customer/donation/cause/detail?${new URLSearchParams(cause)}`,
    `/api/customer/donation?${new URLSearchParams({ type: type! })}`,
    `/blog/${encodeURIComponent(slug)}`,
    `/api/customer/blog/detail?${new URLSearchParams({ slug })}`,
    `/api/customer/blog?${new URLSearchParams({ category: category! })}`,
    `/api/customer/product?${new URLSearchParams({ keyword: word! })}`,
    `/api/customer/merchandise?${new URLSearchParams({ keyword: keyword! })}`,
    semabarPath(HOSTILE_VENUE),
    semabarPath(venue.venue),
    `/api/customer/semabar/venue?${new URLSearchParams({ city: city! })}`,
    `/api/customer/semabar/venue/detail?${new URLSearchParams(venue)}`,
    `/api/customer/semabar/venue/week?${new URLSearchParams({ venue: fields.fill(venueWeekQuery).venue })}`,
    ...drawn,
    ...drawn.map((page, turn) => `${page}?${queries[turn % queries.length]}#${ADDRESS}`),
  ];
}

/** Query parameters that the sources of the shop read. */
function parameterNames(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../../shop-web/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = [...sources.join().matchAll(/search(?:Params)?\.get\('(\w+)'\)/g)];
  return [...new Set(named.map(([, name]) => name!))];
}
