import { namedIn } from '../../platform/router/named-in';

/** The product that the address names; empty where it names none. */
export const sekeranjangUidIn = (search: URLSearchParams): string =>
  namedIn(search, 'sekeranjangUid', 'sekeranjang_uid', 'product_id');
