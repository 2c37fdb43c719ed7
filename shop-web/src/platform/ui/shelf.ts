/** A list of cards: on a phone a row to push aside, on a wider screen a grid. A card grows with its letters. */
export const SHELF =
  'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[&>li]:w-[min(9.75rem,85%)] max-sm:[&>li]:shrink-0 max-sm:[&>li]:snap-start sm:grid sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5';
