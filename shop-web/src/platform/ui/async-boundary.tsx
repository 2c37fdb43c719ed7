import { QueryErrorResetBoundary, useQueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, useCallback } from 'react';
import { PromptSuspense, type Watch } from './prompt-suspense';
import { ErrorState } from './states';

interface Props {
  /** In the final layout, so that nothing moves. */
  skeleton: ReactNode;
  /** The content for a failure that is handled specially; `false` or `null` means the retry state. */
  onError?: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Skeleton and error state around a part that suspends on a query. */
export function AsyncBoundary({ skeleton, onError, children }: Props) {
  const queries = useQueryClient().getQueryCache();
  const watch = useCallback<Watch>(
    (onReady) => queries.subscribe((event) => event.type === 'updated' && event.action.type === 'success' && onReady()),
    [queries],
  );
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorCatcher onRetry={reset} onError={onError}>
          <PromptSuspense fallback={skeleton} watch={watch}>
            {children}
          </PromptSuspense>
        </ErrorCatcher>
      )}
    </QueryErrorResetBoundary>
  );
}

class ErrorCatcher extends Component<
  { onRetry: () => void; onError?: Props['onError']; children: ReactNode },
  { error: unknown }
> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      this.props.onError?.(error) || (
        <ErrorState
          error={error}
          onRetry={() => {
            this.props.onRetry();
            this.setState({ error: undefined });
          }}
        />
      )
    );
  }
}
