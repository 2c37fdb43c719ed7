import { type ComponentType, type ReactNode, lazy } from 'react';
import { PromptSuspense, type Watch } from '../shared/ui/prompt-suspense';

type Loaded<P> = () => Promise<ComponentType<P>>;

/** A page for a route's `lazy.Component`: its file and the query cache are fetched side by side. */
export function page<P extends object>(load: Loaded<P>): Loaded<P> {
  return async () => {
    const [{ withQueries }, Page] = await Promise.all([import('./with-queries'), load()]);
    return withQueries(Page);
  };
}

const Nothing = () => null;

/**
 * The same for a part of a page, with what stands in its place until its file is here, and what if it does not come: by
 * itself nothing, because the page around it is worth more than its part.
 */
export function part<P extends object>(load: Loaded<P>, Missing: ComponentType = Nothing) {
  let loading: Promise<{ default: ComponentType<P> }> | undefined;
  const fetch = () =>
    (loading ??= page(load)().then(
      (Part) => ({ default: Part }),
      () => ({ default: Missing as ComponentType<P> }),
    ));
  const Part = lazy(fetch);
  const watch: Watch = (onReady) => void fetch().then(onReady);
  return function LatePart({ fallback, ...props }: P & { fallback?: ReactNode }) {
    return (
      <PromptSuspense fallback={fallback} watch={watch}>
        <Part {...(props as P)} />
      </PromptSuspense>
    );
  };
}
