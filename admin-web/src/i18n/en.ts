import englishMessages from 'ra-language-english';
import { actionsEn } from './actions.en';
import { adminActionsEn, adminWordsEn, adminsEn } from './admins.en';
import { appEn } from './app.en';
import { catalogueEn } from './catalogue.en';
import { eventNamesEn } from './event-names.en';
import type { ConsoleMessages } from './id';
import { messageKindsEn } from './message-kinds.en';
import { pricingActionsEn, pricingEn } from './pricing.en';
import { resourcesEn } from './resources.en';
import { schemeActionsEn, schemeEn, schemeWordsEn } from './scheme.en';
import { statusEn } from './status.en';
import { systemEn } from './system.en';
import { refusedEn } from './refused.en';
import { writtenEn } from './written.en';

export const en: ConsoleMessages = {
  ...englishMessages,
  ...appEn,
  status: statusEn,
  messageKind: messageKindsEn,
  eventName: eventNamesEn,
  written: { ...writtenEn, ...refusedEn },
  ...pricingEn,
  ...schemeWordsEn,
  ...adminWordsEn,
  actions: { ...actionsEn, ...pricingActionsEn, ...schemeActionsEn, ...adminActionsEn },
  resources: { ...resourcesEn, ...systemEn, ...catalogueEn, ...schemeEn, ...adminsEn },
};
