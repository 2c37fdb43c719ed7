import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContactController } from './contact/contact.controller.js';
import { OwnApi } from './own-api.js';
import { PublicPages } from './public-pages.js';
import { Trust } from './trust.js';

@Module({
  imports: [CatalogueModule],
  controllers: [ContactController],
  providers: [OwnApi, PublicPages, Trust],
})
export class PagesModule {}
