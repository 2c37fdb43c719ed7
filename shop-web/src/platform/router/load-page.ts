import type { ComponentType } from 'react';
import { type RouteObject, matchRoutes } from 'react-router';
import { isReloading } from './chunk-reload';
import { notLoadedPage } from './not-loaded';

type Load = () => Promise<ComponentType | null | undefined>;

/**
 * Fetches the files of the page at `path` and puts them into its routes, so that the first render is complete. False
 * when a file failed to load.
 */
export async function loadPage(routes: RouteObject[], path: string): Promise<boolean> {
  const loaded = await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => loadRoute(route)));
  return loaded.every(Boolean);
}

/** Fetches the files of the page at `path` ahead. */
export const fetchPage = (routes: RouteObject[], path: string): Promise<unknown> =>
  Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => loadOf(route)?.()));

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
 * The same routes, where a page shows that its file failed to load. The router itself would show nothing for a route
 * without a loader.
 */
export const withLoadErrors = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const load = loadOf(route);
    return {
      ...route,
      ...(load && { lazy: { Component: async () => (await fileOf(load)) ?? notLoadedPage() } }),
      ...(route.children && { children: withLoadErrors(route.children) }),
    } as RouteObject;
  });

const loadOf = ({ lazy }: RouteObject): Load | undefined => (typeof lazy === 'object' ? lazy.Component : undefined);

/** Null when it failed to load. Never settles while the document is being reloaded. */
async function fileOf(load: Load): Promise<ComponentType | null> {
  try {
    return (await load()) ?? null;
  } catch (error) {
    if (isReloading()) return new Promise(() => undefined);
    console.error(error);
    return null;
  }
}
