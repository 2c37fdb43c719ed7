import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { REQUIRED } from '#contracts/errors';
import type { AskForHelpBody } from '#contracts/http/follow-ups.http';
import { HELP_TOPIC, HELP_TOPICS } from '#domain/follow-ups/follow-up';
import { messageOf } from '../../shared/api/api-error';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';
import { Notice } from '../../shared/ui/notice';
import { toast } from '../../shared/ui/toast';
import { useAskForHelp } from './memberships.queries';

const SHORTEST = 10;
const LONGEST = 1000;
const BOX = 'block w-full rounded-xl border border-edge bg-surface px-3.5 py-2.5 text-base text-ink';

export function AskForHelp({ accountUid, onClose }: { accountUid: string; onClose: () => void }) {
  const ask = useAskForHelp(accountUid);
  const id = useId();
  const { register, handleSubmit, setError, formState } = useForm<AskForHelpBody>({
    defaultValues: { topic: 'login', message: '' },
  });
  const submit = handleSubmit((body) =>
    ask.mutate(body, {
      onSuccess: () => {
        onClose();
        toast('success', 'Pertanyaanmu sudah kami terima.');
      },
      onError: (error) => applyFieldErrors<AskForHelpBody>(error, ['topic', 'message'], setError),
    }),
  );
  const problem = formState.errors.message?.message;
  return (
    <Modal title="Minta bantuan" locked={ask.isPending} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <div>
          <label htmlFor={`${id}-topic`} className="mb-1.5 block text-sm font-semibold">
            Tentang apa?
          </label>
          <select id={`${id}-topic`} className={`${BOX} min-h-12`} {...register('topic')}>
            {HELP_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {HELP_TOPIC[topic]}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-message`} className="mb-1.5 block text-sm font-semibold">
            Ceritakan kendalanya
          </label>
          <textarea
            id={`${id}-message`}
            rows={4}
            maxLength={LONGEST}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className={BOX}
            {...register('message', {
              required: REQUIRED,
              minLength: { value: SHORTEST, message: `Minimal ${SHORTEST} karakter` },
            })}
          />
          {problem && (
            <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-danger">
              {problem}
            </p>
          )}
        </div>
        <p className="text-sm text-muted">Jangan tulis kata sandi di sini.</p>
        {ask.isError && (
          <Notice tone="bad" live>
            {messageOf(ask.error)}
          </Notice>
        )}
        <Button type="submit" wide busy={ask.isPending}>
          Kirim
        </Button>
      </form>
    </Modal>
  );
}
