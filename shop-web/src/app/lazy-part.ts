import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loaded<P> = () => Promise<ComponentType<P>>;

/** A page for a route's `lazy.Component`: its file and the query cache are fetched side by side. */
export function page<P extends object>(load: Loaded<P>): Loaded<P> {
  return async () => {
    const [{ withQueries }, Page] = await Promise.all([import('./with-queries'), load()]);
    return withQueries(Page);
  };
}

/** The same for a part of a page. */
export const part = <P extends object>(load: Loaded<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await page(load)() }));
