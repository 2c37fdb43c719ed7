import { useContext, useEffect } from 'react';
import { HeadCollector, SITE_NAME } from './page-head';

/** The tab's title, and what a screen reader says after a change of page. */
export function usePageTitle(title: string): void {
  const full = `${title} | ${SITE_NAME}`;
  useContext(HeadCollector)?.({ title: full });
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/**
 * The title for as long as a page that waits for its data has none, or gets none. Stands before that page, not around
 * it: the effects of what stands later come later, so the page has the last word.
 */
export function PageTitle({ title }: { title: string }): null {
  usePageTitle(title);
  return null;
}
