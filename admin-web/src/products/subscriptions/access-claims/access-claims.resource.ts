import ReportProblemIcon from '@mui/icons-material/ReportProblem';
import type { AdminClaim } from '#contracts/products/subscriptions/access.admin.http';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const claimTones: Record<AdminClaim['state'], Tone> = {
  open: 'waiting',
  answered: 'waiting',
  solved: 'good',
  rejected: 'bad',
  missed: 'bad',
  settled: 'idle',
  dropped: 'idle',
};

export const accessClaims: ConsoleResource = {
  name: 'access-claims',
  icon: ReportProblemIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./claim-list'), 'ClaimList'),
  show: lazyComponent(() => import('./claim-show'), 'ClaimShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', daily: true, position: 11, desk: 'runningClaims' },
  statuses: { claim: claimTones },
  eventField: 'claimUid',
};
