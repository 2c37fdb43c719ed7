import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type GameLog, type MissionView, mission } from '#contracts/campaigns/missions.http';
import { api } from '../platform/api/api';
import { toast } from '../platform/ui/toast';
import { MISSION_SAYS, showRefusal } from './campaign-toasts';
import { eventPath, logQuery } from './campaigns.queries';

/** The same log with this mission in place of the one before. */
export const withMission = (log: GameLog, changed: MissionView): GameLog => ({
  ...log,
  missions: log.missions.map((one) => (one.id === changed.id ? changed : one)),
});

/**
 * Sends an answer; the mission that comes back replaces the one in the log. `anonymous`: for the account of the code that is
 * sent with it, which may be another one than that of the session.
 */
export function useSubmitMission(slug: string, missionId: string, { anonymous = false } = {}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      api.upload(eventPath(slug, `/mission/${missionId}`), form, mission, () => undefined, { anonymous }),
    onSuccess: (changed) => {
      toast('success', 'Misi berhasil disubmit.');
      if (anonymous) return;
      const { queryKey } = logQuery(slug);
      const log = queryClient.getQueryData(queryKey);
      if (log) queryClient.setQueryData(queryKey, withMission(log, changed));
      // The first answer makes the unique code.
      if (log?.uniqueCode === null) void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => showRefusal(error, MISSION_SAYS),
  });
}
