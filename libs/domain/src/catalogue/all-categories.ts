/** The default category: no filter at all. It is no row; no category may be called so. Spec 1 §9. */
export const ALL_CATEGORIES = { slug: 'semua', name: 'Semua' } as const;
