import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PublicPages } from './public-pages.js';

@Module({ imports: [CatalogueModule], providers: [PublicPages] })
export class PagesModule {}
