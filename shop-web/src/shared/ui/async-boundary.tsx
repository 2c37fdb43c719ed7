import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { messageOf } from '../api/api-error';
import { ErrorState } from './states';

interface Props {
  /** In the final layout, so that nothing jumps. */
  skeleton: ReactNode;
  /** What to show for a failure that has a page of its own; nothing (`false`, `null`) means the retry state. */
  onError?: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Waiting and failing around a part that suspends on a query. */
export function AsyncBoundary({ skeleton, onError, children }: Props) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorCatcher onRetry={reset} onError={onError}>
          <Suspense fallback={skeleton}>{children}</Suspense>
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
          message={messageOf(error)}
          onRetry={() => {
            this.props.onRetry();
            this.setState({ error: undefined });
          }}
        />
      )
    );
  }
}
