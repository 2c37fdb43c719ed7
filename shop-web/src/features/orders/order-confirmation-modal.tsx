import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { type PlaceOrderBody, placeOrderBody } from '#contracts/http/orders.http';
import { messageOf } from '../../shared/api/api-error';
import { formatPhone } from '../../shared/format/phone';
import { profileQuery } from '../../shared/session/profile.query';
import { useSession } from '../../shared/session/session';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/field';
import { Modal } from '../../shared/ui/modal';
import { Notice } from '../../shared/ui/notice';
import type { OrderedPlan } from './ordered-plan';
import { OrderedPlanSummary } from './ordered-plan-summary';

export type Contact = Pick<PlaceOrderBody, 'name' | 'email' | 'phoneNumber'>;
const contactSchema = z.pick(placeOrderBody, { name: true, email: true, phoneNumber: true });
const FIELDS = ['name', 'email', 'phoneNumber'] as const;

/** "Is this right?" with the visitor's own data filled in. `contact` is what was tried before, if anything. */
export function OrderConfirmationModal({
  plan,
  contact,
  isPending,
  error,
  onSubmit,
  onClose,
}: {
  plan: OrderedPlan;
  contact: Contact | null;
  isPending: boolean;
  error: Error | null;
  onSubmit: (contact: Contact) => void;
  onClose: () => void;
}) {
  const known = useKnownContact();
  const { register, handleSubmit, setError, formState } = useForm<Contact>({
    resolver: standardSchemaResolver(contactSchema),
    values: contact ?? known,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors } = formState;
  useEffect(() => {
    if (error) applyFieldErrors(error, FIELDS, setError);
  }, [error, setError]);

  return (
    <Modal title="Konfirmasi pesanan" locked={isPending} onClose={onClose}>
      <OrderedPlanSummary plan={plan} />
      <form noValidate onSubmit={handleSubmit(onSubmit)} className="mt-5 space-y-4">
        {error && (
          <Notice tone="bad" title="Gagal membuat pesanan" live>
            {messageOf(error)}
          </Notice>
        )}
        <Field label="Nama" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <Field
          label="Nomor WhatsApp"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0812-3456-7890"
          error={errors.phoneNumber?.message}
          {...register('phoneNumber')}
        />
        <Button type="submit" wide busy={isPending}>
          {isPending ? 'Membuat pesanan…' : 'Buat pesanan'}
        </Button>
      </form>
    </Modal>
  );
}

/** From the cookies at once; the phone number follows from the profile. */
function useKnownContact(): Contact {
  const session = useSession();
  const { data } = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  return {
    name: data?.name ?? session?.username ?? '',
    email: data?.email ?? session?.email ?? '',
    phoneNumber: data ? formatPhone(data.phoneNumber) : '',
  };
}
