import { type ComponentType, type ReactNode, lazy } from 'react';
import { PromptSuspense, type Watch } from '../ui/prompt-suspense';
import { Unsettled } from '../ui/states';

type Loaded<P> = () => Promise<ComponentType<P>>;

/** The same component with the query cache around it; both are fetched in parallel. */
export function withQueryCache<P extends object>(load: Loaded<P>): Loaded<P> {
  return async () => {
    const [{ withQueries }, Page] = await Promise.all([import('../api/with-queries'), load()]);
    return withQueries(Page);
  };
}

const Nothing = () => null;

/**
 * The same for a part of a page, with a fallback while it loads: by default it keeps what stands below from being painted, which
 * would jump. `Missing` is shown if it fails; by default nothing, because the page around it still works.
 */
export function part<P extends object>(load: Loaded<P>, Missing: ComponentType = Nothing) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const fetch = () =>
    (loading ??= withQueryCache(load)().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing as ComponentType<P> }),
    ));
  const Part = lazy(fetch);
  const watch: Watch = (onReady) => void fetch().then(onReady);
  return function LatePart({ fallback = <Unsettled />, ...props }: P & { fallback?: ReactNode }) {
    return (
      <PromptSuspense fallback={fallback} watch={watch}>
        <Part {...(props as P)} />
      </PromptSuspense>
    );
  };
}
