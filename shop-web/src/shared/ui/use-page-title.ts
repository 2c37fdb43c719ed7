import { useEffect } from 'react';

/** The tab's title, and what a screen reader says after a change of page. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Patungan`;
  }, [title]);
}
