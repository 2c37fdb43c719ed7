import { lazyComponent } from '../platform/rooms/lazy-component';
import type { Room } from '../platform/rooms/room';
import { categories } from './categories/categories.resource';
import { eligibilityRules } from './eligibility-rules/eligibility-rules.resource';
import { packages } from './packages/packages.resource';
import { planFamilies } from './plan-families/plan-families.resource';
import { priceNotices } from './price-notices/price-notices.resource';
import { providers } from './providers/providers.resource';
import { schemeEntries } from './scheme-entries/scheme-entries.resource';
import { variants } from './variants/variants.resource';

export const catalogue: Room = {
  resources: [categories, providers, packages, planFamilies, variants, schemeEntries, priceNotices, eligibilityRules],
  pages: [
    {
      path: '/price-import',
      permission: 'price-imports.create',
      page: lazyComponent(() => import('./price-import/price-import.page'), 'PriceImportPage'),
      texts: { id: () => import('./price-import/texts.id'), en: () => import('./price-import/texts.en') },
    },
  ],
  texts: [{ id: () => import('./shared/texts.id'), en: () => import('./shared/texts.en') }],
};
