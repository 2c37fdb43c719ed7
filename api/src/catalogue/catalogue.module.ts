import { Module } from '@nestjs/common';
import { ApplySheetHandler } from './apply-sheet.command.js';
import { CheckSheetHandler } from './check-sheet.command.js';
import { FindSheetHandler } from './find-sheet.query.js';
import { PriceImportsAdminController } from './price-imports.admin.controller.js';
import { AddPriceHandler } from './add-price.command.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueSnapshot } from './catalogue.snapshot.js';
import { CategoriesAdminController } from './categories.admin.controller.js';
import { ChangePriceHandler } from './change-price.command.js';
import { CreateCategoryHandler } from './create-category.command.js';
import { CreateFamilyHandler } from './create-family.command.js';
import { CreatePackageHandler } from './create-package.command.js';
import { CreateProviderHandler } from './create-provider.command.js';
import { CreateVariantHandler } from './create-variant.command.js';
import { FamiliesAdminController } from './families.admin.controller.js';
import { FindAdminCategoriesHandler } from './find-admin-categories.query.js';
import { FindAdminFamiliesHandler } from './find-admin-families.query.js';
import { FindAdminPackagesHandler } from './find-admin-packages.query.js';
import { FindAdminProvidersHandler } from './find-admin-providers.query.js';
import { FindAdminVariantsHandler } from './find-admin-variants.query.js';
import { PackagesAdminController } from './packages.admin.controller.js';
import { PreviewPriceHandler } from './preview-price.query.js';
import { ProvidersAdminController } from './providers.admin.controller.js';
import { SetPackageActiveHandler } from './set-package-active.command.js';
import { SetProviderHiddenHandler } from './set-provider-hidden.command.js';
import { SetVariantActiveHandler } from './set-variant-active.command.js';
import { UpdateCategoryHandler } from './update-category.command.js';
import { UpdateFamilyHandler } from './update-family.command.js';
import { UpdatePackageHandler } from './update-package.command.js';
import { UpdateProviderHandler } from './update-provider.command.js';
import { VariantsAdminController } from './variants.admin.controller.js';
import { WithdrawPriceHandler } from './withdraw-price.command.js';

@Module({
  controllers: [
    CatalogueController,
    CategoriesAdminController,
    FamiliesAdminController,
    PackagesAdminController,
    PriceImportsAdminController,
    ProvidersAdminController,
    VariantsAdminController,
  ],
  providers: [
    CatalogueSnapshot,
    AddPriceHandler,
    ApplySheetHandler,
    CheckSheetHandler,
    FindSheetHandler,
    ChangePriceHandler,
    CreateCategoryHandler,
    CreateFamilyHandler,
    CreatePackageHandler,
    CreateProviderHandler,
    CreateVariantHandler,
    FindAdminCategoriesHandler,
    FindAdminFamiliesHandler,
    FindAdminPackagesHandler,
    FindAdminProvidersHandler,
    FindAdminVariantsHandler,
    PreviewPriceHandler,
    SetPackageActiveHandler,
    SetProviderHiddenHandler,
    SetVariantActiveHandler,
    UpdateCategoryHandler,
    UpdateFamilyHandler,
    UpdatePackageHandler,
    UpdateProviderHandler,
    WithdrawPriceHandler,
  ],
  exports: [CatalogueSnapshot],
})
export class CatalogueModule {}
