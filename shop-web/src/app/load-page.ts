import { type RouteObject, matchRoutes } from 'react-router';

/**
 * Fetches what the page at `path` needs and puts it into its routes, so that the first render is the whole page. A file
 * that does not come is left to the router, whose error page tells.
 */
export async function loadPage(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => load(route)));
}

async function load(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (typeof lazy !== 'object' || !lazy.Component) return;
  const Component = await lazy.Component().catch(() => null);
  if (!Component) return;
  route.Component = Component;
  delete route.lazy;
}
