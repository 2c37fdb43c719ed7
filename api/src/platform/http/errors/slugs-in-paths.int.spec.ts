import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createCampaignBody } from '#contracts/campaigns/campaigns.admin.http';
import { wordsBeside } from '#contracts/beside';
import { ListeningApi } from '../../../../test/listening-api.js';
import { readOperations } from '../../../../test/operations.js';

let world: ListeningApi;
beforeAll(async () => {
  world = await ListeningApi.open();
});
afterAll(() => world?.close());

/** What names a record by a slug in a path of the API, with the schema that refuses words of other paths. */
const SLUGS = { campaign: createCampaignBody.shape.slug };

it('a slug in a path of the API is no word of another path', async () => {
  // No word is a UUID.
  const operations = (await readOperations(world.app)).map(({ method, path }) => ({
    method,
    path: path.replaceAll(/\{u?id\}/g, 'uuid'),
  }));
  const met = operations.flatMap(({ method, path }) => {
    const others = operations.filter((other) => other.method === method).map((other) => other.path);
    const name = /\/\{(\w+)\}(?=\/|$)/.exec(path)?.[1];
    return wordsBeside(path, others).map((word) => ({ name, word, path }));
  });
  expect(met.map(({ word }) => word)).toContain('notice');
  expect(met.filter(({ name, word }) => SLUGS[name as 'campaign']?.safeParse(word).success !== false)).toEqual([]);
});

it('a campaign that is called as another path is refused at its field', async () => {
  const { token } = await world.admin();
  const answer = await world.http.call('POST', '/admin/campaigns', { token, body: { slug: 'notice' } });
  expect(answer.status).toBe(422);
  expect(answer.errors).toContainEqual({
    field: 'slug',
    message: 'Kata ini sudah dipakai alamat lain. Pilih yang lain.',
  });
});
