import { type ComponentType, type FunctionComponent, createElement, lazy, useState } from 'react';

const preloads: (() => Promise<unknown>)[] = [];

export type LazyComponent<P> = FunctionComponent<P> & { preload: () => Promise<unknown> };

/**
 * A named export as a chunk of its own. Rendered without suspending once its chunk has arrived: `lazy` alone would
 * suspend even then, and React shows a fallback for at least 300 ms.
 */
export function lazyComponent<K extends string, P extends object = object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const preload = async () => (loaded ??= (await load())[name]);
  const Suspending = lazy(async () => ({ default: (await preload()) as ComponentType<object> })) as ComponentType<P>;
  preloads.push(preload);
  const Component = (props: P) => {
    // Kept in state: swapping the component would remount it and lose what has been typed.
    const [Current] = useState<ComponentType<P>>(() => loaded ?? Suspending);
    return createElement(Current, props);
  };
  return Object.assign(Component, { preload });
}

/** Loads all chunks one after the other; one that fails is loaded again when its page opens. */
export async function preloadAll(): Promise<void> {
  for (const preload of preloads) await preload().catch(() => undefined);
}
