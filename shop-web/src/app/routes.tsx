import { type RouteObject, redirect } from 'react-router';
import { MOVED_PAGES, PAGE } from '#contracts/shop-paths';
import { campaignsRoutes } from '../campaigns/campaigns.routes';
import { catalogueRoutes } from '../catalogue/catalogue.routes';
import { contentRoutes } from '../content/content.routes';
import { identityRoutes } from '../identity/identity.routes';
import { messagesRoutes } from '../messages/messages.routes';
import { ErrorPage, NotFoundPage } from '../platform/router/error.page';
import { type RoomRoutes, page } from '../platform/router/page';
import { salesRoutes } from '../sales/sales.routes';
import { HomeRoute } from './home.route';
import { LoadingLayout, RootLayout } from './layouts/root.layout';
import { PRODUCT_LINES } from './product-lines';

/** The rooms of the shop; a room knows no other. */
export const ROOMS: readonly RoomRoutes[] = [
  identityRoutes(PRODUCT_LINES.flatMap(({ orderAhead }) => orderAhead ?? [])),
  catalogueRoutes,
  salesRoutes(PRODUCT_LINES),
  ...PRODUCT_LINES.map((line) => line.routes),
  campaignsRoutes,
  contentRoutes,
  messagesRoutes,
];
const all = (kind: 'pages' | 'userPages' | 'publicPages'): RouteObject[] => ROOMS.flatMap((room) => room[kind] ?? []);

export const publicPages = all('publicPages');

/** For links within the shop; the server redirects those from outside itself. */
const moved = Object.entries(MOVED_PAGES).map(([path, page]): RouteObject => ({
  path,
  loader: ({ request }) => redirect(`${page}${new URL(request.url).search}`),
}));

/** Every page of the shop. Home comes with the first file, every other page has a file of its own. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: LoadingLayout,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          { path: PAGE.home, Component: HomeRoute },
          {
            ...page(PAGE.user, () => import('./layouts/profile.layout'), 'ProfileLayout', {
              layout: 'profile',
              guards: ['authorize', 'session'],
            }),
            // Also when only the search changes: the session may have ended in another tab.
            shouldRevalidate: () => true,
            children: [
              { index: true, lazy: page(PAGE.user, () => import('./account/account.page'), 'AccountPage').lazy },
              ...all('userPages'),
            ],
          } as RouteObject,
          ...all('pages'),
          ...publicPages,
          ...moved,
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
];
