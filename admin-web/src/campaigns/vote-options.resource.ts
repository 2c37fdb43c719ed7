import HowToVoteIcon from '@mui/icons-material/HowToVote';
import { lazyComponent } from '../platform/rooms/lazy-component';
import type { ConsoleResource } from '../platform/rooms/room';

export const voteOptions: ConsoleResource = {
  name: 'vote-options',
  icon: HowToVoteIcon,
  recordRepresentation: 'title',
  list: lazyComponent(() => import('./options'), 'OptionList'),
  show: lazyComponent(() => import('./options'), 'OptionShow'),
  create: lazyComponent(() => import('./options'), 'OptionCreate'),
  edit: lazyComponent(() => import('./options'), 'OptionEdit'),
  // The room brings the texts of all its resources.
  texts: { id: async () => ({ texts: {} }), en: async () => ({ texts: {} }) },
  menu: { group: 'campaigns', position: 9 },
};
