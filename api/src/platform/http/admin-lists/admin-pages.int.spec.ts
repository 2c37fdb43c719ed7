import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ListeningApi } from '../../../../test/listening-api.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

// Many variants are equal in the sorted field, and each page is a query of its own.
it.each([
  ['variants', 'active'],
  ['variants', 'durationMonths'],
  ['packages', 'active'],
  ['packages', 'name'],
  ['providers', 'type'],
])('every one of the %s sorted by %s is on exactly one page', async (resource, field) => {
  const { token } = await world.admin(`Sari ${resource} ${field}`);
  const page = async (from: number, to: number) => {
    const query = new URLSearchParams({ sort: JSON.stringify([field, 'ASC']), range: JSON.stringify([from, to]) });
    return world.http.ask<{ id: string }[]>('GET', `/admin/${resource}?${query}`, { token });
  };
  const all = await page(0, 999);
  const paged: string[] = [];
  for (let from = 0; from < all.length; from += 5) {
    // An update moves the row physically, and with it its place in an unordered result.
    await world.database.$executeRawUnsafe(
      `UPDATE ${resource.slice(0, -1)} SET uid = uid WHERE uid = $1::uuid`,
      all[from]!.id,
    );
    paged.push(...(await page(from, from + 4)).map(({ id }) => id));
  }
  expect(paged).toEqual(all.map(({ id }) => id));
  expect(new Set(paged).size).toBe(all.length);
});
