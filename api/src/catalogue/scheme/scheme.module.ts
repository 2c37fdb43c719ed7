import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue.module.js';
import { CreatePriceNoticeHandler } from './create-price-notice.command.js';
import { EligibilityRulesAdminController } from './eligibility-rules.admin.controller.js';
import { FindAdminEligibilityRulesHandler } from './find-admin-eligibility-rules.query.js';
import { FindAdminPriceNoticesHandler } from './find-admin-price-notices.query.js';
import { FindAdminSchemeEntriesHandler } from './find-admin-scheme-entries.query.js';
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
    SchemeController,
    SchemeEntriesAdminController,
    EligibilityRulesAdminController,
    PriceNoticesAdminController,
  ],
  providers: [
    FindAdminSchemeEntriesHandler,
    UpdateSchemeEntryHandler,
    ResetSchemeEntryHandler,
    FindAdminEligibilityRulesHandler,
    UpdateEligibilityRuleHandler,
    ResetEligibilityRuleHandler,
    FindAdminPriceNoticesHandler,
    CreatePriceNoticeHandler,
    UpdatePriceNoticeHandler,
    RemovePriceNoticeHandler,
  ],
})
export class SchemeModule {}
