import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { formatPhone } from '#domain/platform/phone';
import { HeldShortly } from '../../identity/email-password/more-time';
import { profileQuery } from '../../identity/profile/profile.query';
import { messageOf } from '../../platform/api/api-error';
import { useDraft } from '../../platform/drafts';
import { useSession } from '../../platform/session/session';
import { applyFieldErrors } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { CONTACT, FoldedContact } from './contact-fields';
import { AccountEmail, EligibilityChecklist } from './eligibility-checklist';
import { HostDuties } from './host-duties';
import { blankAnswers, checklistOf, draftKeyOf, fieldsOf, type OrderInput, schemaOf } from './order-input';
import { type OrderedPlan, OrderedPlanSummary } from './ordered-plan';
import { PlaceButton } from './place-button';

/** The order's form, filled with the customer's data or with `input`, the previous attempt. */
export function OrderForm({
  plan,
  before,
  input,
  isPending,
  error,
  onSubmit,
}: {
  plan: OrderedPlan;
  /** Shown above the form. */
  before?: ReactNode;
  input: OrderInput | null;
  isPending: boolean;
  error: Error | null;
  onSubmit: (input: OrderInput) => void;
}) {
  const { known, isComplete, isSignedIn } = useKnownInput();
  // Of an attempt that was refused the fields are there; of a profile that loads, they come once one of them is missing.
  const isKept = input === null && isSignedIn && (!isComplete || CONTACT.every((name) => known[name]));
  const checklist = useMemo(() => checklistOf(plan), [plan]);
  const form = useForm<OrderInput>({
    resolver: standardSchemaResolver(schemaOf(checklist)),
    values: input ?? { ...known, ...blankAnswers(checklist) },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { register, handleSubmit, trigger, setError, getValues, formState } = form;
  const { errors } = formState;
  const { ref: draftRef } = useDraft(draftKeyOf(plan));
  useEffect(() => {
    if (error) applyFieldErrors(error, fieldsOf(checklist), setError);
  }, [error, setError, checklist]);

  const isKnown = () => isComplete || Boolean(getValues('phoneNumber'));
  const send = handleSubmit(onSubmit);
  const { submit, isWanted } = useSubmitOnceKnown({
    isKnown,
    isComplete,
    send,
  });
  const asked = { checklist, providerName: plan.provider.name, register, errors: errors.eligibility };
  const isBusy = isPending || isWanted;

  return (
    <>
      <OrderedPlanSummary plan={plan} />
      {plan.warning}
      <div className="mt-3 empty:hidden">{before}</div>
      <form ref={draftRef} noValidate onSubmit={submit} className="mt-5 space-y-4">
        {error && (
          <Notice tone="bad" title="Gagal membuat pesanan" live>
            {messageOf(error)}
          </Notice>
        )}
        {checklist.rules.length > 0 && <EligibilityChecklist {...asked} />}
        {checklist.rules.length === 0 && checklist.takesEmail && <AccountEmail {...asked} />}
        {checklist.asksDuties && <HostDuties register={register} error={errors.hostDuties?.accepted?.message} />}
        <FoldedContact known={known} form={form} isKnown={isKept} />
        {!plan.variant.isHost && <HeldShortly isPo={plan.variant.isPo} />}
        {plan.promise}
        {/* In a dialog that is longer than the screen it stays in sight. */}
        <div className="in-[dialog]:sticky in-[dialog]:bottom-0 in-[dialog]:-mx-5 in-[dialog]:-mb-5 in-[dialog]:border-t in-[dialog]:border-line in-[dialog]:bg-surface in-[dialog]:px-5 in-[dialog]:py-3 sm:in-[dialog]:-mx-6 sm:in-[dialog]:-mb-6 sm:in-[dialog]:px-6">
          <PlaceButton check={async () => !isKnown() || trigger()} providerSlug={plan.provider.slug} busy={isBusy}>
            {isBusy ? 'Membuat pesanan…' : plan.variant.isHost ? 'Jadi host' : 'Buat pesanan'}
          </PlaceButton>
        </div>
      </form>
    </>
  );
}

/** Pressed before the profile has loaded: the form is sent when the phone number is known. */
function useSubmitOnceKnown({
  isKnown,
  isComplete,
  send,
}: {
  isKnown: () => boolean;
  isComplete: boolean;
  send: (event?: FormEvent) => Promise<void>;
}) {
  const [isWanted, setIsWanted] = useState(false);
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (!isWanted || !isComplete) return;
    setIsWanted(false);
    sendNow();
  }, [isWanted, isComplete]);
  const submit = (event: FormEvent) => {
    if (isKnown()) return void send(event);
    event.preventDefault();
    setIsWanted(true);
  };
  return { submit, isWanted };
}

/** Name and e-mail come from the cookies, the phone number from the profile. */
function useKnownInput(): { known: OrderInput; isComplete: boolean; isSignedIn: boolean } {
  const session = useSession();
  const { data, isLoading } = useQuery({ ...profileQuery(), enabled: Boolean(session) });
  const known = {
    name: data?.name ?? session?.username ?? '',
    email: data?.email ?? session?.email ?? '',
    phoneNumber: data ? formatPhone(data.phoneNumber) : '',
  };
  return { known, isComplete: !isLoading, isSignedIn: session !== null };
}
