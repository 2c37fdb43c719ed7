/** Path of a list with a filter. */
export const listPath = (resource: string, filter: Record<string, unknown>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
