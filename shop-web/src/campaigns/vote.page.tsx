import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type VoteView, vote } from '#contracts/campaigns/votes.http';
import { PAGE } from '#contracts/shop-paths';
import { ANNIVERSARY } from '#domain/campaigns/campaign';
import { api } from '../platform/api/api';
import { isNotFound } from '../platform/api/api-error';
import { useSession } from '../platform/session/session';
import { Button, LinkButton } from '../platform/ui/button';
import { FailureNotice } from '../platform/ui/form-errors';
import { Notice } from '../platform/ui/notice';
import { usePageMeta } from '../platform/ui/page-head';
import { EmptyState, ErrorState, SkeletonList } from '../platform/ui/states';
import { toast } from '../platform/ui/toast';
import { formatMoment } from '../platform/wib';
import { eventPath, voteQuery } from './campaigns.queries';
import { SignInFirst } from './sign-in-first';
import { Dots } from '../platform/ui/dots';

/** /vote, of the anniversary or `?campaign=` */
export function VotePage() {
  const slug = useSearchParams()[0].get('campaign') || ANNIVERSARY;
  const { data, error, refetch } = useQuery(voteQuery(slug));
  usePageMeta('Voting', 'Pilih jagoanmu. Satu orang satu suara.');
  return (
    <div className="column pt-23 pb-12">
      <h1 className="text-xl font-bold sm:text-2xl">{data?.question ?? 'Voting'}</h1>
      {!data && !error && <SkeletonList label="Memuat voting…" item="mt-4 h-20 !rounded-[14px]" />}
      {error && isNotFound(error) && (
        <EmptyState title="Belum ada voting" action={<LinkButton to={PAGE.events}>Lihat event</LinkButton>} />
      )}
      {error && !isNotFound(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <Ballot slug={slug} ballot={data} />}
    </div>
  );
}

function Ballot({ slug, ballot }: { slug: string; ballot: VoteView }) {
  const { isOpen, options, mine } = ballot;
  const session = useSession();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useMutation({
    mutationFn: (optionUid: string) => api.post(eventPath(slug, '/vote'), { optionUid }, vote),
    onSuccess: (after) => {
      queryClient.setQueryData(voteQuery(slug).queryKey, after);
      toast('success', 'Suaramu sudah tercatat.');
    },
  });
  const total = options.reduce((sum, { votes }) => sum + (votes ?? 0), 0);
  const mayChoose = isOpen && mine === null && session !== null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen) choose.mutate(chosen);
  };
  return (
    <form onSubmit={send} className="mt-5">
      <fieldset>
        <legend className="text-muted">
          {mine !== null ? 'Kamu sudah memilih. Terima kasih!' : isOpen ? 'Satu orang satu suara.' : notOpen(ballot)}
        </legend>
        <div className="mt-4 space-y-3">
          {options.map((option) => (
            <label key={option.uid} className="card flex cursor-pointer gap-3 p-4 has-checked:border-accent">
              <input
                type="radio"
                name="optionUid"
                value={option.uid}
                checked={(mine ?? chosen) === option.uid}
                disabled={!mayChoose}
                onChange={() => setChosen(option.uid)}
                className="mt-1 size-5 shrink-0"
              />
              <span className="min-w-0 flex-1">
                <b className="block">{option.title}</b>
                {option.text && <span className="block break-words text-sm text-muted">{option.text}</span>}
                {option.votes !== null && <Result votes={option.votes} total={total} />}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {mayChoose && (
        <Button type="submit" className="mt-5" busy={choose.isPending} disabled={chosen === null}>
          Kirim suara
        </Button>
      )}
      {isOpen && !session && (
        <SignInFirst ask="Masuk untuk memilih. Satu akun yang emailnya terverifikasi, satu suara." />
      )}
      {options.length === 0 && <Notice className="mt-4">Pilihannya segera diumumkan.</Notice>}
      <FailureNotice error={choose.error} title="Suaramu belum tercatat" className="mt-4" />
    </form>
  );
}

const notOpen = ({ opensAt }: VoteView): string =>
  opensAt
    ? `Voting dibuka ${formatMoment(opensAt)}.`
    : opensAt === null
      ? 'Voting belum dibuka.'
      : 'Voting ini sudah ditutup.';

function Result({ votes, total }: { votes: number; total: number }) {
  const percent = total === 0 ? 0 : Math.round((votes / total) * 100);
  return (
    <span className="mt-2 block text-sm">
      <span className="block h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-action" style={{ width: `${percent}%` }} />
      </span>
      <Dots className="mt-1 text-muted" facts={[`${votes} suara`, `${percent}%`]} />
    </span>
  );
}
