import HelpCenterIcon from '@mui/icons-material/HelpCenter';
import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import type { UnplacedState } from '#domain/sales/unplaced/unplaced-money';
import type { Tone } from '../../platform/fields/status-tone';
import { formatRupiah } from '#domain/platform/sen';
import { formatDate } from '../../platform/fields/format';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

/** How sure the match of a line of a bank statement is; lines are no resource of their own. */
const matchTones: Record<AdminStatementLine['confidence'], Tone> = {
  certain: 'good',
  possible: 'waiting',
  none: 'idle',
};
const tones: Record<UnplacedState, Tone> = {
  open: 'waiting',
  returning: 'working',
  assigned: 'good',
  joined: 'good',
  returned: 'idle',
  resending: 'working',
  resent: 'good',
  recovered: 'good',
  merged: 'idle',
  reversed: 'idle',
};

export const unplacedMoney: ConsoleResource = {
  name: 'unplaced-money',
  icon: HelpCenterIcon,
  recordRepresentation: ({ amount, arrivedOn }) => `${formatRupiah(amount)}, ${formatDate(arrivedOn)}`,
  list: lazyComponent(() => import('./unplaced'), 'UnplacedMoneyList'),
  show: lazyComponent(() => import('./unplaced-show'), 'UnplacedMoneyShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 3, desk: 'unplacedMoney' },
  statuses: { unplacedMoney: tones, lineProposal: { waiting: 'waiting' }, lineMatch: matchTones },
  eventField: 'unplacedUid',
  entryKinds: ['unplaced', 'unplaced-reversed', 'unplaced-join'],
};
