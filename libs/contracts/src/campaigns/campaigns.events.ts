import * as z from 'zod/mini';
import type { RoutesOf } from '#contracts/platform/room';

const uid = z.uuid();

const events = {
  'mission.completed': z.object({ submissionUid: uid }),
  'mission.rejected': z.object({ submissionUid: uid }),
  'prize.claimed': z.object({ codeUid: uid }),
  'lottery.drawn': z.object({ lotteryUid: uid }),
};

const routes: RoutesOf<typeof events> = {
  'mission.completed': [],
  'mission.rejected': [],
  'prize.claimed': [],
  'lottery.drawn': [],
};

const messageKinds = [
  'tell-mission-completed',
  'tell-mission-rejected',
  'tell-prize-claimed',
  'tell-lottery-won',
] as const;

export const campaigns = { events, jobs: {}, routes, messageKinds };
