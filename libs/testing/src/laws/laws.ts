import { BOOKS_BROKEN, BOOKS_SECOND } from './books.js';
import { CAMPAIGNS_BROKEN } from './campaigns.js';
import { CATALOGUE_BROKEN } from './catalogue.js';
import { GIVING_BROKEN, GIVING_SECOND } from './giving.js';
import { GOODS_BROKEN, GOODS_SECOND } from './goods.js';
import { IDENTITY_BROKEN, IDENTITY_SECOND } from './identity.js';
import { PLATFORM_BROKEN } from './platform.js';
import { QURBAN_BROKEN, QURBAN_SECOND } from './qurban.js';
import { SALES_BROKEN, SALES_SECOND } from './sales.js';
import { SUBSCRIPTIONS_BROKEN, SUBSCRIPTIONS_SECOND } from './subscriptions.js';
import { VENUES_BROKEN, VENUES_SECOND } from './venues.js';
import type { BrokenRows, SecondRows } from './rows.js';

/** Each CHECK of the database. */
export const BROKEN_ROWS: BrokenRows = {
  ...BOOKS_BROKEN,
  ...CAMPAIGNS_BROKEN,
  ...CATALOGUE_BROKEN,
  ...GIVING_BROKEN,
  ...GOODS_BROKEN,
  ...IDENTITY_BROKEN,
  ...PLATFORM_BROKEN,
  ...QURBAN_BROKEN,
  ...SALES_BROKEN,
  ...SUBSCRIPTIONS_BROKEN,
  ...VENUES_BROKEN,
};

/** Each partial unique index. */
export const SECOND_ROWS: SecondRows = {
  ...BOOKS_SECOND,
  ...GIVING_SECOND,
  ...GOODS_SECOND,
  ...IDENTITY_SECOND,
  ...QURBAN_SECOND,
  ...SALES_SECOND,
  ...SUBSCRIPTIONS_SECOND,
  ...VENUES_SECOND,
};
