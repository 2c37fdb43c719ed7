import RuleIcon from '@mui/icons-material/Rule';
import { planNameOf } from '#domain/catalogue/plan-name';
import { lazyComponent } from '../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../platform/rooms/room';

export const eligibilityRules: ConsoleResource = {
  name: 'eligibility-rules',
  icon: RuleIcon,
  recordRepresentation: ({ providerName, packageName }) => planNameOf(providerName, packageName),
  list: lazyComponent(() => import('./eligibility-rule-list'), 'EligibilityRuleList'),
  edit: lazyComponent(() => import('./eligibility-rule-edit'), 'EligibilityRuleEdit'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'catalogue', position: 8 },
};
