import { Module } from '@nestjs/common';
import { PlacingModule } from '../../sales/placing/placing.module.js';
import { FindProductHandler, FindProductsHandler } from './catalogue/find-products.query.js';
import { MerchandiseController } from './catalogue/merchandise.controller.js';
import { QuoteHandler } from './catalogue/quote.query.js';
import { ProductsList, ProductsListController } from './console/products.list.js';
import { MerchandiseVariantsList, MerchandiseVariantsListController } from './console/variants.list.js';
import { MoveStockHandler } from './console/move-stock.command.js';
import { AddPictureHandler, RemovePictureHandler } from './console/product-pictures.command.js';
import { ProductsAdminController } from './console/products.admin.controller.js';
import { CreateProductHandler, PublishProductHandler, UpdateProductHandler } from './console/save-product.command.js';
import { CreateMerchandiseVariantHandler, UpdateMerchandiseVariantHandler } from './console/save-variant.command.js';
import { MerchandiseVariantsAdminController } from './console/variants.admin.controller.js';
import { FindMyMerchandiseOrderHandler, FindMyMerchandiseOrdersHandler } from './orders/find-my-orders.query.js';
import { MerchandiseOrdersController } from './orders/merchandise-orders.controller.js';
import { PlaceMerchandiseOrderHandler } from './orders/place-order.command.js';

@Module({
  imports: [PlacingModule],
  controllers: [
    MerchandiseController,
    MerchandiseOrdersController,
    ProductsListController,
    ProductsAdminController,
    MerchandiseVariantsListController,
    MerchandiseVariantsAdminController,
  ],
  providers: [
    FindProductsHandler,
    FindProductHandler,
    QuoteHandler,
    PlaceMerchandiseOrderHandler,
    FindMyMerchandiseOrdersHandler,
    FindMyMerchandiseOrderHandler,
    ProductsList,
    CreateProductHandler,
    UpdateProductHandler,
    PublishProductHandler,
    AddPictureHandler,
    RemovePictureHandler,
    MerchandiseVariantsList,
    CreateMerchandiseVariantHandler,
    UpdateMerchandiseVariantHandler,
    MoveStockHandler,
  ],
})
export class MerchandiseModule {}
