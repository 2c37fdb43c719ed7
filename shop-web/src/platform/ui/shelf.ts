/** A list of cards: on a phone a row to push aside, on a wider screen a grid. A card grows with its letters. */
export const SHELF =
  'max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[&>li]:w-[min(9.75rem,85%)] max-sm:[&>li]:shrink-0 max-sm:[&>li]:snap-start sm:grid sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-5';

/** The same on a phone for cards of any width; how wide, and what it is on a wider screen, the caller says. */
export const PUSHED =
  'max-sm:-mx-4 max-sm:grid max-sm:snap-x max-sm:scroll-px-4 max-sm:grid-flow-col max-sm:gap-3 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1.5 max-sm:[&>li]:snap-start';
/** A good part of the next card is seen, so that one knows of it. */
export const PUSHED_WIDE = `${PUSHED} max-sm:auto-cols-[min(17.5rem,85%)]`;

/** For a row without links, as `ref`: with the focus it is pushed by the arrow keys. In a row of links the focus does that. */
export function pushedByKeys(list: HTMLElement | null): void {
  if (list && list.scrollWidth > list.clientWidth) list.tabIndex = 0;
}
