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
