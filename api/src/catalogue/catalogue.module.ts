import { Module } from '@nestjs/common';
import { CatalogueController } from './catalogue.controller.js';
import { CatalogueSnapshot } from './catalogue.snapshot.js';

@Module({ controllers: [CatalogueController], providers: [CatalogueSnapshot], exports: [CatalogueSnapshot] })
export class CatalogueModule {}
