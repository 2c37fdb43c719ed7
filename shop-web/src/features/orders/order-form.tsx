import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../shared/api/api-error';
import { formatPhone } from '#domain/customers/phone';
import { profileQuery } from '../../shared/session/profile.query';
import { useSession } from '../../shared/session/session';
import { applyFieldErrors } from '../../shared/ui/apply-field-errors';
import { Button } from '../../shared/ui/button';
import { EmailField, PhoneField } from '../../shared/ui/contact-fields';
import { Field } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { EligibilityChecklist } from './eligibility-checklist';
import { type OrderInput, checklistOf, fieldsOf, schemaOf } from './order-input';
import type { OrderedPlan } from './ordered-plan';
import { OrderedPlanSummary } from './ordered-plan-summary';

/** "Is this right?" with the visitor's own data filled in. `input` is what was tried before, if anything. */
export function OrderForm({
  plan,
  before,
  input,
  isPending,
  error,
  onSubmit,
}: {
  plan: OrderedPlan;
  /** What to know before one orders. */
  before?: ReactNode;
  input: OrderInput | null;
  isPending: boolean;
  error: Error | null;
  onSubmit: (input: OrderInput) => void;
}) {
  const { known, isComplete } = useKnownInput();
  const checklist = useMemo(() => checklistOf(plan), [plan]);
  const { register, handleSubmit, setError, getValues, formState } = useForm<OrderInput>({
    resolver: standardSchemaResolver(schemaOf(checklist)),
    values: input ?? { ...known, ...(checklist.rules.length > 0 && { eligibility: checklist.nothingAnswered }) },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors } = formState;
  useEffect(() => {
    if (error) applyFieldErrors(error, fieldsOf(checklist), setError);
  }, [error, setError, checklist]);

  const send = handleSubmit(onSubmit);
  const sendNow = useEffectEvent(() => void send());
  // Pressed before the phone number has come: it is on its way, and nobody is asked for what we know.
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || !isComplete) return;
    setIsWanted(false);
    sendNow();
  }, [isWanted, isComplete]);
  const submit = (event: FormEvent) => {
    if (isComplete || getValues('phoneNumber')) return void send(event);
    event.preventDefault();
    setIsWanted(true);
  };
  const isBusy = isPending || isWanted;

  return (
    <>
      <OrderedPlanSummary plan={plan} />
      {before}
      <form noValidate onSubmit={submit} className="mt-5 space-y-4">
        {error && (
          <Notice tone="bad" title="Gagal membuat pesanan" live>
            {messageOf(error)}
          </Notice>
        )}
        {checklist.rules.length > 0 && (
          <EligibilityChecklist
            checklist={checklist}
            providerName={plan.provider.name}
            register={register}
            errors={errors.eligibility}
          />
        )}
        <Field label="Nama" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <EmailField error={errors.email?.message} {...register('email')} />
        <PhoneField error={errors.phoneNumber?.message} {...register('phoneNumber')} />
        <Button type="submit" wide busy={isBusy}>
          {isBusy ? 'Membuat pesanan…' : 'Buat pesanan'}
        </Button>
      </form>
    </>
  );
}

/** From the cookies at once; the phone number follows from the profile. */
function useKnownInput(): { known: OrderInput; isComplete: boolean } {
  const session = useSession();
  const { data, isLoading } = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  const known = {
    name: data?.name ?? session?.username ?? '',
    email: data?.email ?? session?.email ?? '',
    phoneNumber: data ? formatPhone(data.phoneNumber) : '',
  };
  return { known, isComplete: !isLoading };
}
