import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { type TipBody, type TipHost, placedTip, tipBody } from '#contracts/products/giving/tips.http';
import { tipPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { withoutHost } from '#domain/catalogue/plan-name';
import { tipName } from '#domain/products/giving/order-name';
import { useDraft } from '../../platform/drafts';
import { LinkButton } from '../../platform/ui/button';
import { LabelledField } from '../../platform/ui/field';
import { FailureNotice } from '../../platform/ui/form-errors';
import { usePageTitle } from '../../platform/ui/page-head';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../platform/ui/states';
import { BackLink } from '../../platform/ui/titled';
import { type Contact, ContactFields } from '../../sales/orders/contact-fields';
import { GiveButton } from './give-button';
import { AmountField, MessageField } from './fields';
import { isCalled } from './unpaid-gift';
import { tipHostsQuery } from './giving.queries';
import { usePlacing } from '../../sales/orders/use-placing';
import { WithContact } from '../../sales/orders/with-contact';
import { shortMask } from '../../platform/ui/short-mask';

/** /tip-submission?to=team|host */
export function TipSubmissionPage() {
  const [search] = useSearchParams();
  const toHost = search.get('to') === 'host';
  const title = toHost ? 'Tip untuk host' : 'Tip untuk tim';
  usePageTitle(title);
  return (
    <div className="column py-6 sm:py-10">
      <BackLink to={PAGE.tip}>Tentang tip</BackLink>
      <h1 className="mt-1 text-xl font-bold sm:text-2xl">{title}</h1>
      <div className="card mt-5 p-5">
        <WithContact ask="Masuk untuk mengirim tip.">
          {(contact) => (toHost ? <ToHost contact={contact} /> : <TipForm contact={contact} hosts={null} />)}
        </WithContact>
      </div>
    </div>
  );
}

function ToHost({ contact }: { contact: Contact }) {
  const { data, error, refetch } = useQuery(tipHostsQuery());
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading label="Memuat host…">
        <Skeleton className="h-80 !rounded-[14px]" />
      </Loading>
    );
  if (data.length === 0)
    return (
      <EmptyState
        title="Belum ada host yang bisa diberi tip"
        action={<LinkButton to={tipPath('team')}>Tip untuk tim</LinkButton>}
      >
        Host dari grup aktifmu akan muncul di sini.
      </EmptyState>
    );
  return <TipForm contact={contact} hosts={data} />;
}

/** `hosts`: null for a tip to the team. */
function TipForm({ contact, hosts }: { contact: Contact; hosts: TipHost[] | null }) {
  const form = useForm<z.input<typeof tipBody>, unknown, TipBody>({
    resolver: standardSchemaResolver(tipBody),
    defaultValues: hosts
      ? { to: 'host', groupUid: hosts[0]!.groupUid, amount: 0, message: '', ...contact }
      : { to: 'team', amount: 0, message: '', ...contact },
  });
  const { register, handleSubmit, trigger, setError, setValue, control, formState } = form;
  const { ref: draftRef, clear: clearDraft } = useDraft(hosts ? 'tip for a host' : 'tip');
  const give = usePlacing('/customer/tip', placedTip, { onPlaced: clearDraft });
  const [amount, groupUid] = useWatch({ control, name: ['amount', 'groupUid'] });
  const host = hosts?.find((one) => one.groupUid === groupUid);
  const isSame = isCalled(tipName(host ? withoutHost(host.plan) : null));
  const { errors } = formState;
  return (
    <form
      ref={draftRef}
      noValidate
      className="space-y-4"
      onSubmit={handleSubmit((body) =>
        give.send(body, ['groupUid', 'amount', 'message', 'name', 'email', 'phoneNumber'], setError),
      )}
    >
      {hosts && (
        <LabelledField label="Host" error={errors.groupUid?.message}>
          {(control) => (
            <select {...control} {...register('groupUid')}>
              {hosts.map(({ groupUid, name, plan }) => (
                <option key={groupUid} value={groupUid}>
                  {shortMask(name)} – {plan}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
      )}
      <AmountField
        face="tip"
        value={amount}
        error={errors.amount?.message}
        onChange={(next) => setValue('amount', next, { shouldValidate: formState.isSubmitted })}
      />
      {!hosts && <MessageField register={register} errors={errors} label="Pesan untuk tim (boleh kosong)" />}
      <ContactFields known={contact} form={form} />
      <FailureNotice error={give.failed} fields={errors} title="Gagal mengirim tip" />
      <GiveButton give={give} check={() => trigger()} isSame={isSame} total={amount} />
    </form>
  );
}
