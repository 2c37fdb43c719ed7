/** Addresses outside of the shop; both open in a window of their own. Spec 1 §2. */
export const PROBLEM_REPORT_URL = 'https://lapor.patungan.test/';
export const BLOG_URL = 'https://blog.patungan.test/';

/** The page of an order, which every feature leads to. Spec 1 §2. */
export const orderPath = (orderUid: string): string => `/user/order/details?${new URLSearchParams({ orderUid })}`;
/** The page of a brand, as the API names it. Spec 1 §2. */
export const providerPath = (slug: string): string => `/provider?${new URLSearchParams({ slug })}`;
