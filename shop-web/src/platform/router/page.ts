import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { LivePages } from '../live-pages';
import { type LayoutName, inLayout } from './layouts';
import { withQueryCache } from './lazy-part';
import { middleware } from './middleware';

/** The pages of one room, by their frame. */
export interface RoomRoutes {
  pages?: readonly RouteObject[];
  /** Below /user: signed in, in the layout of the user area. */
  userPages?: readonly RouteObject[];
  /** The same for every visitor: prerendered, and in the sitemap. */
  publicPages?: readonly RouteObject[];
  /** Of `pages`, those that show what the API has, the same to every visitor. Fetched on the server alone. */
  livePages?: () => Promise<LivePages>;
}

export interface Frame {
  /** `default` when not given. */
  layout?: LayoutName;
  /** Names of the guards that run first, see middleware.ts. */
  guards?: readonly string[];
}

/** The module of a page, which exports the component as `name`. */
type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** A page whose file is fetched, together with the query cache, when it is opened. */
export const page = <Name extends string>(path: string, load: Load<Name>, name: Name, frame?: Frame): RouteObject =>
  route(
    path,
    withQueryCache(async () => (await load())[name]),
    frame,
  );

/** A page that asks nothing of the API and so comes without the query cache. */
export const staticPage = <Name extends string>(
  path: string,
  load: Load<Name>,
  name: Name,
  frame?: Frame,
): RouteObject => route(path, async () => (await load())[name], frame);

const route = (path: string, load: () => Promise<ComponentType>, { layout, guards }: Frame = {}): RouteObject => ({
  path,
  ...(layout && { handle: inLayout(layout) }),
  ...(guards && { loader: middleware(...guards) }),
  lazy: { Component: load },
});
