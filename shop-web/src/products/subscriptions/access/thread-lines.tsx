import { useSuspenseQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { REQUIRED } from '#contracts/errors';
import { LINE_LENGTH } from '#contracts/limits';
import type { ThreadLineView, ThreadView, WriteLineBody } from '#contracts/products/subscriptions/access.http';
import { randomUuid } from '#contracts/platform/random-uuid';
import { useDraft } from '../../../platform/drafts';
import { Button } from '../../../platform/ui/button';
import { TextField } from '../../../platform/ui/field';
import { FailureNotice, applyFieldErrors } from '../../../platform/ui/form-errors';
import { formatDateTime } from '../../../platform/wib';
import { linesQuery, useReadThread, useWriteLine } from './access.queries';
import { shortMask } from '../../../platform/ui/short-mask';

/** The lines of a thread, which are read with it, and a form for the next one. */
export function ThreadLines({
  accountUid,
  thread,
  isLive,
}: {
  accountUid: string;
  thread: ThreadView;
  isLive: boolean;
}) {
  const { accountUid: threadUid, unread } = thread;
  const { data: lines } = useSuspenseQuery(linesQuery(accountUid, threadUid));
  const { mutate: read } = useReadThread(accountUid, threadUid);
  useEffect(() => {
    if (unread > 0) read();
  }, [unread, read]);
  return (
    <>
      {lines.length === 0 && <p className="text-muted">Belum ada pesan.</p>}
      {lines.length > 0 && (
        <ul aria-label="Percakapan" className="space-y-2">
          {lines.map((line) => (
            <Line key={line.uid} line={line} />
          ))}
        </ul>
      )}
      {isLive && <WriteLine accountUid={accountUid} threadUid={threadUid} />}
    </>
  );
}

const Line = ({ line: { party, name, isMine, message, at } }: { line: ThreadLineView }) => (
  <li className={clsx('max-w-[85%] rounded-xl p-3', isMine ? 'ml-auto bg-tint' : 'bg-sunken')}>
    <p className="font-semibold">
      {isMine ? 'Kamu' : party === 'host' ? `${shortMask(name)} (host)` : shortMask(name)}
    </p>
    <p className="break-words whitespace-pre-line">{message}</p>
    <p className="mt-1 text-xs text-muted">{formatDateTime(at)}</p>
  </li>
);

function WriteLine({ accountUid, threadUid }: { accountUid: string; threadUid: string }) {
  const write = useWriteLine(accountUid, threadUid);
  const { ref: draftRef, clear: clearDraft } = useDraft(`thread ${threadUid}`);
  // The same words that are sent again are the same line.
  const [last, setLast] = useState<WriteLineBody>({ uid: '', message: '' });
  const { register, handleSubmit, setError, reset, formState } = useForm<{ message: string }>({
    defaultValues: { message: '' },
  });
  const submit = handleSubmit(({ message }) => {
    const line = last.message === message ? last : { uid: randomUuid(), message };
    setLast(line);
    write.mutate(line, {
      onSuccess: () => {
        setLast({ uid: '', message: '' });
        reset();
        clearDraft();
      },
      onError: (error) => applyFieldErrors<{ message: string }>(error, ['message'], setError),
    });
  });
  return (
    <form ref={draftRef} noValidate onSubmit={(event) => void submit(event)} className="space-y-2">
      <TextField
        label="Tulis pesan"
        rows={2}
        maxLength={LINE_LENGTH.max}
        error={formState.errors.message?.message}
        {...register('message', { required: REQUIRED })}
      />
      <FailureNotice error={write.error} fields={formState.errors} />
      <Button type="submit" variant="secondary" busy={write.isPending}>
        Kirim pesan
      </Button>
    </form>
  );
}
