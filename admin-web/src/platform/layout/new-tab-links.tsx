import { useEffect } from 'react';
import { openTab, wantsNewTab } from '../ui/new-tab';

/** Opens links in new tabs with the session; the browser's own new tab would show the sign-in page. */
export const NewTabLinks = () => {
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#/"]');
      if (!link || !wantsNewTab(event)) return;
      event.preventDefault();
      event.stopPropagation();
      openTab(link.href);
    };
    // Capturing: links in table rows stop the propagation of their clicks.
    document.addEventListener('click', open, true);
    document.addEventListener('auxclick', open, true);
    return () => {
      document.removeEventListener('click', open, true);
      document.removeEventListener('auxclick', open, true);
    };
  }, []);
  return null;
};
