/**
 * The default category, without a filter. It has no row, and no category may have its name.
 * docs/rules/catalogue.md#plans
 */
export const ALL_CATEGORIES = { slug: 'semua', name: 'Semua' } as const;
