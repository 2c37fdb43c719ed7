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
  actions: { ...appId.actions, ...pricingActionsId, ...schemeActionsId },
  resources: { ...resourcesId, ...catalogueId, ...schemeId },
};

/** The shape every other language has to fill. */
export type ConsoleMessages = typeof id;
