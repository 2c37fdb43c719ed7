import { useContext, useEffect } from 'react';
import { HeadCollector, SITE_NAME } from './page-head';
import { usePageTitle } from './use-page-title';

/** Title of the tab and description for search engines; the description of the shop comes back when the page is left. */
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
