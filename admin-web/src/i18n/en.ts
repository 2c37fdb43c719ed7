import englishMessages from 'ra-language-english';
import { adminActionsEn, adminWordsEn, adminsEn } from './admins.en';
import { appEn } from './app.en';
import { catalogueEn } from './catalogue.en';
import type { ConsoleMessages } from './id';
import { pricingActionsEn, pricingEn } from './pricing.en';
import { resourcesEn } from './resources.en';
import { schemeActionsEn, schemeEn, schemeWordsEn } from './scheme.en';

export const en: ConsoleMessages = {
  ...englishMessages,
  ...appEn,
  ...pricingEn,
  ...schemeWordsEn,
  ...adminWordsEn,
  actions: { ...appEn.actions, ...pricingActionsEn, ...schemeActionsEn, ...adminActionsEn },
  resources: { ...resourcesEn, ...catalogueEn, ...schemeEn, ...adminsEn },
};
