import { Module } from '@nestjs/common';
import { ApplySheetHandler } from './price-imports/apply-sheet.command.js';
import { CheckSheetHandler } from './price-imports/check-sheet.command.js';
import { FindSheetHandler } from './price-imports/find-sheet.query.js';
import { PriceImportsAdminController } from './price-imports/price-imports.admin.controller.js';
import { AddPriceHandler } from './prices/add-price.command.js';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueSnapshot } from './catalogue.snapshot.js';
import { CategoriesAdminController } from './editing/categories.admin.controller.js';
import { ChangePriceHandler } from './prices/change-price.command.js';
import { CreateCategoryHandler } from './editing/create-category.command.js';
import { CreateFamilyHandler } from './editing/create-family.command.js';
import { CreatePackageHandler } from './editing/create-package.command.js';
import { CreateProviderHandler } from './editing/create-provider.command.js';
import { CreateVariantHandler } from './editing/create-variant.command.js';
import { FamiliesAdminController } from './editing/families.admin.controller.js';
import { CategoriesList, CategoriesListController } from './editing/categories.list.js';
import { FamiliesList, FamiliesListController } from './editing/families.list.js';
import { PackagesList, PackagesListController } from './editing/packages.list.js';
import { ProvidersList, ProvidersListController } from './editing/providers.list.js';
import { VariantsList, VariantsListController } from './editing/variants.list.js';
import { PackagesAdminController } from './editing/packages.admin.controller.js';
import { PreviewPriceHandler } from './prices/preview-price.query.js';
import { ProvidersAdminController } from './editing/providers.admin.controller.js';
import { SetPackageActiveHandler } from './editing/set-package-active.command.js';
import { RemoveProviderLogoHandler, SetProviderLogoHandler } from './editing/provider-logo.command.js';
import { SetProviderHiddenHandler } from './editing/set-provider-hidden.command.js';
import { SetVariantActiveHandler } from './editing/set-variant-active.command.js';
import { UpdateCategoryHandler } from './editing/update-category.command.js';
import { UpdateFamilyHandler } from './editing/update-family.command.js';
import { UpdatePackageHandler } from './editing/update-package.command.js';
import { UpdateProviderHandler } from './editing/update-provider.command.js';
import { VariantsAdminController } from './editing/variants.admin.controller.js';
import { ShareCards } from './share-cards.js';
import { WishlistController } from './wishlist/wishlist.controller.js';
import { WithdrawPriceHandler } from './prices/withdraw-price.command.js';

@Module({
  controllers: [
    VariantsListController,
    ProvidersListController,
    PackagesListController,
    FamiliesListController,
    CategoriesListController,
    CatalogueController,
    CategoriesAdminController,
    FamiliesAdminController,
    PackagesAdminController,
    PriceImportsAdminController,
    ProvidersAdminController,
    VariantsAdminController,
    WishlistController,
  ],
  providers: [
    CatalogueSnapshot,
    ShareCards,
    SetProviderLogoHandler,
    RemoveProviderLogoHandler,
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
    CategoriesList,
    FamiliesList,
    PackagesList,
    ProvidersList,
    VariantsList,
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
