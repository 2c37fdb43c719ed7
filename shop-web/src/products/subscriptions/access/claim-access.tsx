import { useForm } from 'react-hook-form';
import { REQUIRED } from '#contracts/errors';
import { CLAIM_LENGTH } from '#contracts/limits';
import type { ClaimAccessFields } from '#contracts/products/subscriptions/access.http';
import { CLAIM_HOURS, CLAIM_REASON, CLAIM_REASONS } from '#domain/products/subscriptions/access/access-claim';
import { useDraft } from '../../../platform/drafts';
import { Button } from '../../../platform/ui/button';
import { LabelledField, TextField } from '../../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../../platform/ui/form-errors';
import { Modal } from '../../../platform/ui/modal';
import { prepareProof } from '../../../platform/ui/prepare-image';
import { toast } from '../../../platform/ui/toast';
import { useChosenFile } from '../../../platform/ui/use-chosen-file';
import { ProofPicker } from '../../../sales/payments/proof-picker';
import { proofErrorOf } from '../../../sales/payments/use-upload';
import { useClaimAccess } from './access.queries';
import { openingHours } from '../../../platform/opening-hours';

/** A claim: reason, words, and a picture if wanted. */
export function ClaimAccess({
  accountUid,
  title,
  hasHost,
  withVoucher,
  onClose,
}: {
  accountUid: string;
  /** The words of the button that was pressed. */
  title: string;
  hasHost: boolean;
  /** No login is missing then, and an admin decides about the money. */
  withVoucher: boolean;
  onClose: () => void;
}) {
  const claim = useClaimAccess(accountUid);
  const { ref: draftRef, isRestored, clear: clearDraft } = useDraft(`claim ${accountUid}`);
  const chosen = useChosenFile(prepareProof);
  const { register, handleSubmit, setError, formState } = useForm<ClaimAccessFields>({
    defaultValues: { reason: withVoucher ? 'other' : 'no-access', message: '' },
  });
  const submit = handleSubmit(async (fields) => {
    const proof = await chosen.settled();
    if (proof === 'refused') return;
    claim.mutate(
      { fields, proof },
      {
        onSuccess: () => {
          clearDraft();
          onClose();
          toast('success', `Laporanmu sudah sampai ke ${hasHost ? 'host dan ' : ''}tim kami.`);
        },
        onError: (error) => applyFieldErrors<ClaimAccessFields>(error, ['reason', 'message'], setError),
      },
    );
  });
  const proofError = proofErrorOf(claim.error);
  return (
    <Modal title={title} locked={claim.isPending} onClose={onClose}>
      <form ref={draftRef} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <p className="text-sm text-muted">
          Jawaban paling lambat {CLAIM_HOURS.answer} jam dan beres paling lambat {CLAIM_HOURS.solve} jam, dihitung sejak
          jam buka ({openingHours()} WIB).{' '}
          {withVoucher
            ? 'Kalau tidak, tim kami yang memutuskan, juga soal uangmu.'
            : 'Kalau tidak, uangmu yang tidak terpakai kami ajukan untuk dikembalikan.'}
        </p>
        {!withVoucher && (
          <LabelledField label="Apa kendalanya?" error={formState.errors.reason?.message}>
            {(control) => (
              <select {...control} {...register('reason')}>
                {CLAIM_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {CLAIM_REASON[reason]}
                  </option>
                ))}
              </select>
            )}
          </LabelledField>
        )}
        <TextField
          label="Ceritakan singkat"
          hint={
            withVoucher
              ? 'Misalnya jawaban kliniknya.'
              : 'Misalnya pesan yang muncul di layar. Jangan tulis kata sandi.'
          }
          maxLength={CLAIM_LENGTH.max}
          error={formState.errors.message?.message}
          {...register('message', {
            required: REQUIRED,
            minLength: { value: CLAIM_LENGTH.min, message: `Minimal ${CLAIM_LENGTH.min} karakter` },
          })}
        />
        <ProofPicker
          label={`Tangkapan layar (boleh dilewati; dilihat tim kami${hasHost ? ' dan host' : ''})`}
          chosen={chosen}
          error={proofError}
          disabled={claim.isPending}
          isLost={isRestored}
          onChange={() => claim.reset()}
        />
        <FailureNotice error={claim.error} fields={{ ...formState.errors, ...(proofError && { proofError }) }} />
        <Button type="submit" wide busy={claim.isPending || formState.isSubmitting}>
          Kirim laporan
        </Button>
      </form>
    </Modal>
  );
}
