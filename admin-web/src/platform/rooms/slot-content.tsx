import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import type { LazyComponent } from './lazy-component';
import { useRegistry } from './registry';
import type { Slot } from './slot';

interface SlotContentProps<Props extends object> {
  slot: Slot<Props>;
  props: Props;
  /** Shown until the first time all of it is loaded. */
  fallback?: ReactNode;
}

/** Everything the rooms have put into a slot. */
export const SlotContent = <Props extends object>({ slot, props, fallback }: SlotContentProps<Props>) => (
  <Suspense fallback={fallback}>
    {useFills(slot).map((Fill, index) => (
      <Fill key={index} {...props} />
    ))}
  </Suspense>
);

/** Starts loading what fills a slot while the page still waits for its record. */
export function usePreloadSlot<Props extends object>(slot: Slot<Props>): void {
  const fills = useFills(slot);
  // A chunk that fails here is loaded again when it is rendered.
  useEffect(() => fills.forEach((fill) => void fill.preload().catch(() => undefined)), [fills]);
}

function useFills<Props extends object>({ name }: Slot<Props>): LazyComponent<Props>[] {
  const { fills } = useRegistry();
  return useMemo(
    () =>
      fills
        .filter(({ slot }) => slot === name)
        .sort((a, b) => a.position - b.position)
        .map(({ component }) => component as unknown as LazyComponent<Props>),
    [fills, name],
  );
}
