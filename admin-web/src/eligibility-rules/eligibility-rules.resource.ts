import FactCheckIcon from '@mui/icons-material/FactCheck';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazy-page';

export const eligibilityRules: ResourceProps = {
  name: 'eligibility-rules',
  icon: FactCheckIcon,
  recordRepresentation: ({ providerName, packageName }) => `${providerName} ${packageName}`,
  list: lazyPage(() => import('./eligibility-rule-list'), 'EligibilityRuleList'),
  edit: lazyPage(() => import('./eligibility-rule-edit'), 'EligibilityRuleEdit'),
};
