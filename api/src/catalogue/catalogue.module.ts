import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueSnapshot } from './catalogue.snapshot.js';
import { FindAdminPackagesHandler } from './find-admin-packages.query.js';
import { FindAdminProvidersHandler } from './find-admin-providers.query.js';
import { FindAdminVariantsHandler } from './find-admin-variants.query.js';
import { PackagesAdminController } from './packages.admin.controller.js';
import { ProvidersAdminController } from './providers.admin.controller.js';
import { VariantsAdminController } from './variants.admin.controller.js';

@Module({
  controllers: [CatalogueController, ProvidersAdminController, PackagesAdminController, VariantsAdminController],
  providers: [CatalogueSnapshot, FindAdminProvidersHandler, FindAdminPackagesHandler, FindAdminVariantsHandler],
  exports: [CatalogueSnapshot],
})
export class CatalogueModule {}
