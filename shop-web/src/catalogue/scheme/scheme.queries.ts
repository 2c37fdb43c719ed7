import { type SchemeOfPrice, schemeOfPrice } from '#contracts/catalogue/scheme.http';
import { api } from '../../platform/api/api';

/** The current price pages. A file of its own, so that the pages load without the API client. */
export const fetchScheme = (): Promise<SchemeOfPrice> =>
  api.get('/customer/scheme-of-price', schemeOfPrice, { anonymous: true });
