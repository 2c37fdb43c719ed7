import { createContext, useContext, useEffect } from 'react';

/** Title and description in the head of the document. */
export interface PageHead {
  title: string;
  description?: string;
}

export const SITE_NAME = 'Patungan';

/** Collects the head while a page is prerendered; in a browser it is null and effects set the head. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);

/** The title of the tab, which screen readers announce after a navigation. */
export function usePageTitle(title: string): void {
  const full = `${title} | ${SITE_NAME}`;
  useContext(HeadCollector)?.({ title: full });
  useEffect(() => {
    document.title = full;
  }, [full]);
}

/**
 * The title while a page waits for its data. Render it before that page, not around it: later effects win, so the
 * page's own title does.
 */
export function PageTitle({ title }: { title: string }): null {
  usePageTitle(title);
  return null;
}

/** Title of the tab and description for search engines; the previous description is restored when the page is left. */
export function usePageMeta(title: string, description: string): void {
  usePageTitle(title);
  useContext(HeadCollector)?.({ title: `${title} | ${SITE_NAME}`, description });
  useEffect(() => {
    const meta = descriptionTag();
    const before = meta.content;
    meta.content = description;
    return () => {
      meta.content = before;
    };
  }, [description]);
}

function descriptionTag(): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (found) return found;
  const made = document.createElement('meta');
  made.name = 'description';
  return document.head.appendChild(made);
}
