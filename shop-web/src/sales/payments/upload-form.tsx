import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ERROR_MESSAGE } from '#contracts/errors';
import { useDraft } from '../../platform/drafts';
import { Button } from '../../platform/ui/button';
import { applyFieldErrors, FailureNotice } from '../../platform/ui/form-errors';
import { prepareProof } from '../../platform/ui/prepare-image';
import { TitledCard } from '../../platform/ui/titled';
import { useChosenFile } from '../../platform/ui/use-chosen-file';
import { ProofPicker, type ProofPickerHandle } from './proof-picker';
import { proofErrorOf, useUpload } from './use-upload';

/** Form with the photo of a proof; its fields are `children`. */
export function UploadForm<Fields extends Record<string, string>>({
  title,
  photo,
  send,
  path,
  keys,
  unseen = {},
  form,
  onDone,
  onOutdated,
  children,
}: {
  title: string;
  /** Label of the photo. */
  photo: string;
  send: string;
  path: string;
  /** The order it belongs to. */
  keys: { orderUid: string; customerUid: string };
  /** Sent beside what is typed. */
  unseen?: Record<string, string>;
  form: UseFormReturn<Fields>;
  onDone: () => Promise<void>;
  /** Called when the order has changed meanwhile; the page loads it again. */
  onOutdated: () => Promise<void>;
  children: ReactNode;
}) {
  const chosen = useChosenFile(prepareProof);
  const [isMissing, setMissing] = useState(false);
  const picker = useRef<ProofPickerHandle>(null);
  const { ref: draftRef, isRestored, clear: clearDraft } = useDraft(`${path} ${keys.orderUid}`);
  const finish = () => {
    clearDraft();
    return onDone();
  };
  const upload = useUpload(path, { onDone: finish, onOutdated });
  const proofError = isMissing ? ERROR_MESSAGE.FILE_REQUIRED : proofErrorOf(upload.error);

  const submit = form.handleSubmit(async (fields) => {
    const proof = await chosen.settled();
    if (!proof || proof === 'refused') return;
    const names = Object.keys(fields) as FieldPath<Fields>[];
    upload.mutate(
      { fields: { ...keys, ...unseen, ...fields }, proof },
      { onError: (error) => applyFieldErrors(error, names, form.setError) },
    );
  });

  const submitOrName = async (event: SubmitEvent) => {
    await submit(event);
    const isWithout = !(await chosen.settled());
    setMissing(isWithout);
    // The form focuses its first invalid field after a tick; the photo is above them.
    if (isWithout) setTimeout(() => picker.current?.focus());
  };
  const busy = upload.isPending || form.formState.isSubmitting;

  return (
    <TitledCard title={title}>
      <form ref={draftRef} noValidate className="mt-4 space-y-4" onSubmit={(event) => void submitOrName(event)}>
        <FailureNotice
          error={upload.error}
          fields={{ ...form.formState.errors, ...(proofError && { proofError }) }}
          title="Bukti belum terkirim"
        />
        <ProofPicker
          ref={picker}
          label={photo}
          chosen={chosen}
          error={proofError}
          disabled={upload.isPending}
          isLost={isRestored}
          onChange={() => {
            setMissing(false);
            upload.reset();
          }}
        />
        {children}
        {upload.isPending && <UploadProgress sent={upload.sent} />}
        <Button type="submit" wide busy={busy}>
          {upload.isPending ? 'Mengirim…' : send}
        </Button>
      </form>
    </TitledCard>
  );
}

/** Progress of the upload, 0–1. */
function UploadProgress({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <div>
      <div
        role="progressbar"
        aria-label="Mengunggah bukti"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1 text-sm text-muted">{percent < 100 ? `Mengunggah ${percent}%` : 'Memeriksa berkas…'}</p>
    </div>
  );
}
