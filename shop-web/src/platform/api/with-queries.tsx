import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { pageData } from '../page-data';
import { queryClient } from './query-client';

// The answers that the page was prerendered with; fresh, because the server renders from the current price list.
for (const [key, answer] of pageData()?.queries ?? []) queryClient.setQueryData(key, answer);

/**
 * A component with the query cache around it. Not once at the root: cache, schemas and API client (30 kB gzip) would
 * then load before the first paint.
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
