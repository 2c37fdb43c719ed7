import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Radio } from 'lucide-react';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { attended } from '#contracts/campaigns/missions.http';
import { api } from '../platform/api/api';
import { ApiError } from '../platform/api/api-error';
import { useSession } from '../platform/session/session';
import { Badge } from '../platform/ui/badge';
import { Button } from '../platform/ui/button';
import { Notice } from '../platform/ui/notice';
import { toast } from '../platform/ui/toast';
import { formatDateTime } from '../platform/wib';
import { ATTENDANCE_SAYS, showRefusal } from './campaign-toasts';
import { campaignQuery, eventPath, logQuery } from './campaigns.queries';
import { SignInFirst } from './sign-in-first';

/** When the lives are, and the button that attends the one that is on. The server knows the hours. */
export function LiveAttendance({ campaign: { slug, lives } }: { campaign: CampaignDetail }) {
  const session = useSession();
  const isDrawn = lives.some(({ hasLottery }) => hasLottery);
  const queryClient = useQueryClient();
  const open = lives.find(({ isOpen }) => isOpen);
  const attend = useMutation({
    mutationFn: () => api.post(eventPath(slug, '/live-attendance'), {}, attended),
    onSuccess: () => {
      toast('success', 'Absensi undian live berhasil disubmit.');
      // Not asked again: thousands attend in the same minute.
      if (open)
        queryClient.setQueryData(
          logQuery(slug).queryKey,
          (known) => known && { ...known, attendedLives: [...known.attendedLives, open.uid] },
        );
    },
    onError: (error) => {
      showRefusal(error, ATTENDANCE_SAYS);
      // Attended in another tab or on another device: this page did not know it yet.
      if (error instanceof ApiError && error.status === 400)
        void queryClient.invalidateQueries({ queryKey: logQuery(slug).queryKey });
      void queryClient.invalidateQueries({ queryKey: campaignQuery(slug).queryKey });
    },
  });
  const { data: log } = useQuery({ ...logQuery(slug), enabled: session !== null });
  const hasAttended = open !== undefined && log?.attendedLives.includes(open.uid);
  return (
    <>
      <ul className="card divide-y divide-line px-5">
        {lives.map(({ uid, title, startsAt, endsAt, isOpen }) => (
          <li key={uid} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-4">
            <div className="flex-[1_1_8rem]">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-muted">
                {formatDateTime(startsAt)} sampai {formatDateTime(endsAt)}
              </p>
            </div>
            {isOpen && (
              <Badge tone="good">
                <Radio aria-hidden="true" className="size-3.5" /> Sedang live
              </Badge>
            )}
          </li>
        ))}
        {lives.length === 0 && <li className="py-4 text-muted">Jadwal live segera diumumkan.</li>}
      </ul>
      {session ? (
        <>
          {hasAttended ? (
            <Notice tone="good" title={`Kamu sudah absen di ${open.title}`} className="mt-4" />
          ) : (
            <Button className="mt-4" busy={attend.isPending} onClick={() => attend.mutate()}>
              Absen live
            </Button>
          )}
          {log?.emailVerified === false && isDrawn && (
            <p className="mt-2 text-sm text-muted">Verifikasi emailmu supaya ikut diundi.</p>
          )}
        </>
      ) : (
        <SignInFirst ask={isDrawn ? 'Masuk untuk absen live dan ikut undian.' : 'Masuk untuk absen live.'} />
      )}
    </>
  );
}
