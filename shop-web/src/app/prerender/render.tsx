import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  type RouteObject,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
} from 'react-router';
import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import type { PageData, PageRenderer, WantedPage } from '#contracts/pages';
import { shareCardPath } from '#domain/catalogue/share-card';
import { queryClient } from '../../platform/api/query-client';
import { providePageData } from '../../platform/page-data';
import { HeadCollector, type PageHead, SITE_NAME } from '../../platform/ui/page-head';
import { routes } from '../routes';
import { documentOf } from './document';
import { liveJsonLd } from './live-data';
import { jsonLdOf } from './json-ld';

export { provideFetch } from '../../platform/api/transport';
export { isLive, liveAddresses, liveDataOf } from './live-data';
export { pageDataOf, publicPaths } from './public-pages';

/** Only to build URLs; nothing is fetched. */
const ANY_ORIGIN = 'http://shop.invalid';
const handler = createStaticHandler(routes);
let last: Promise<unknown> = Promise.resolve();

/** The page as a document that can be read without JavaScript. One at a time, because pages share the query cache. */
export const render: PageRenderer['render'] = (wanted) => {
  const page = last.then(() => renderNow(wanted));
  last = page.catch(() => undefined);
  return page;
};

/** Whether a route matches; it does not check that, for example, the provider exists. */
export const isPage: PageRenderer['isPage'] = (path) => leafOf(matchRoutes(routes, path))?.path !== '*';

async function renderNow({ path, data, template, origin }: WantedPage): Promise<string> {
  providePageData(data);
  queryClient.clear();
  for (const [key, answer] of data.queries) queryClient.setQueryData(key, answer);
  const context = await handler.query(new Request(`${ANY_ORIGIN}${path}`));
  if (context instanceof Response) throw new Error(`${path} leads to another page`);
  if (context.errors) throw new Error(`${path} fails`, { cause: Object.values(context.errors)[0] });

  let head: PageHead = { title: SITE_NAME };
  let problem: unknown;
  const { prelude } = await prerender(
    <StrictMode>
      <HeadCollector value={(part) => (head = { ...head, ...part })}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HeadCollector>
    </StrictMode>,
    {
      // Late content would need an inline script, which the Content-Security-Policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void (problem ??= error),
    },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (problem) throw new Error(`${path} cannot be rendered`, { cause: problem });
  const url = `${origin}${path}`;
  const answers = data.queries.map(([, answer]) => answer);
  const provider = providerIn(data);
  const picture = provider ? shareCardPath(provider) : null;
  const jsonLd = jsonLdOf(path, origin, provider) ?? (await liveJsonLd(path, answers, url));
  return documentOf(template, { head, url, html, data, jsonLd, picture });
}

const leafOf = (matches: { route: RouteObject }[] | null): RouteObject | undefined => matches?.at(-1)?.route;

const providerIn = ({ queries }: PageData): ProviderDetail | undefined =>
  queries.find(([key]) => key[1] === 'provider')?.[1] as ProviderDetail | undefined;
