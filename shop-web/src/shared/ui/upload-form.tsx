import { type ReactNode, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { ERROR_MESSAGE } from '#contracts/errors';
import { applyFieldErrors } from './apply-field-errors';
import { Button } from './button';
import { FailureNotice } from './failure-notice';
import { ProofPicker, type ProofPickerHandle } from './proof-picker';
import { TitledCard } from './titled-card';
import { UploadProgress } from './upload-progress';
import { proofErrorOf, useUpload } from './use-upload';

/** The photo of a proof, and what it has to agree with: the fields of `form`, given as children. */
export function UploadForm<Fields extends Record<string, string>>({
  title,
  photo,
  send,
  path,
  keys,
  form,
  onDone,
  onMovedOn,
  children,
}: {
  title: string;
  /** Labels of the photo and of the button. */
  photo: string;
  send: string;
  path: string;
  /** Whose order it belongs to. */
  keys: { orderUid: string; customerUid: string };
  form: UseFormReturn<Fields>;
  onDone: () => Promise<void>;
  /** The order is no longer what this page shows; it is to look again. */
  onMovedOn: () => Promise<void>;
  children: ReactNode;
}) {
  const [proof, setProof] = useState<File | null>(null);
  const [isMissing, setMissing] = useState(false);
  const picker = useRef<ProofPickerHandle>(null);
  const upload = useUpload(path, { onDone, onMovedOn });
  const proofError = isMissing ? ERROR_MESSAGE.FILE_REQUIRED : proofErrorOf(upload.error);

  const submit = form.handleSubmit((fields) => {
    if (!proof) return;
    const names = Object.keys(fields) as FieldPath<Fields>[];
    upload.mutate(
      { fields: { ...keys, ...fields }, proof },
      { onError: (error) => applyFieldErrors(error, names, form.setError) },
    );
  });

  return (
    <TitledCard title={title}>
      <form
        noValidate
        className="mt-4 space-y-4"
        onSubmit={(event) => {
          setMissing(!proof);
          // The form puts the focus on the first of its own fields, after a tick; the photo stands above them.
          void submit(event).then(() => proof || setTimeout(() => picker.current?.focus()));
        }}
      >
        <FailureNotice
          error={upload.error}
          fields={{ ...form.formState.errors, ...(proofError && { proofError }) }}
          title="Bukti belum terkirim"
        />
        <ProofPicker
          ref={picker}
          label={photo}
          file={proof}
          error={proofError}
          disabled={upload.isPending}
          onFile={(file) => {
            setProof(file);
            setMissing(false);
            upload.reset();
          }}
        />
        {children}
        {upload.isPending && <UploadProgress sent={upload.sent} />}
        <Button type="submit" wide busy={upload.isPending}>
          {upload.isPending ? 'Mengirim…' : send}
        </Button>
      </form>
    </TitledCard>
  );
}
