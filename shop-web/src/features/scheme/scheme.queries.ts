import { type SchemeOfPrice, schemeOfPrice } from '#contracts/http/scheme.http';
import { api } from '../../shared/api/api';

/** The price pages as they are now. Loaded by itself, so that the pages come without the API's code. */
export const fetchScheme = (): Promise<SchemeOfPrice> =>
  api.get('/customer/scheme-of-price', schemeOfPrice, { anonymous: true });
