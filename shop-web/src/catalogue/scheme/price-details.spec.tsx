import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { priceList } from '../../../price-list';
import { PriceDetails } from './price-details';

afterEach(cleanup);

it('every brand with a plan whose parts are not known says so, the others do not', () => {
  const said = priceList().brands.map((provider) => {
    const { container } = render(<PriceDetails provider={provider} priceInfo="" />);
    const says = container.textContent!.includes('Rincian belum tersedia');
    cleanup();
    return [provider.slug, says] as const;
  });
  const unknown = priceList().brands.map(({ slug, plans }) => [
    slug,
    plans.some(({ informations }) => informations.length <= 2),
  ]);
  expect(said).toEqual(unknown);
  expect(new Set(said.map(([, says]) => says)).size).toBe(2);
});
