import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';

/** Calls `onReady` whenever what is awaited may be here; may return how to stop watching. */
export type Watch = (onReady: () => void) => (() => void) | void;

interface Props {
  fallback: ReactNode;
  /** The same function from one drawing to the next: another one begins a new watch. */
  watch: Watch;
  children: ReactNode;
}

/**
 * A `Suspense` whose content is there as soon as what it waits for. What suspends is held back by React until its fallback
 * has stood for 300 ms; what is drawn for another reason comes at once, and most of what is awaited is here in a tenth of
 * that. Decision 0021.
 */
export function PromptSuspense({ fallback, watch, children }: Props) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  return (
    <Suspense
      fallback={
        <Waiting watch={watch} onReady={drawAgain}>
          {fallback}
        </Waiting>
      }
    >
      {children}
    </Suspense>
  );
}

function Waiting({ watch, onReady, children }: { watch: Watch; onReady: () => void; children: ReactNode }) {
  useLayoutEffect(() => watch(onReady), [watch, onReady]);
  return children;
}
