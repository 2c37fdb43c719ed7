import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CampaignDetail } from '#contracts/campaigns/campaigns.http';
import { type GameLog, uniqueCode } from '#contracts/campaigns/missions.http';
import { eventRegisteredPath } from '#contracts/product-paths';
import { api } from '../platform/api/api';
import { Button } from '../platform/ui/button';
import { CopyButton } from '../platform/ui/copy-button';
import { showRefusal } from './campaign-toasts';
import { eventPath, logQuery } from './campaigns.queries';

/** The participant's code, or the button that takes part. */
export function UniqueCode({ campaign, log }: { campaign: CampaignDetail; log: GameLog }) {
  return log.uniqueCode === null ? <TakePart campaign={campaign} /> : <ShownCode code={log.uniqueCode} />;
}

export const ShownCode = ({ code }: { code: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <span className="text-sm text-muted">Kode unikmu</span>
    <b className="font-mono text-xl tracking-widest">{code}</b>
    <CopyButton text={code} what="kode unik" done="Kode unik disalin" />
  </p>
);

function TakePart({ campaign: { slug, isRunning } }: { campaign: CampaignDetail }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const register = useMutation({
    mutationFn: () => api.post(eventPath(slug, '/register'), {}, uniqueCode),
    onSuccess: async ({ uniqueCode: code }) => {
      queryClient.setQueryData(logQuery(slug).queryKey, (log) => log && { ...log, uniqueCode: code });
      await navigate(eventRegisteredPath(slug));
    },
    onError: (error) => showRefusal(error),
  });
  if (!isRunning) return null;
  return (
    <Button busy={register.isPending} onClick={() => register.mutate()}>
      Ikut event ini
    </Button>
  );
}
