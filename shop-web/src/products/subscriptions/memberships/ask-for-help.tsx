import { useForm } from 'react-hook-form';
import { REQUIRED } from '#contracts/errors';
import type { AskForHelpBody } from '#contracts/products/subscriptions/follow-ups.http';
import { HELP_TOPIC, HELP_TOPICS } from '#domain/products/subscriptions/follow-ups/follow-up';
import { useDraft } from '../../../platform/drafts';
import { Button } from '../../../platform/ui/button';
import { LabelledField, TextField } from '../../../platform/ui/field';
import { applyFieldErrors, FailureNotice } from '../../../platform/ui/form-errors';
import { Modal } from '../../../platform/ui/modal';
import { toast } from '../../../platform/ui/toast';
import { useAskForHelp } from './memberships.queries';

const SHORTEST = 10;
const LONGEST = 1000;

export function AskForHelp({ accountUid, onClose }: { accountUid: string; onClose: () => void }) {
  const ask = useAskForHelp(accountUid);
  const { ref: draftRef, clear: clearDraft } = useDraft(`help ${accountUid}`);
  const { register, handleSubmit, setError, formState } = useForm<AskForHelpBody>({
    defaultValues: { topic: 'login', message: '' },
  });
  const submit = handleSubmit((body) =>
    ask.mutate(body, {
      onSuccess: () => {
        clearDraft();
        onClose();
        toast('success', 'Pertanyaanmu sudah kami terima.');
      },
      onError: (error) => applyFieldErrors<AskForHelpBody>(error, ['topic', 'message'], setError),
    }),
  );
  return (
    <Modal title="Minta bantuan" locked={ask.isPending} onClose={onClose}>
      <form ref={draftRef} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <LabelledField label="Tentang apa?">
          {(control) => (
            <select {...control} {...register('topic')}>
              {HELP_TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {HELP_TOPIC[topic]}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        <TextField
          label="Ceritakan kendalanya"
          maxLength={LONGEST}
          error={formState.errors.message?.message}
          {...register('message', {
            required: REQUIRED,
            minLength: { value: SHORTEST, message: `Minimal ${SHORTEST} karakter` },
          })}
        />
        <p className="text-sm text-muted">Jangan tulis kata sandi di sini.</p>
        <FailureNotice error={ask.error} />
        <Button type="submit" wide busy={ask.isPending}>
          Kirim
        </Button>
      </form>
    </Modal>
  );
}
