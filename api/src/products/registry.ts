import { Global, Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import type { OrderView } from '../sales/orders/order-view.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CatalogueSnapshot } from '../catalogue/catalogue.snapshot.js';
import type { ProductOffer } from '../sales/offers/product-offer.js';
import { ProductOffers } from '../sales/offers/product-offers.js';
import { OrderViews } from '../sales/orders/order-views.js';
import { shippingOrderView } from '../sales/shipping/shipping.order-view.js';
import { ErrandsModule } from './errands/errands.module.js';
import { setitip } from './errands/errands.offer.js';
import { GivingModule } from './giving/giving.module.js';
import { givingOffers } from './giving/giving.offers.js';
import { merchandiseOffer } from './merchandise/merchandise.offer.js';
import { MerchandiseModule } from './merchandise/merchandise.module.js';
import { sekeranjangOffer } from './sekeranjang/sekeranjang.offer.js';
import { sekurban } from './qurban/qurban.offer.js';
import { QurbanModule } from './qurban/qurban.module.js';
import { SekeranjangModule } from './sekeranjang/sekeranjang.module.js';
import { AccessModule } from './subscriptions/access/access.module.js';
import { AccountsModule } from './subscriptions/accounts/accounts.module.js';
import { AnswersModule } from './subscriptions/answers/answers.module.js';
import { ChangeVariantModule } from './subscriptions/change-variant/change-variant.module.js';
import { FollowUpsModule } from './subscriptions/follow-ups/follow-ups.module.js';
import { GroupsModule } from './subscriptions/groups/groups.module.js';
import { HostStatementsModule } from './subscriptions/host-statements/host-statements.module.js';
import { HostsModule } from './subscriptions/hosts/hosts.module.js';
import { MembershipsModule } from './subscriptions/memberships/memberships.module.js';
import { seatOrderView } from './subscriptions/order-view/seat.order-view.js';
import { PeriodsModule } from './subscriptions/periods/periods.module.js';
import { PlaceOrderModule } from './subscriptions/place-order/place-order.module.js';
import { ReviewsModule } from './subscriptions/reviews/reviews.module.js';
import { ShopPurchasesModule } from './subscriptions/shop-purchases/shop-purchases.module.js';
import { VaultModule } from './subscriptions/vault/vault.module.js';
import { WaitingListModule } from './subscriptions/waiting-list/waiting-list.module.js';
import { patungan, rekafin } from './subscriptions/subscriptions.offer.js';
import { seglowup } from './vouchers/vouchers.offer.js';
import { semabar } from './venues/venues.offer.js';
import { slotOrderView } from './venues/bookings/slot.order-view.js';
import { VenuesModule } from './venues/venues.module.js';
import { voucherOrderView } from './vouchers/voucher.order-view.js';
import { VouchersModule } from './vouchers/vouchers.module.js';

const MODULES = [
  PlaceOrderModule,
  AnswersModule,
  ChangeVariantModule,
  GroupsModule,
  AccessModule,
  ShopPurchasesModule,
  AccountsModule,
  HostsModule,
  HostStatementsModule,
  MembershipsModule,
  PeriodsModule,
  VaultModule,
  WaitingListModule,
  FollowUpsModule,
  ReviewsModule,
  VouchersModule,
  MerchandiseModule,
  SekeranjangModule,
  ErrandsModule,
  GivingModule,
  QurbanModule,
  VenuesModule,
];
const OFFERS: ProductOffer[] = [
  patungan,
  seglowup,
  rekafin,
  merchandiseOffer,
  sekeranjangOffer,
  setitip,
  sekurban,
  ...givingOffers,
  semabar,
];
const ORDER_VIEWS: OrderView[] = [seatOrderView, voucherOrderView, shippingOrderView, slotOrderView];

/** Every product line of the API: its modules, what it offers, and what it adds to the answers about orders. */
@Global()
@Module({
  imports: [CatalogueModule, ...MODULES],
  providers: [
    {
      provide: OrderViews,
      inject: [Database],
      useFactory: (database: Database) => new OrderViews(database, ORDER_VIEWS),
    },
    {
      provide: ProductOffers,
      inject: [Database, CatalogueSnapshot, CommandBus, Clock],
      useFactory: (database: Database, catalogue: CatalogueSnapshot, commands: CommandBus, clock: Clock) =>
        new ProductOffers({ database, catalogue, commands, clock }, OFFERS),
    },
  ],
  exports: [OrderViews, ProductOffers],
})
export class ProductsModule {}
