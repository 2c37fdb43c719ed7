import { actionsId } from './actions.id';
import { adminActionsId, adminWordsId, adminsId } from './admins.id';
import { appId } from './app.id';
import { catalogueId } from './catalogue.id';
import { eventNamesId } from './event-names.id';
import { messageKindsId } from './message-kinds.id';
import { pricingActionsId, pricingId } from './pricing.id';
import { raId } from './ra.id';
import { resourcesId } from './resources.id';
import { schemeActionsId, schemeId, schemeWordsId } from './scheme.id';
import { statusId } from './status.id';
import { systemId } from './system.id';
import { refusedId } from './refused.id';
import { writtenId } from './written.id';

export const id = {
  ...raId,
  ...appId,
  status: statusId,
  messageKind: messageKindsId,
  eventName: eventNamesId,
  written: { ...writtenId, ...refusedId },
  ...pricingId,
  ...schemeWordsId,
  ...adminWordsId,
  actions: { ...actionsId, ...pricingActionsId, ...schemeActionsId, ...adminActionsId },
  resources: { ...resourcesId, ...systemId, ...catalogueId, ...schemeId, ...adminsId },
};

/** The shape every other language has to fill. */
export type ConsoleMessages = typeof id;
