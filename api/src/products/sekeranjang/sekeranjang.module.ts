import { Module } from '@nestjs/common';
import { PlacingModule } from '../../sales/placing/placing.module.js';
import {
  FindSekeranjangGroupHandler,
  FindSekeranjangHandler,
  FindSekeranjangsHandler,
} from './catalogue/find-products.query.js';
import { FindSekeranjangShippingHandler } from './catalogue/find-shipping.query.js';
import { SekeranjangController } from './catalogue/sekeranjang.controller.js';
import { MoveSekeranjangHandler } from './console/move-product.command.js';
import { AddSekeranjangPictureHandler, RemoveSekeranjangPictureHandler } from './console/product-pictures.command.js';
import { SekeranjangAdminController } from './console/products.admin.controller.js';
import { SekeranjangProductsList, SekeranjangProductsListController } from './console/products.list.js';
import { CreateSekeranjangHandler, UpdateSekeranjangHandler } from './console/save-product.command.js';
import { FindSekeranjangOrderHandler } from './orders/find-order.query.js';
import { PlaceSekeranjangOrderHandler } from './orders/place-order.command.js';
import { SekeranjangOrdersController } from './orders/sekeranjang-orders.controller.js';
import { AddProposalPictureHandler } from './proposals/add-picture.command.js';
import { ProposeSekeranjangHandler } from './proposals/propose.command.js';
import { ProposalsController } from './proposals/proposals.controller.js';

@Module({
  imports: [PlacingModule],
  controllers: [
    SekeranjangController,
    ProposalsController,
    SekeranjangOrdersController,
    SekeranjangProductsListController,
    SekeranjangAdminController,
  ],
  providers: [
    FindSekeranjangsHandler,
    FindSekeranjangHandler,
    FindSekeranjangGroupHandler,
    FindSekeranjangShippingHandler,
    ProposeSekeranjangHandler,
    AddProposalPictureHandler,
    PlaceSekeranjangOrderHandler,
    FindSekeranjangOrderHandler,
    SekeranjangProductsList,
    CreateSekeranjangHandler,
    UpdateSekeranjangHandler,
    MoveSekeranjangHandler,
    AddSekeranjangPictureHandler,
    RemoveSekeranjangPictureHandler,
  ],
})
export class SekeranjangModule {}
