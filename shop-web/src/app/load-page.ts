import type { ComponentType } from 'react';
import { type RouteObject, matchRoutes } from 'react-router';
import { isReloading } from './chunk-reload';
import { notLoadedPage } from './not-loaded';

type Load = () => Promise<ComponentType | null | undefined>;

/**
 * Fetches what the page at `path` needs and puts it into its routes, so that the first render is the whole page.
 * False when a file did not come.
 */
export async function loadPage(routes: RouteObject[], path: string): Promise<boolean> {
  const loaded = await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => loadRoute(route)));
  return loaded.every(Boolean);
}

async function loadRoute(route: RouteObject): Promise<boolean> {
  const load = loadOf(route);
  if (!load) return true;
  const Component = await fileOf(load);
  if (!Component) return false;
  route.Component = Component;
  delete route.lazy;
  return true;
}

/**
 * The same routes, where a page says so when its file does not come. Left to itself the router swallows that failure where
 * a route has no loader, and shows nothing, for good.
 */
export const tellWhatIsMissing = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const load = loadOf(route);
    return {
      ...route,
      ...(load && { lazy: { Component: async () => (await fileOf(load)) ?? notLoadedPage() } }),
      ...(route.children && { children: tellWhatIsMissing(route.children) }),
    } as RouteObject;
  });

const loadOf = ({ lazy }: RouteObject): Load | undefined => (typeof lazy === 'object' ? lazy.Component : undefined);

/** Null when it does not come. Where the document is about to be loaded anew, nothing more is said. */
async function fileOf(load: Load): Promise<ComponentType | null> {
  try {
    return (await load()) ?? null;
  } catch (error) {
    if (isReloading()) return new Promise(() => undefined);
    console.error(error);
    return null;
  }
}
