import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FieldErrors, type UseFormRegisterReturn, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import {
  type CauseDetail,
  type DonateBody,
  type DonateSharesBody,
  donateBody,
  donateSharesBody,
  placedDonation,
} from '#contracts/products/giving/donations.http';
import { SHARES_LIMIT } from '#domain/products/giving/amounts';
import { donationName } from '#domain/products/giving/order-name';
import { formatRupiah } from '#domain/platform/sen';
import { useDraft } from '../../platform/drafts';
import { FailureNotice } from '../../platform/ui/form-errors';
import { LabelledField } from '../../platform/ui/field';
import { type Contact, ContactFields } from '../../sales/orders/contact-fields';
import { GiveButton } from './give-button';
import { AmountField, MessageField } from './fields';
import { donationIn } from './guest-donation';
import { isCalled } from './unpaid-gift';
import { usePlacing } from '../../sales/orders/use-placing';

/** Money for a cause. */
export function DonateForm({ cause: { type, name }, contact }: { cause: CauseDetail; contact: Contact }) {
  const [search] = useSearchParams();
  const form = useForm<z.input<typeof donateBody>, unknown, DonateBody>({
    resolver: standardSchemaResolver(donateBody),
    // With the amount that was chosen before the sign-in.
    defaultValues: { type, amount: donationIn(search.get('amount')), message: '', anonymous: false, ...contact },
  });
  const { register, handleSubmit, trigger, setError, setValue, control, formState } = form;
  const { ref: draftRef, clear: clearDraft } = useDraft(`donation ${type}`);
  const give = usePlacing('/customer/donation', placedDonation, { onPlaced: clearDraft });
  const amount = useWatch({ control, name: 'amount' });
  const { errors } = formState;
  return (
    <form
      ref={draftRef}
      noValidate
      className="space-y-4"
      onSubmit={handleSubmit((body) =>
        give.send(body, ['amount', 'message', 'name', 'email', 'phoneNumber'], setError),
      )}
    >
      <AmountField
        face="donation"
        value={amount}
        error={errors.amount?.message}
        onChange={(next) => setValue('amount', next, { shouldValidate: formState.isSubmitted })}
      />
      <Words register={register} errors={errors} />
      <ContactFields known={contact} form={form} />
      <FailureNotice error={give.failed} fields={errors} title="Gagal membuat donasi" />
      <GiveButton give={give} check={() => trigger()} isSame={isCalled(donationName(name))} total={amount} />
    </form>
  );
}

/** Shares of a subscription, for those who ask for one. */
export function DonateSharesForm({
  cause: { name },
  price,
  contact,
}: {
  cause: CauseDetail;
  price: number;
  contact: Contact;
}) {
  const form = useForm<z.input<typeof donateSharesBody>, unknown, DonateSharesBody>({
    resolver: standardSchemaResolver(donateSharesBody),
    defaultValues: { shares: 1, message: '', anonymous: false, ...contact },
  });
  const { register, handleSubmit, trigger, setError, control, formState } = form;
  const { ref: draftRef, clear: clearDraft } = useDraft('donation of shares');
  const give = usePlacing('/customer/donation/netflix', placedDonation, { onPlaced: clearDraft, shown: 'giving' });
  const shares = useWatch({ control, name: 'shares' });
  const { errors } = formState;
  return (
    <form
      ref={draftRef}
      noValidate
      className="space-y-4"
      onSubmit={handleSubmit((body) =>
        give.send(
          { ...body, total: price * body.shares },
          ['shares', 'message', 'name', 'email', 'phoneNumber'],
          setError,
        ),
      )}
    >
      <LabelledField
        label="Berapa jatah?"
        hint={`${formatRupiah(price)} per jatah, untuk satu bulan`}
        error={errors.shares?.message}
      >
        {(control) => (
          <select {...control} {...register('shares', { valueAsNumber: true })}>
            {Array.from({ length: SHARES_LIMIT }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1} jatah
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <p className="pair text-lg font-bold">
        <span>Total</span> <span>{formatRupiah(price * (shares || 0))}</span>
      </p>
      <Words register={register} errors={errors} />
      <ContactFields known={contact} form={form} />
      <FailureNotice error={give.failed} fields={errors} title="Gagal membuat donasi" />
      <GiveButton
        give={give}
        check={() => trigger()}
        isSame={isCalled(donationName(name))}
        total={price * (shares || 0)}
      />
    </form>
  );
}

const Words = ({
  register,
  errors,
}: {
  register: (name: 'message' | 'anonymous') => UseFormRegisterReturn;
  errors: FieldErrors<{ message: string }>;
}) => (
  <>
    <MessageField
      register={register}
      errors={errors}
      label="Pesan atau doa (boleh kosong)"
      hint="Kami tampilkan setelah dibaca tim kami."
    />
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" className="size-5" {...register('anonymous')} />
      Sembunyikan namaku
    </label>
  </>
);
