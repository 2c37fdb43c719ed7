import { type SubmitEvent, useState } from 'react';
import type { MissionView } from '#contracts/campaigns/missions.http';
import { ERROR_MESSAGE, REQUIRED } from '#contracts/errors';
import type { ProofKind } from '#domain/campaigns/mission';
import { ApiError } from '../platform/api/api-error';
import { useDraft } from '../platform/drafts';
import { Button } from '../platform/ui/button';
import { Field, LabelledField, TextField } from '../platform/ui/field';
import { prepareImage } from '../platform/ui/prepare-image';
import { useChosenFile } from '../platform/ui/use-chosen-file';
import type { useSubmitMission } from './submit-mission';

const NAME: Record<ProofKind, string> = { text: 'text', link: 'link', picture: 'proof' };

/** The one field that the mission asks for. `extra`: fields before it, of a review without an account. */
export function MissionForm({
  mission: { id, title, proof },
  submit,
  extra,
}: {
  mission: Pick<MissionView, 'id' | 'title' | 'proof'>;
  submit: ReturnType<typeof useSubmitMission>;
  extra?: (errors: Record<string, string>) => React.ReactNode;
}) {
  const [own, setOwn] = useState<Record<string, string>>({});
  const { ref: draftRef, clear: clearDraft } = useDraft(`mission ${id}`);
  const name = NAME[proof];
  const picture = useChosenFile(prepareImage);
  const [isWaiting, setWaiting] = useState(false);
  const errors = { ...errorsOf(submit.error), ...own };
  if (picture.refusal) errors.proof = picture.refusal;
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    setWaiting(true);
    const file = await picture.settled();
    setWaiting(false);
    const form = new FormData(currentTarget);
    const wrong = [...form].filter(([, value]) => typeof value === 'string' && value.trim() === '');
    const missing: Record<string, string> = Object.fromEntries(wrong.map(([field]) => [field, REQUIRED]));
    if (proof === 'picture' && file && file !== 'refused') form.set('proof', file, file.name);
    else if (proof === 'picture') missing.proof = ERROR_MESSAGE.FILE_REQUIRED;
    setOwn(missing);
    if (Object.keys(missing).length === 0) submit.mutate(form, { onSuccess: clearDraft });
  };
  return (
    <form
      ref={draftRef}
      noValidate
      className="mt-4 space-y-4"
      onSubmit={(event) => void send(event)}
      aria-label={title}
    >
      {extra?.(errors)}
      {proof === 'text' && <TextField label="Jawabanmu" name="text" maxLength={1_000} error={errors[name]} />}
      {proof === 'link' && (
        <Field
          label="Tautan bukti"
          name="link"
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={500}
          error={errors[name]}
        />
      )}
      {proof === 'picture' && (
        <LabelledField label="Foto bukti" hint="JPEG, PNG, atau WebP, maksimal 5 MB." error={errors[name]}>
          {(control) => (
            <input
              type="file"
              name="proof"
              accept="image/*"
              {...control}
              disabled={submit.isPending}
              onChange={({ target: { files } }) => {
                setOwn({});
                if (files?.[0]) void picture.choose(files[0]);
                else picture.clear();
              }}
            />
          )}
        </LabelledField>
      )}
      <Button type="submit" busy={submit.isPending || isWaiting}>
        Kirim misi
      </Button>
    </form>
  );
}

const errorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.fields.map(({ field, message }) => [field, message])) : {};
