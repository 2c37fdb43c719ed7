import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { useSession } from '../platform/session/session';
import { Button } from '../platform/ui/button';
import { CopyButton } from '../platform/ui/copy-button';
import { Loading, Skeleton } from '../platform/ui/states';
import { showRefusal } from './campaign-toasts';
import { claimQuery, logQuery } from './campaigns.queries';

const KEY = 'hasClaimedPrize';
/** Which campaigns' prizes this browser has claimed, so that the code is asked for at once; the log of the game knows it too. */
function claimedHere(): string[] {
  try {
    return localStorage.getItem(KEY)?.split(',') ?? [];
  } catch {
    return []; // storage is blocked, or there is none: the page is prerendered
  }
}
function remember(slug: string): void {
  try {
    localStorage.setItem(KEY, [...new Set([...claimedHere(), slug])].join());
  } catch {
    // Storage is blocked: the code is shown until the page is left, and after another claim.
  }
}

/** Claims the prize of all missions; once claimed, its code. */
export function SpecialPrize({
  campaign: { slug, prizeTitle },
  task = 'misi',
}: {
  campaign: CampaignDetail;
  /** What the event calls a mission. */
  task?: 'misi' | 'level';
}) {
  const session = useSession();
  const queryClient = useQueryClient();
  const [claimedNow, setClaimedNow] = useState(() => claimedHere().includes(slug));
  const [busy, setBusy] = useState(false);
  const log = useQuery({ ...logQuery(slug), enabled: Boolean(session) && !claimedNow });
  const hasClaimed = claimedNow || log.data?.hasClaimedPrize === true;
  const { data: prize, isLoading } = useQuery({ ...claimQuery(slug), enabled: Boolean(session) && hasClaimed });
  const open = log.data?.missions.filter(({ state }) => state !== 'completed').length ?? 0;
  const why = useId();
  if (prizeTitle === null || !session) return null;
  if (prize)
    return (
      <div className="card mt-4 p-5">
        <p className="font-semibold">{prize.title}</p>
        <p className="mt-1 whitespace-pre-line text-muted">{prize.text}</p>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-mono text-xl tracking-widest break-all">{prize.code}</b>
          <CopyButton text={prize.code} what="kode hadiah" done="Kode hadiah disalin" />
        </p>
      </div>
    );
  if (isLoading || log.isLoading)
    return (
      <Loading label="Memuat hadiah…">
        <Skeleton className="mt-4 h-28 !rounded-[14px]" />
      </Loading>
    );
  const claim = async () => {
    setBusy(true);
    try {
      await queryClient.fetchQuery(claimQuery(slug));
      remember(slug);
      setClaimedNow(true);
    } catch (error) {
      showRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="mt-4">
      <Button busy={busy} disabled={open > 0} aria-describedby={why} onClick={() => void claim()}>
        Ambil hadiah: {prizeTitle}
      </Button>
      <p id={why} className="mt-2 text-sm text-muted empty:hidden">
        {open > 0 && `Selesaikan semua ${task} dulu untuk mengambil hadiahnya. Masih ada ${open} ${task}.`}
      </p>
    </div>
  );
}
