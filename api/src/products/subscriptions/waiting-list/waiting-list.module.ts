import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../../catalogue/catalogue.module.js';
import { ChangeNotesHandler } from './change-notes.command.js';
import { WaitingListController } from './waiting-list.controller.js';
import { WaitingList, WaitingListListController } from './waiting-list.list.js';

@Module({
  imports: [CatalogueModule],
  controllers: [WaitingListController, WaitingListListController],
  providers: [ChangeNotesHandler, WaitingList],
})
export class WaitingListModule {}
