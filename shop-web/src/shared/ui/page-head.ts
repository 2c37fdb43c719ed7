import { createContext } from 'react';

/** What a page says about itself in the head of its document. */
export interface PageHead {
  title: string;
  description?: string;
}

export const SITE_NAME = 'Patungan';

/** Where a page leaves its head while it is prerendered; in a browser nobody collects, and effects do the work. */
export const HeadCollector = createContext<((head: PageHead) => void) | null>(null);
