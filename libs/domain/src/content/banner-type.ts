/** Where a banner is shown: on the home page, above the blog, or in the list of what the shop has done. */
export const BANNER_TYPES = ['home', 'blog', 'portfolio'] as const;
export type BannerType = (typeof BANNER_TYPES)[number];
