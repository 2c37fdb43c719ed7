import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the anchor once its page has loaded, and for a link to the same page; the browser and the router do neither. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key]);
}
