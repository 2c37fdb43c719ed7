import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type AppealBody, appealBody } from '#contracts/http/blacklist.http';
import { messageOf } from '../../shared/api/api-error';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useAppeal } from './blacklist.queries';

/** Why the block is wrong, in the customer's words. */
export function AppealForm() {
  const appeal = useAppeal();
  const id = useId();
  const { register, handleSubmit, setError, formState } = useForm<AppealBody>({
    resolver: standardSchemaResolver(appealBody),
    defaultValues: { message: '' },
  });
  const error = formState.errors.message?.message;
  const submit = handleSubmit((body) =>
    appeal.mutate(body, { onError: (failure) => applyFieldErrors(failure, ['message'], setError) }),
  );
  return (
    <form noValidate onSubmit={submit} className="space-y-3">
      {appeal.isError && !error && (
        <Notice tone="bad" live>
          {messageOf(appeal.error)}
        </Notice>
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
          Menurutmu ini keliru? Ceritakan di sini
        </label>
        <textarea
          id={id}
          rows={4}
          maxLength={1_000}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={clsx(
            'block w-full rounded-xl border bg-surface px-3.5 py-2.5 text-base text-ink',
            error ? 'border-danger' : 'border-edge',
          )}
          {...register('message')}
        />
        {error && (
          <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger">
            {error}
          </p>
        )}
      </div>
      <Button type="submit" wide busy={appeal.isPending}>
        Ajukan banding
      </Button>
    </form>
  );
}
