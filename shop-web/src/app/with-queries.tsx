import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { pageData } from '../shared/page-data';
import { queryClient } from './query-client';

// What the page was prerendered with; fresh, because the server makes pages from the price list as it is now.
for (const [key, answer] of pageData()?.queries ?? []) queryClient.setQueryData(key, answer);

/**
 * A component with the query cache around it. Not once at the root, because then the cache, the schemas and the API
 * client (30 kB gzip) would have to arrive before the first paint; so they come with the first part that needs them.
 */
export function withQueries<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function WithQueries(props: P) {
    return (
      <QueryClientProvider client={queryClient}>
        <Part {...props} />
      </QueryClientProvider>
    );
  };
}
