import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type GiftBody, giftBody, placedGift } from '#contracts/products/giving/gifts.http';
import { PAGE } from '#contracts/shop-paths';
import { useDraft } from '../../platform/drafts';
import { Field } from '../../platform/ui/field';
import { FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { BackLink } from '../../platform/ui/titled';
import { type Contact, ContactFields } from '../../sales/orders/contact-fields';
import { GiveButton } from './give-button';
import { AmountField, MessageField } from './fields';
import { useGiftFor } from './unpaid-gift';
import { usePlacing } from '../../sales/orders/use-placing';
import { WithContact } from '../../sales/orders/with-contact';

/** /thr-submission */
export function ThrSubmissionPage() {
  usePageTitle('Buat hadiah THR');
  return (
    <div className="column py-6 sm:py-10">
      <BackLink to={PAGE.thr}>Tentang THR</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">Buat hadiah THR</h1>
      <div className="card mt-5 p-5">
        <WithContact ask="Masuk untuk membuat hadiah.">{(contact) => <GiftForm contact={contact} />}</WithContact>
      </div>
    </div>
  );
}

function GiftForm({ contact }: { contact: Contact }) {
  const form = useForm<z.input<typeof giftBody>, unknown, GiftBody>({
    resolver: standardSchemaResolver(giftBody),
    defaultValues: { recipientName: '', amount: 0, message: '', ...contact },
  });
  const { register, handleSubmit, trigger, setError, setValue, control, formState } = form;
  const { ref: draftRef, clear: clearDraft } = useDraft('thr');
  const give = usePlacing('/customer/thr', placedGift, { onPlaced: clearDraft });
  const [amount, recipientName] = useWatch({ control, name: ['amount', 'recipientName'] });
  const isSame = useGiftFor(recipientName);
  const { errors } = formState;
  return (
    <form
      ref={draftRef}
      noValidate
      className="space-y-4"
      onSubmit={handleSubmit((body) =>
        give.send(body, ['recipientName', 'amount', 'message', 'name', 'email', 'phoneNumber'], setError),
      )}
    >
      <Field
        label="Untuk siapa?"
        autoComplete="off"
        error={errors.recipientName?.message}
        {...register('recipientName')}
      />
      <AmountField
        face="gift"
        value={amount}
        error={errors.amount?.message}
        onChange={(next) => setValue('amount', next, { shouldValidate: formState.isSubmitted })}
      />
      <MessageField
        register={register}
        errors={errors}
        label="Ucapan (boleh kosong)"
        hint="Dibaca oleh penerima link."
      />
      <ContactFields known={contact} form={form} />
      <FailureNotice error={give.failed} fields={errors} title="Gagal membuat hadiah" />
      <GiveButton give={give} check={() => trigger()} isSame={isSame} total={amount} />
    </form>
  );
}
