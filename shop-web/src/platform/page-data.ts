import type { PageData } from '#contracts/pages';

/** Id of the data block in a prerendered page. It is no script, so the Content-Security-Policy allows it. */
export const PAGE_DATA_ID = 'page-data';

let data: PageData | null | undefined;

/** The data of the prerendered page that was opened; null where nothing was prerendered. */
export function pageData(): PageData | null {
  if (data === undefined) data = read();
  return data;
}

/** For the prerenderer, where there is no document to read from. */
export const providePageData = (given: PageData): void => void (data = given);

function read(): PageData | null {
  const block = typeof document === 'undefined' ? null : document.getElementById(PAGE_DATA_ID);
  return block?.textContent ? (JSON.parse(block.textContent) as PageData) : null;
}
