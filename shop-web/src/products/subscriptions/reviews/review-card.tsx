import { useForm, useWatch } from 'react-hook-form';
import { REQUIRED } from '#contracts/errors';
import { REVIEW_LENGTH } from '#contracts/limits';
import type { MembershipDetail } from '#contracts/products/subscriptions/memberships.http';
import type { SeatReview } from '#contracts/products/subscriptions/reviews.http';
import { useDraft } from '../../../platform/drafts';
import { Button } from '../../../platform/ui/button';
import { TextField } from '../../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../../platform/ui/form-errors';
import { Notice } from '../../../platform/ui/notice';
import { TitledCard } from '../../../platform/ui/titled';
import { toast } from '../../../platform/ui/toast';
import { useWriteReview } from './reviews.queries';
import { StarChoice } from './star-choice';
import { Stars } from '../../../platform/ui/stars';

type Seat = Pick<MembershipDetail, 'accountUid' | 'providerName' | 'review'>;
type OwnReview = NonNullable<SeatReview['own']>;

/** After the first paid period: what its owner says about the seat, and what becomes of it. docs/rules/reviews.md */
export const ReviewCard = ({ seat: { accountUid, providerName, review } }: { seat: Seat }) =>
  review.own ? (
    <TitledCard title="Ulasanmu">
      <Own review={review.own} providerName={providerName} />
    </TitledCard>
  ) : (
    <TitledCard title="Bagaimana langgananmu?">
      <ReviewForm accountUid={accountUid} providerName={providerName} />
    </TitledCard>
  );

function Own({ review: { stars, text, state }, providerName }: { review: OwnReview; providerName: string }) {
  return (
    <div className="mt-3 space-y-3 text-sm">
      {state === 'waiting' && (
        <Notice title="Ulasanmu kami baca dulu">
          Setelah itu tampil di halaman {providerName} dengan namamu yang disamarkan.
        </Notice>
      )}
      {state === 'shown' && <Notice tone="good" title={`Ulasanmu tampil di halaman ${providerName}`} />}
      {(state === 'hidden' || state === 'rejected') && <Notice title="Ulasanmu tidak kami tampilkan" />}
      <Stars n={stars} />
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

interface Fields {
  stars: string;
  text: string;
}

function ReviewForm({ accountUid, providerName }: { accountUid: string; providerName: string }) {
  const write = useWriteReview(accountUid);
  const { ref: draftRef, clear: clearDraft } = useDraft(`review ${accountUid}`);
  const { register, handleSubmit, setError, control, formState } = useForm<Fields>({
    defaultValues: { stars: '', text: '' },
  });
  const chosen = Number(useWatch({ control, name: 'stars' }));
  const { errors } = formState;
  const submit = handleSubmit(({ stars, text }) =>
    write.mutate(
      { stars: Number(stars), text },
      {
        onSuccess: () => {
          clearDraft();
          toast('success', 'Terima kasih! Ulasanmu kami baca dulu.');
        },
        onError: (error) => applyFieldErrors<Fields>(error, ['stars', 'text'], setError),
      },
    ),
  );
  return (
    <form ref={draftRef} noValidate onSubmit={(event) => void submit(event)} className="mt-2 space-y-4">
      <p className="text-sm text-muted">
        Masa langganan pertamamu sudah lewat. Ceritakan rasanya ke calon anggota {providerName} yang lain.
      </p>
      <StarChoice
        chosen={chosen}
        error={errors.stars?.message}
        field={register('stars', { required: 'Pilih bintangnya dulu' })}
      />
      <TextField
        label="Ceritamu"
        hint="Tampil dengan namamu yang disamarkan. Jangan tulis nama orang, nomor HP, atau tautan."
        maxLength={REVIEW_LENGTH.max}
        error={errors.text?.message}
        {...register('text', {
          required: REQUIRED,
          minLength: { value: REVIEW_LENGTH.min, message: `Minimal ${REVIEW_LENGTH.min} karakter` },
        })}
      />
      <FailureNotice error={write.error} fields={errors} />
      <Button type="submit" wide busy={write.isPending}>
        Kirim ulasan
      </Button>
    </form>
  );
}
