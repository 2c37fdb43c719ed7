import { useEffect } from 'react';
import { openTab, wantsNewTab } from '../shared/new-tab';

/** Links of the console that somebody opens in a new tab take the session along; the browser's own way leads to the sign-in. */
export const NewTabLinks = () => {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#/"]');
      if (!link || !wantsNewTab(event)) return;
      event.preventDefault();
      event.stopPropagation();
      openTab(link.href);
    };
    // On the way down: links inside of a row keep their clicks from the page.
    document.addEventListener('click', open, true);
    document.addEventListener('auxclick', open, true);
    return () => {
      document.removeEventListener('click', open, true);
      document.removeEventListener('auxclick', open, true);
    };
  }, []);
  return null;
};
