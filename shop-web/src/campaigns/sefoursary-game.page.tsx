import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { uniqueCode } from '#contracts/campaigns/missions.http';
import { levelPath } from '#contracts/product-paths';
import { PAGE } from '#contracts/shop-paths';
import { SEFOURSARY } from '#domain/campaigns/campaign';
import { api } from '../platform/api/api';
import { Badge } from '../platform/ui/badge';
import { Button, LinkButton } from '../platform/ui/button';
import { FailureNotice } from '../platform/ui/form-errors';
import { EmptyState } from '../platform/ui/states';
import { eventPath, logQuery } from './campaigns.queries';
import { GameFrame } from './game-frame';
import { OwnMission } from './mission-board';
import { Written } from './section';
import { SpecialPrize } from './special-prize';
import { ShownCode } from './unique-code';

/** /sefoursary/approval: taking part begins with a yes to the terms. */
export const SefoursaryApprovalPage = () => (
  <GameFrame title="Persetujuan">
    {(campaign, log) => <Approval campaign={campaign} isIn={log.uniqueCode !== null} />}
  </GameFrame>
);

/** /sefoursary/game */
export const SefoursaryGamePage = () => (
  <GameFrame title="Level">
    {(_, { missions, uniqueCode: code }) =>
      code === null ? (
        <NotYetIn />
      ) : (
        <>
          <div className="mt-4">
            <ShownCode code={code} />
          </div>
          <ol className="mt-4 space-y-3">
            {missions.map(({ id, position, title, state, isUnlocked }) => (
              <li key={id} className="card relative flex items-center gap-4 p-5">
                <b className="text-xl text-accent">{position}</b>
                <span className="min-w-0 flex-1 font-semibold">
                  {isUnlocked ? (
                    <Link to={levelPath(id)} className="text-ink after:absolute after:inset-0">
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </span>
                <Badge tone={state === 'completed' ? 'good' : 'neutral'}>
                  {state === 'completed' ? 'Selesai' : isUnlocked ? 'Terbuka' : 'Terkunci'}
                </Badge>
              </li>
            ))}
          </ol>
        </>
      )
    }
  </GameFrame>
);

/** /sefoursary/game/level?mission= : without one the next open level, or the first. */
export function SefoursaryLevelPage() {
  const wanted = useSearchParams()[0].get('mission');
  return (
    <GameFrame title="Level" back={PAGE.sefoursaryGame}>
      {(campaign, { missions }) => {
        const next = missions.find(({ isUnlocked, state }) => isUnlocked && state !== 'completed') ?? missions[0];
        const level = wanted === null ? next : missions.find(({ id }) => id === wanted);
        if (level)
          return (
            <ol className="mt-4">
              <OwnMission campaign={campaign} mission={level} />
            </ol>
          );
        return (
          <EmptyState
            status={404}
            title="Level ini tidak ada"
            action={<LinkButton to={PAGE.sefoursaryGame}>Semua level</LinkButton>}
          />
        );
      }}
    </GameFrame>
  );
}

/** /sefoursary/prize-code */
export const SefoursaryPrizePage = () => (
  <GameFrame title="Kode hadiah">
    {(campaign) =>
      campaign.prizeTitle === null ? (
        <EmptyState title="Event ini tidak punya kode hadiah" />
      ) : (
        <>
          <p className="mt-2 text-muted">Kode ini untuk yang sudah menyelesaikan semua level.</p>
          <SpecialPrize campaign={campaign} task="level" />
        </>
      )
    }
  </GameFrame>
);

const NotYetIn = () => (
  <EmptyState
    title="Kamu belum ikut permainan ini"
    action={<LinkButton to={PAGE.sefoursaryApproval}>Baca persetujuan</LinkButton>}
  />
);

function Approval({ campaign, isIn }: { campaign: CampaignDetail; isIn: boolean }) {
  const [agreed, setAgreed] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const register = useMutation({
    mutationFn: () => api.post(eventPath(SEFOURSARY, '/register'), {}, uniqueCode),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: logQuery(SEFOURSARY).queryKey });
      await navigate(PAGE.sefoursaryGame);
    },
  });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    register.mutate();
  };
  if (isIn)
    return (
      <p className="mt-4">
        <LinkButton to={PAGE.sefoursaryGame}>Lanjut bermain</LinkButton>
      </p>
    );
  return (
    <form className="mt-4 space-y-4" onSubmit={send}>
      <div className="card p-5">
        <Written text={campaign.terms} />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          className="size-5"
        />
        Aku sudah membaca dan setuju.
      </label>
      <FailureNotice error={register.error} />
      <Button type="submit" disabled={!agreed} busy={register.isPending}>
        Mulai bermain
      </Button>
    </form>
  );
}
