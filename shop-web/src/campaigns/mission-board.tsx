import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, Lock } from 'lucide-react';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import type { MissionView } from '#contracts/campaigns/missions.http';
import { useSession } from '../platform/session/session';
import { Badge } from '../platform/ui/badge';
import { Notice } from '../platform/ui/notice';
import { ErrorState, SkeletonList } from '../platform/ui/states';
import { logQuery } from './campaigns.queries';
import { MissionForm } from './mission-form';
import { SignInFirst } from './sign-in-first';
import { useSubmitMission } from './submit-mission';
import { UniqueCode } from './unique-code';

/** The missions of a campaign: with the customer's answers, or to read only. */
export function MissionBoard({ campaign }: { campaign: CampaignDetail }) {
  const session = useSession();
  const { data, error, refetch } = useQuery({ ...logQuery(campaign.slug), enabled: Boolean(session) });
  if (!session)
    return (
      <>
        <ol className="space-y-3">
          {campaign.missions.map(({ id, position, title, text }) => (
            <MissionItem key={id} position={position} title={title} text={text} />
          ))}
        </ol>
        <SignInFirst ask="Masuk untuk mengerjakan misi dan mendapat kode unik." />
      </>
    );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList label="Memuat misi…" item="h-28 !rounded-[14px]" />;
  return (
    <>
      <UniqueCode campaign={campaign} log={data} />
      <ol className="mt-4 space-y-3">
        {data.missions.map((mission) => (
          <OwnMission key={mission.id} campaign={campaign} mission={mission} />
        ))}
      </ol>
    </>
  );
}

const STATE = {
  submitted: { tone: 'info', label: 'Sedang diperiksa' },
  completed: { tone: 'good', label: 'Selesai' },
  rejected: { tone: 'warn', label: 'Kirim ulang' },
} as const;

/** Once the campaign is over a rejected answer is not sent again. */
const isOver = ({ isRunning }: CampaignDetail, state: MissionView['state']): boolean =>
  state === 'rejected' && !isRunning;

export function OwnMission({ campaign, mission }: { campaign: CampaignDetail; mission: MissionView }) {
  const submit = useSubmitMission(campaign.slug, mission.id);
  const { state, reason, isUnlocked } = mission;
  const mayBeSent = campaign.isRunning && isUnlocked && (state === null || state === 'rejected');
  return (
    <MissionItem {...mission} isDone={state === 'completed'} isLocked={!isUnlocked}>
      {state && (
        <Badge tone={STATE[state].tone}>{isOver(campaign, state) ? 'Tidak diterima' : STATE[state].label}</Badge>
      )}
      {!isUnlocked && campaign.isRunning && (
        <p className="mt-2 text-sm text-muted">Terbuka setelah misi sebelumnya selesai.</p>
      )}
      {state === 'rejected' && reason && (
        <Notice tone="warn" title="Belum bisa kami terima" className="mt-3">
          {reason}
        </Notice>
      )}
      {mayBeSent && <MissionForm mission={mission} submit={submit} />}
    </MissionItem>
  );
}

function MissionItem({
  position,
  title,
  text,
  isDone = false,
  isLocked = false,
  children,
}: {
  position: number;
  title: string;
  text: string;
  isDone?: boolean;
  isLocked?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <li className="card flex gap-4 p-5">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full font-bold',
          isDone ? 'bg-action text-white' : 'bg-tint text-accent',
        )}
      >
        {isDone ? <Check className="size-5" /> : isLocked ? <Lock className="size-4" /> : position}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-bold">{title}</h3>
        <p className="mt-1 whitespace-pre-line break-words text-muted">{text}</p>
        {children}
      </div>
    </li>
  );
}
