import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { AnswersView } from '#contracts/products/subscriptions/answers.http';
import { PAGE, loginPath, orderPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { showBlock } from '../../../identity/blacklist/block-signal';
import { currentPath, safePath } from '../../../platform/session/safe-path';
import { Button } from '../../../platform/ui/button';
import { FailureNotice, applyFieldErrors } from '../../../platform/ui/form-errors';
import { PageTitle } from '../../../platform/ui/page-head';
import { Loading, Skeleton } from '../../../platform/ui/states';
import { BackLink } from '../../../platform/ui/titled';
import { EligibilityChecklist } from '../../../sales/orders/eligibility-checklist';
import { HostDuties } from '../../../sales/orders/host-duties';
import { OrderBoundary } from '../../../sales/orders/order-boundary';
import { orderKeysIn } from '../../../sales/orders/order-keys';
import {
  type OrderInput,
  answersSchemaOf,
  blankAnswers,
  checklistOf,
  fieldsOf,
  withoutBlanks,
} from '../../../sales/orders/order-input';
import { failureOf } from '../../../sales/orders/place-order';
import { answersQuery, useGiveAnswers } from './answers.queries';
import { Dots } from '../../../platform/ui/dots';

/** /user/order/answers?orderUid : what the order came without, before it is paid or bought. */
export function AnswersPage() {
  const { orderUid } = orderKeysIn(useSearchParams()[0]);
  return (
    <>
      <PageTitle title="Lengkapi pesanan" />
      <OrderBoundary
        names={[orderUid]}
        skeleton={
          <Loading>
            <div className="space-y-5">
              <Skeleton className="h-9 w-64" />
              <Skeleton className="h-48 !rounded-[14px]" />
            </div>
          </Loading>
        }
      >
        <Answers orderUid={orderUid} />
      </OrderBoundary>
    </>
  );
}

function Answers({ orderUid }: { orderUid: string }) {
  const { data } = useSuspenseQuery(answersQuery(orderUid));
  const { asked, orderNumber, providerName, packageName, redirectUrl } = data;
  // Answered before, or closed: the page of the payment or of the host says what comes now.
  if (!asked) return <Navigate to={safePath(redirectUrl, PAGE.orders)} replace />;
  return (
    <>
      <BackLink to={orderPath(orderUid)}>Pesananmu</BackLink>
      <h1 className="mt-2 text-xl font-bold">Lengkapi pesanan</h1>
      <Dots className="mt-1 text-muted" facts={[planNameOf(providerName, packageName), orderNumber]} />
      <p className="mt-3">
        {asked.asksDuties
          ? 'Kursi host sudah kami simpan. Lengkapi ini dulu, baru kamu beli langganannya.'
          : 'Kursimu sudah kami simpan. Lengkapi ini dulu, baru kamu bayar.'}
      </p>
      <AnswersForm orderUid={orderUid} asked={asked} providerName={providerName} />
    </>
  );
}

function AnswersForm({
  orderUid,
  asked,
  providerName,
}: {
  orderUid: string;
  asked: NonNullable<AnswersView['asked']>;
  providerName: string;
}) {
  const navigate = useNavigate();
  const give = useGiveAnswers(orderUid);
  const checklist = useMemo(
    () =>
      checklistOf({
        rules: asked.rules,
        variant: { invites: asked.accountEmail !== 'refused', isHost: asked.asksDuties },
      }),
    [asked],
  );
  const { register, handleSubmit, setError, formState } = useForm<OrderInput>({
    resolver: standardSchemaResolver(answersSchemaOf(checklist)),
    defaultValues: { name: '', email: '', phoneNumber: '', ...blankAnswers(checklist) },
  });
  const { errors } = formState;
  const submit = handleSubmit((input) => {
    const { eligibility, hostDuties } = withoutBlanks(input);
    give.mutate(
      { ...(eligibility && { eligibility }), ...(hostDuties && { hostDuties }) },
      {
        onSuccess: ({ redirectUrl }) => void navigate(safePath(redirectUrl, PAGE.orders), { replace: true }),
        onError: (error) => {
          const failure = failureOf(error);
          if (failure === 'token') void navigate(loginPath(currentPath()));
          else if (failure === 'blocked') showBlock(true);
          else applyFieldErrors(error, fieldsOf(checklist), setError);
        },
      },
    );
  });
  return (
    <form noValidate className="mt-5 max-w-2xl space-y-4" onSubmit={(event) => void submit(event)}>
      <FailureNotice error={give.error} fields={errors} title="Jawabanmu belum tersimpan" />
      {checklist.rules.length > 0 && (
        <EligibilityChecklist
          checklist={checklist}
          providerName={providerName}
          register={register}
          errors={errors.eligibility}
        />
      )}
      {checklist.asksDuties && <HostDuties register={register} error={errors.hostDuties?.accepted?.message} />}
      <Button type="submit" wide busy={give.isPending}>
        Simpan dan lanjut
      </Button>
    </form>
  );
}
