import type { TypographyProps } from '@mui/material';
import { useCallback } from 'react';
import { TitlePortal, useTranslate } from 'react-admin';

/** Target of the pages' titles; copies the title to the browser's tab. */
export const PageTitle = (props: TypographyProps) => {
  const app = useTranslate()('console.title');
  const nameTab = useCallback(
    (title: HTMLElement) => {
      const read = () => {
        // A record's page has the name of the record there, for the tab alone.
        const page = (title.querySelector('[data-tab-title]') ?? title).textContent.trim();
        document.title = page ? `${page} · ${app}` : app;
      };
      read();
      const watch = new MutationObserver(read);
      watch.observe(title, { childList: true, characterData: true, subtree: true });
      return () => {
        watch.disconnect();
        document.title = app;
      };
    },
    [app],
  );
  return <TitlePortal ref={nameTab} {...props} />;
};
