import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type ApplyBody, type SharesView, applied, applyBody } from '#contracts/products/giving/donations.http';
import { useDraft } from '../../platform/drafts';
import { api } from '../../platform/api/api';
import { Button } from '../../platform/ui/button';
import { Field, TextField } from '../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../platform/ui/form-errors';
import { Notice } from '../../platform/ui/notice';
import { Unsettled } from '../../platform/ui/states';
import { TitledCard } from '../../platform/ui/titled';
import { sharesQuery } from './giving.queries';
import { WithContact } from '../../sales/orders/with-contact';
import { Dots } from '../../platform/ui/dots';

type Mine = NonNullable<SharesView['mine']>;
const SAYS: Record<Mine['state'], { tone: 'info' | 'good' | 'warn'; title: string; mayAskAgain: boolean }> = {
  waiting: { tone: 'info', title: 'Pengajuanmu sedang kami baca', mayAskAgain: false },
  picked: {
    tone: 'good',
    title: 'Kamu terpilih! Pesan satu kursi Netflix, jangan dibayar dulu: kami yang membayarnya',
    mayAskAgain: false,
  },
  fulfilled: { tone: 'good', title: 'Jatahmu sudah dibayarkan', mayAskAgain: true },
  declined: { tone: 'warn', title: 'Pengajuanmu belum bisa kami penuhi', mayAskAgain: true },
  withdrawn: { tone: 'info', title: 'Pengajuanmu sudah ditarik', mayAskAgain: true },
};

/** How many shares there are, and a form to ask for one. */
export function ShareRequest() {
  const { data, isLoading } = useQuery(sharesQuery());
  const mine = data?.mine ?? null;
  if (isLoading) return <Unsettled />;
  return (
    <TitledCard title="Butuh jatah?">
      {data && (
        <p className="mt-1 text-sm text-muted">
          <Dots
            facts={[
              `${data.available} jatah tersedia`,
              `${data.given} sudah diberikan`,
              `${data.waiting} orang menunggu`,
            ]}
          />
        </p>
      )}
      {mine && (
        <Notice tone={SAYS[mine.state].tone} title={SAYS[mine.state].title} className="mt-4" live>
          {mine.reason}
        </Notice>
      )}
      {(!mine || SAYS[mine.state].mayAskAgain) && (
        <div className="mt-4">
          <WithContact ask="Masuk untuk mengajukan. Tim kami yang memilih penerimanya.">
            {({ name }) => <RequestForm name={name} />}
          </WithContact>
        </div>
      )}
    </TitledCard>
  );
}

function RequestForm({ name }: { name: string }) {
  const queryClient = useQueryClient();
  const { ref: draftRef, clear: clearDraft } = useDraft('share request');
  const { register, handleSubmit, setError, formState } = useForm<ApplyBody>({
    resolver: standardSchemaResolver(applyBody),
    defaultValues: { name, story: '' },
  });
  const { errors } = formState;
  const apply = useMutation({
    mutationFn: (body: ApplyBody) => api.post('/customer/donation/netflix/apply', body, applied),
    onSuccess: () => {
      clearDraft();
      return queryClient.invalidateQueries({ queryKey: sharesQuery().queryKey });
    },
    onError: (error) => applyFieldErrors(error, ['name', 'story'], setError),
  });
  return (
    <form ref={draftRef} noValidate className="space-y-4" onSubmit={handleSubmit((body) => apply.mutate(body))}>
      <Field label="Nama" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Kenapa kamu mengajukan?"
        hint="Hanya tim kami yang membacanya."
        error={errors.story?.message}
        {...register('story')}
      />
      <FailureNotice error={apply.error} fields={errors} title="Gagal mengajukan" />
      <Button type="submit" variant="secondary" wide busy={apply.isPending}>
        Ajukan jatah
      </Button>
    </form>
  );
}
