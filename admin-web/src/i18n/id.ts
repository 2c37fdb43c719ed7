import { adminActionsId, adminWordsId, adminsId } from './admins.id';
import { appId } from './app.id';
import { catalogueId } from './catalogue.id';
import { pricingActionsId, pricingId } from './pricing.id';
import { raId } from './ra.id';
import { resourcesId } from './resources.id';
import { schemeActionsId, schemeId, schemeWordsId } from './scheme.id';

export const id = {
  ...raId,
  ...appId,
  ...pricingId,
  ...schemeWordsId,
  ...adminWordsId,
  actions: { ...appId.actions, ...pricingActionsId, ...schemeActionsId, ...adminActionsId },
  resources: { ...resourcesId, ...catalogueId, ...schemeId, ...adminsId },
};

/** The shape every other language has to fill. */
export type ConsoleMessages = typeof id;
