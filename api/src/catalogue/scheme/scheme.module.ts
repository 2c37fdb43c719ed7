import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue.module.js';
import { CreatePriceNoticeHandler } from './create-price-notice.command.js';
import { EligibilityRulesAdminController } from './eligibility-rules.admin.controller.js';
import { EligibilityRulesList, EligibilityRulesListController } from './eligibility-rules.list.js';
import { PriceNoticesList, PriceNoticesListController } from './price-notices.list.js';
import { SchemeEntriesList, SchemeEntriesListController } from './scheme-entries.list.js';
import { PriceNoticesAdminController } from './price-notices.admin.controller.js';
import { RemovePriceNoticeHandler } from './remove-price-notice.command.js';
import { ResetEligibilityRuleHandler } from './reset-eligibility-rule.command.js';
import { ResetSchemeEntryHandler } from './reset-scheme-entry.command.js';
import { SchemeEntriesAdminController } from './scheme-entries.admin.controller.js';
import { SchemeController } from './scheme.controller.js';
import { UpdateEligibilityRuleHandler } from './update-eligibility-rule.command.js';
import { UpdatePriceNoticeHandler } from './update-price-notice.command.js';
import { UpdateSchemeEntryHandler } from './update-scheme-entry.command.js';

@Module({
  imports: [CatalogueModule],
  controllers: [
    SchemeEntriesListController,
    PriceNoticesListController,
    EligibilityRulesListController,
    SchemeController,
    SchemeEntriesAdminController,
    EligibilityRulesAdminController,
    PriceNoticesAdminController,
  ],
  providers: [
    SchemeEntriesList,
    UpdateSchemeEntryHandler,
    ResetSchemeEntryHandler,
    EligibilityRulesList,
    UpdateEligibilityRuleHandler,
    ResetEligibilityRuleHandler,
    PriceNoticesList,
    CreatePriceNoticeHandler,
    UpdatePriceNoticeHandler,
    RemovePriceNoticeHandler,
  ],
})
export class SchemeModule {}
