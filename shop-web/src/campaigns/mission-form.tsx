import { type SubmitEvent, useState } from 'react';
import type { MissionView } from '#contracts/campaigns/missions.http';
import { ERROR_MESSAGE, REQUIRED } from '#contracts/errors';
import type { ProofKind } from '#domain/campaigns/mission';
import { ApiError } from '../platform/api/api-error';
import { useDraft } from '../platform/drafts';
import { Button } from '../platform/ui/button';
import { Field, LabelledField, TextField } from '../platform/ui/field';
import { ImageRefused, prepareImage } from '../platform/ui/prepare-image';
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
  const errors = { ...errorsOf(submit.error), ...own };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      if (proof === 'picture') form.set('proof', await pictureOf(form));
      const empty = [...form].filter(([, value]) => typeof value === 'string' && value.trim() === '');
      setOwn(Object.fromEntries(empty.map(([field]) => [field, REQUIRED])));
      if (empty.length === 0) submit.mutate(form, { onSuccess: clearDraft });
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      setOwn({ proof: error.message });
    }
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
          {(control) => <input type="file" name="proof" accept="image/*" {...control} />}
        </LabelledField>
      )}
      <Button type="submit" busy={submit.isPending}>
        Submit misi
      </Button>
    </form>
  );
}

async function pictureOf(form: FormData): Promise<File> {
  const picked = form.get('proof');
  if (!(picked instanceof File) || picked.size === 0) throw new ImageRefused(ERROR_MESSAGE.FILE_REQUIRED);
  return prepareImage(picked);
}

const errorsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? Object.fromEntries(error.fields.map(({ field, message }) => [field, message])) : {};
