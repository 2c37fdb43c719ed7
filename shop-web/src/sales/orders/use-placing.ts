import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { PAGE, loginPath } from '#contracts/shop-paths';
import { showBlock } from '../../identity/blacklist/block-signal';
import { api } from '../../platform/api/api';
import { currentPath, safePath } from '../../platform/session/safe-path';
import { applyFieldErrors } from '../../platform/ui/form-errors';
import { createOrderAttempts } from './order-attempts';
import { failureOf } from './place-order';

const TIMEOUT_MS = 20_000;
/** Module state, so that leaving the page after a time-out keeps the key. */
const attempts = createOrderAttempts();

/**
 * Places an order of a line and goes on to its payment. `onPlaced`: what the form has still to do, e.g. drop its draft. `shown`: the
 * first word of the queries that the form shows a price and places of; they are read anew after a refusal.
 */
export function usePlacing<Placed extends { redirectUrl: string }>(
  path: string,
  placed: z.ZodMiniType<Placed>,
  { onPlaced, shown }: { onPlaced?: () => void; shown?: string } = {},
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const place = useMutation({
    mutationFn: async (body: object) => {
      const order = await api.post(path, body, placed, {
        headers: { 'idempotency-key': attempts.keyFor({ path, ...body }) },
        timeoutMs: TIMEOUT_MS,
      });
      attempts.succeeded();
      return order;
    },
    onSuccess: ({ redirectUrl }) => {
      onPlaced?.();
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
      void navigate(safePath(redirectUrl, PAGE.orders));
    },
  });
  const failed = place.error && failureOf(place.error) !== 'blocked' ? place.error : null;
  return {
    isPending: place.isPending,
    isPlaced: place.isSuccess,
    failed,
    send<T extends FieldValues>(body: object, fields: readonly FieldPath<T>[], setError: UseFormSetError<T>): void {
      place.mutate(body, {
        onError: (error) => {
          const failure = failureOf(error);
          if (failure === 'token') void navigate(loginPath(currentPath()));
          else if (failure === 'blocked') showBlock(true);
          else if (!applyFieldErrors(error, fields, setError) && shown)
            void queryClient.invalidateQueries({ queryKey: [shown] });
        },
      });
    },
  };
}
