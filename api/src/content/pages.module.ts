import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContactController } from './contact/contact.controller.js';
import { OwnApi } from './own-api.js';
import { PublicPages } from './public-pages.js';

@Module({
  imports: [CatalogueModule],
  controllers: [ContactController],
  providers: [OwnApi, PublicPages],
})
export class PagesModule {}
