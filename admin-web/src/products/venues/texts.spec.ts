import { expect, it } from '@jest/globals';
import { KEPT } from '#domain/products/venues/kept';
import { texts as en } from './texts.en';
import { texts } from './texts.id';

it('the console says of what is kept what the customer is told, as the books hold it', () => {
  expect(texts.venues.keepHelp).toBe(`Bagian dari pembayaran yang ${KEPT}`);
  expect(en.venues.keepHelp).toMatch(/venue.*fee/);
});
