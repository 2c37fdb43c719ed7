import { type DefaultError, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useOnce } from './use-once';

/** A mutation of which the same is sent once until it has its answer, by `mutate` and by `mutateAsync`. */
export function useSend<TData = unknown, TError = DefaultError, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, TError, TVariables, TContext>,
): UseMutationResult<TData, TError, TVariables, TContext> {
  const mutation = useMutation(options);
  const mutateAsync = useOnce(mutation.mutateAsync, (...sent) => JSON.stringify(sent[0]) ?? '');
  // Its error is that of the mutation, which the page shows.
  const mutate: typeof mutation.mutate = (...sent) => void mutateAsync(...sent).catch(() => undefined);
  return { ...mutation, mutate, mutateAsync };
}
