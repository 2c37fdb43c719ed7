import FactCheckIcon from '@mui/icons-material/FactCheck';
import type { SubmissionState } from '#domain/campaigns/mission';
import type { Tone } from '../platform/fields/status-tone';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

const submissionTones: Record<SubmissionState, Tone> = { submitted: 'waiting', completed: 'good', rejected: 'bad' };

export const missionSubmissions: ConsoleResource = {
  name: 'mission-submissions',
  icon: FactCheckIcon,
  recordRepresentation: 'missionTitle',
  list: lazyComponent(() => import('./submissions'), 'SubmissionList'),
  show: lazyComponent(() => import('./submissions'), 'SubmissionShow'),
  statuses: { submission: submissionTones },
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 2 },
  eventField: 'submissionUid',
};
