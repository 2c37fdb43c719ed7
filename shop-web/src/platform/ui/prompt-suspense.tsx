import { type ReactNode, Suspense, useLayoutEffect, useReducer } from 'react';

/** Calls `onReady` whenever the awaited content may be ready; may return a function that stops watching. */
export type Watch = (onReady: () => void) => (() => void) | void;

interface Props {
  fallback: ReactNode;
  /** Must be stable between renders: a new function starts a new watch. */
  watch: Watch;
  children: ReactNode;
}

/**
 * A `Suspense` that shows its content as soon as it is ready. React holds suspended content back until its fallback has
 * been shown for 300 ms; a render for another reason shows it at once, and most content is ready in a tenth of that
 * (docs/decisions/0021).
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
