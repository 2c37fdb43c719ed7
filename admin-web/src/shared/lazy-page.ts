import { type ComponentType, createElement, lazy, useState } from 'react';

const screens: (() => Promise<unknown>)[] = [];

/**
 * A named export as a chunk of its own. Once its file is here it is drawn at once: `lazy` alone would suspend even then,
 * and React keeps what it shows meanwhile for 300 ms, before the screen can so much as ask for its data.
 */
export function lazyPage<K extends string, M extends Record<K, ComponentType>>(load: () => Promise<M>, name: K) {
  let Screen: ComponentType | undefined;
  const fetch = async () => (Screen ??= (await load())[name] as ComponentType);
  const Awaited = lazy(async () => ({ default: await fetch() }));
  screens.push(fetch);
  return function LazyPage() {
    // Kept: another component in its place would lose what has been typed.
    const [Page] = useState<ComponentType>(() => Screen ?? Awaited);
    return createElement(Page);
  };
}

/** Fetches the files of all screens, one after the other; one that does not come is asked for again when it is opened. */
export async function fetchScreens(): Promise<void> {
  for (const fetch of screens) await fetch().catch(() => undefined);
}
