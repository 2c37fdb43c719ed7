import { waitingRows } from './dashboard/waiting-rows.slot';
import { events } from './events/events.resource';
import { texts } from './i18n/texts.id';
import { maintenance } from './maintenance/maintenance.resource';
import { shopSettings } from './shop-settings/shop-settings.resource';
import type { Room } from './rooms/room';

export const platform: Room = {
  resources: [events, shopSettings, maintenance],
  texts: [{ id: texts, en: () => import('./i18n/texts.en') }],
  fills: [
    waitingRows.fill(() => import('./dashboard/proposed-settings-row'), 'ProposedSettingsRow', 55),
    waitingRows.fill(() => import('./events/failed-events-row'), 'FailedEventsRow', 60),
  ],
};
