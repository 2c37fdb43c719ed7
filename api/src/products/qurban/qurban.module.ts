import { Module } from '@nestjs/common';
import { CostsModule } from '../../sales/costs/costs.module.js';
import { PlacingModule } from '../../sales/placing/placing.module.js';
import { FindQurbanSeasonsHandler } from './catalogue/find-seasons.query.js';
import { QurbanController } from './catalogue/qurban.controller.js';
import { AddQurbanPictureHandler, RemoveQurbanPictureHandler } from './console/animal-pictures.command.js';
import { QurbanAnimalsAdminController } from './console/animals.admin.controller.js';
import { QurbanAnimalsList, QurbanAnimalsListController } from './console/animals.list.js';
import { BuyQurbanAnimalHandler, ReportQurbanAnimalHandler } from './console/move-animal.command.js';
import { MoveQurbanSeasonHandler, WriteQurbanMessageHandler } from './console/move-season.command.js';
import { MoveQurbanShareHandler, RefundQurbanShareHandler } from './console/move-share.command.js';
import { CreateQurbanAnimalHandler, UpdateQurbanAnimalHandler } from './console/save-animal.command.js';
import { CreateQurbanSeasonHandler, UpdateQurbanSeasonHandler } from './console/save-season.command.js';
import { QurbanSeasonsAdminController } from './console/seasons.admin.controller.js';
import { QurbanSeasonsList, QurbanSeasonsListController } from './console/seasons.list.js';
import { QurbanSharesAdminController } from './console/shares.admin.controller.js';
import { QurbanSharesList, QurbanSharesListController } from './console/shares.list.js';
import { FindQurbanOrderHandler } from './orders/find-order.query.js';
import { PlaceQurbanOrderHandler } from './orders/place-order.command.js';
import { QurbanOrdersController } from './orders/qurban-orders.controller.js';
import { RenameQurbanHandler } from './orders/rename.command.js';

@Module({
  imports: [PlacingModule, CostsModule],
  controllers: [
    QurbanController,
    QurbanOrdersController,
    QurbanSeasonsListController,
    QurbanSeasonsAdminController,
    QurbanAnimalsListController,
    QurbanAnimalsAdminController,
    QurbanSharesListController,
    QurbanSharesAdminController,
  ],
  providers: [
    FindQurbanSeasonsHandler,
    PlaceQurbanOrderHandler,
    FindQurbanOrderHandler,
    RenameQurbanHandler,
    QurbanSeasonsList,
    CreateQurbanSeasonHandler,
    UpdateQurbanSeasonHandler,
    MoveQurbanSeasonHandler,
    WriteQurbanMessageHandler,
    QurbanAnimalsList,
    CreateQurbanAnimalHandler,
    UpdateQurbanAnimalHandler,
    AddQurbanPictureHandler,
    RemoveQurbanPictureHandler,
    BuyQurbanAnimalHandler,
    ReportQurbanAnimalHandler,
    QurbanSharesList,
    MoveQurbanShareHandler,
    RefundQurbanShareHandler,
  ],
})
export class QurbanModule {}
