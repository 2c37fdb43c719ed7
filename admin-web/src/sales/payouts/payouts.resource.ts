import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import OutboundIcon from '@mui/icons-material/Outbound';
import PlaylistAddCheckIcon from '@mui/icons-material/PlaylistAddCheck';
import type { PayoutBatchState, PayoutState } from '#domain/sales/payouts/payout';
import { formatRupiah } from '#domain/platform/sen';
import { formatDateTime } from '../../platform/fields/format';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';
import type { Tone } from '../../platform/fields/status-tone';

const payoutTones: Record<PayoutState, Tone> = {
  scheduled: 'waiting',
  approved: 'working',
  paid: 'good',
  cancelled: 'idle',
};
const batchTones: Record<PayoutBatchState, Tone> = { open: 'waiting', paid: 'good', cancelled: 'idle' };

export const payouts: ConsoleResource = {
  name: 'payouts',
  icon: OutboundIcon,
  recordRepresentation: 'accountName',
  list: lazyComponent(() => import('./payouts'), 'PayoutList'),
  show: lazyComponent(() => import('./payouts'), 'PayoutShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 6, desk: 'payoutsToApprove' },
  findAnywhere: ({ amount, reference }: AdminPayout) => [formatRupiah(amount), reference].filter(Boolean).join(' · '),
  statuses: { payout: payoutTones, payoutBatch: batchTones, givenBack: { waiting: 'waiting', resent: 'good' } },
};

export const payoutBatches: ConsoleResource = {
  name: 'payout-batches',
  icon: PlaylistAddCheckIcon,
  recordRepresentation: ({ createdAt }) => formatDateTime(createdAt),
  list: lazyComponent(() => import('./batches'), 'PayoutBatchList'),
  show: lazyComponent(() => import('./batches'), 'PayoutBatchShow'),
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'work', position: 7 },
};
