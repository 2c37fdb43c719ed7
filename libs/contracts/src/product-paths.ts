import { type OrderKeys, PAGE, withQuery } from './shop-paths.js';

// Apart from `shop-paths`, which the shop loads before its first page: these are for pages that load later.

export const articlePath = (slug: string): string => `${PAGE.blog}/${encodeURIComponent(slug)}`;
/** The newest articles, for feed readers. */
export const RSS_PATH = '/blog/rss.xml';

export const merchandisePath = (slug: string): string => `${PAGE.merchandise}/${encodeURIComponent(slug)}`;
/** Checkout of the cart, or of one variant alone. */
export const merchandiseCheckoutPath = (variantUid?: string): string =>
  `${PAGE.merchandise}/checkout${variantUid ? `/${variantUid}` : ''}`;
export const merchandiseOrderPath = (orderUid: string): string => withQuery(PAGE.merchandiseOrder, { orderUid });

export const sekeranjangPath = (sekeranjangUid: string): string =>
  withQuery(PAGE.sekeranjangProduct, { sekeranjangUid });
export const sekeranjangOrderPath = (sekeranjangUid: string): string =>
  withQuery(PAGE.sekeranjangOrder, { sekeranjangUid });
/** As the specification writes the query. */
export const sekeranjangSuccessPath = (productUid: string, orderUid: string): string =>
  withQuery(PAGE.sekeranjangOrderSuccess, { product_id: productUid, order_id: orderUid });
export const sekurbanOrderPath = (animalUid: string): string => withQuery(PAGE.sekurbanOrder, { animalUid });
/** A request of the customer, with its quote and what became of it. */
export const errandPath = (errandUid: string): string => withQuery(PAGE.setitipPayment, { errandUid });
export const semabarPath = (venue: string): string => withQuery(PAGE.semabarVenue, { venue });
/** Where players join a slot: its uid is the secret of the link. */
export const slotPath = (venue: string, slotUid: string): string =>
  withQuery(PAGE.semabarVenue, { venue, slot: slotUid });
export const donationPath = (type: string): string => `${PAGE.donations}/${encodeURIComponent(type)}`;
export const donorsPath = (type: string): string => `${donationPath(type)}/list`;
/** What became of a donation. */
export const donationEndPath = (type: string, end: 'success' | 'failed', donationUid?: string): string =>
  `${donationPath(type)}/${end}${donationUid ? `/${donationUid}` : ''}`;
export const tipThankyouPath = ({ orderUid, customerUid }: OrderKeys): string =>
  withQuery(PAGE.tipThankyou, { order_uid: orderUid, customer_uid: customerUid });
export const tipPath = (to: 'team' | 'host'): string => withQuery(PAGE.tipSubmission, { to });
/** Of a gift. Browsers send nothing after the `#` to a server, so the secret is in no log and no Referer. */
export const giftPath = (secret: string): string => `${PAGE.thr}#${secret}`;

/** The lotteries of a campaign, with what it takes to repeat a draw. */
export const lotteryPath = (campaign: string): string => `${PAGE.events}/${encodeURIComponent(campaign)}/lottery`;
export const levelPath = (missionUid: string): string => withQuery(PAGE.sefoursaryLevel, { mission: missionUid });
export const eventRegisteredPath = (campaign: string): string => withQuery(PAGE.eventRegistered, { campaign });
