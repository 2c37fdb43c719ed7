import InboxIcon from '@mui/icons-material/Inbox';
import { waitingRows } from './dashboard/waiting-rows.slot';
import { lazyComponent } from './rooms/lazy-component';
import { events } from './events/events.resource';
import { texts } from './i18n/texts.id';
import { maintenance } from './maintenance/maintenance.resource';
import { shopSettings } from './shop-settings/shop-settings.resource';
import type { Room } from './rooms/room';

export const platform: Room = {
  resources: [events, shopSettings, maintenance],
  texts: [
    { id: async () => ({ texts }), en: () => import('./i18n/texts.en') },
    { id: () => import('./lists/texts.id'), en: () => import('./lists/texts.en') },
  ],
  pages: [
    {
      path: '/waiting',
      permission: 'dashboard.read',
      page: lazyComponent(() => import('./dashboard/waiting.page'), 'WaitingPage'),
      menu: { group: 'work', daily: true, position: 0, label: 'waiting.title', icon: InboxIcon },
    },
  ],
  fills: [
    waitingRows.fill(() => import('./dashboard/proposed-settings-row'), 'ProposedSettingsRow', 55),
    waitingRows.fill(() => import('./events/failed-events-row'), 'FailedEventsRow', 60),
  ],
};
