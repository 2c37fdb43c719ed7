import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { type AppealBody, appealBody } from '#contracts/identity/blacklist.http';
import { useDraft } from '../../platform/drafts';
import { Button } from '../../platform/ui/button';
import { TextField } from '../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { useAppeal } from './blacklist.queries';

/** The customer's objection to the block. */
export function AppealForm() {
  const appeal = useAppeal();
  const { ref: draftRef, clear: clearDraft } = useDraft('appeal');
  const { register, handleSubmit, setError, formState } = useForm<AppealBody>({
    resolver: standardSchemaResolver(appealBody),
    defaultValues: { message: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((body) =>
    appeal.mutate(body, {
      onSuccess: clearDraft,
      onError: (failure) => applyFieldErrors(failure, ['message'], setError),
    }),
  );
  return (
    <form ref={draftRef} noValidate onSubmit={submit} className="space-y-3">
      <FailureNotice error={appeal.error} fields={errors} />
      <TextField
        label="Menurutmu ini keliru? Ceritakan di sini"
        maxLength={1_000}
        error={errors.message?.message}
        {...register('message')}
      />
      <Button type="submit" wide busy={appeal.isPending}>
        Ajukan banding
      </Button>
    </form>
  );
}
