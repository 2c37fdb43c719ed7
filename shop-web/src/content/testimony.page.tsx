import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type WriteTestimonyBody, writeTestimonyBody } from '#contracts/content/content.http';
import type { TestimonyState } from '#domain/content/testimony';
import { useDraft } from '../platform/drafts';
import { anything, api } from '../platform/api/api';
import { AsyncBoundary } from '../platform/ui/async-boundary';
import { Button } from '../platform/ui/button';
import { Field, TextField } from '../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../platform/ui/form-errors';
import { Notice } from '../platform/ui/notice';
import { usePageTitle } from '../platform/ui/page-head';
import { SkeletonList } from '../platform/ui/states';
import { toast } from '../platform/ui/toast';
import { myTestimonyQuery } from './content.queries';

const STATE: Record<TestimonyState, { tone: 'info' | 'good'; title: string }> = {
  waiting: { tone: 'info', title: 'Testimonimu sedang kami baca' },
  shown: { tone: 'good', title: 'Testimonimu tampil di beranda' },
  hidden: { tone: 'info', title: 'Testimonimu tidak kami tampilkan' },
};

/** /user/testimony */
export function TestimonyPage() {
  usePageTitle('Testimoni');
  return (
    <>
      <h1 className="text-xl font-bold">Ceritakan pengalamanmu</h1>
      <p className="mt-1 text-muted">
        Kami baca dulu, lalu tampil di beranda dengan namamu yang disamarkan. Kamu bisa mengubahnya kapan saja.
      </p>
      <AsyncBoundary skeleton={<SkeletonList count={1} item="h-60 !rounded-[14px]" />}>
        <TestimonyForm />
      </AsyncBoundary>
    </>
  );
}

function TestimonyForm() {
  const { data: mine } = useSuspenseQuery(myTestimonyQuery());
  const queryClient = useQueryClient();
  const { ref: draftRef, clear: clearDraft } = useDraft('testimony');
  const form = useForm<WriteTestimonyBody>({
    resolver: standardSchemaResolver(writeTestimonyBody),
    defaultValues: { about: mine?.about ?? '', text: mine?.text ?? '' },
  });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (body: WriteTestimonyBody) => api.post('/customer/testimony', body, anything),
    onSuccess: () => {
      clearDraft();
      toast('success', 'Terima kasih! Testimonimu sudah terkirim.');
      return queryClient.invalidateQueries({ queryKey: ['content', 'my-testimony'] });
    },
    onError: (error) => applyFieldErrors(error, ['about', 'text'], form.setError),
  });
  return (
    <>
      {mine && <Notice {...STATE[mine.state]} className="mt-4" />}
      <form
        ref={draftRef}
        noValidate
        className="card mt-4 space-y-4 p-5"
        onSubmit={(event) => void form.handleSubmit((body) => send.mutate(body))(event)}
      >
        <FailureNotice error={send.error} fields={errors} />
        <Field
          label="Yang kamu pakai"
          hint="Misalnya Netflix, atau jadi host Spotify."
          maxLength={60}
          error={errors.about?.message}
          {...form.register('about')}
        />
        <TextField label="Ceritamu" maxLength={500} error={errors.text?.message} {...form.register('text')} />
        <Button type="submit" busy={send.isPending}>
          Kirim
        </Button>
      </form>
    </>
  );
}
