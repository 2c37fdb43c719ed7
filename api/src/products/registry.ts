import { Global, Module } from '@nestjs/common';
import { Database } from '#runtime/platform/db/database';
import type { OrderView } from '../sales/orders/order-view.js';
import { OrderViews } from '../sales/orders/order-views.js';
import { shippingOrderView } from '../sales/shipping/shipping.order-view.js';
import { GivingModule } from './giving/giving.module.js';
import { MerchandiseModule } from './merchandise/merchandise.module.js';
import { SekeranjangModule } from './sekeranjang/sekeranjang.module.js';
import { AccountsModule } from './subscriptions/accounts/accounts.module.js';
import { FollowUpsModule } from './subscriptions/follow-ups/follow-ups.module.js';
import { GroupsModule } from './subscriptions/groups/groups.module.js';
import { HostsModule } from './subscriptions/hosts/hosts.module.js';
import { MembershipsModule } from './subscriptions/memberships/memberships.module.js';
import { seatOrderView } from './subscriptions/order-view/seat.order-view.js';
import { PeriodsModule } from './subscriptions/periods/periods.module.js';
import { PlaceOrderModule } from './subscriptions/place-order/place-order.module.js';
import { VaultModule } from './subscriptions/vault/vault.module.js';
import { voucherOrderView } from './vouchers/voucher.order-view.js';
import { VouchersModule } from './vouchers/vouchers.module.js';

const MODULES = [
  PlaceOrderModule,
  GroupsModule,
  AccountsModule,
  HostsModule,
  MembershipsModule,
  PeriodsModule,
  VaultModule,
  FollowUpsModule,
  VouchersModule,
  MerchandiseModule,
  SekeranjangModule,
  GivingModule,
];
const ORDER_VIEWS: OrderView[] = [seatOrderView, voucherOrderView, shippingOrderView];

/** Every product line of the API: its modules, and what it adds to the answers about orders. */
@Global()
@Module({
  imports: MODULES,
  providers: [
    {
      provide: OrderViews,
      inject: [Database],
      useFactory: (database: Database) => new OrderViews(database, ORDER_VIEWS),
    },
  ],
  exports: [OrderViews],
})
export class ProductsModule {}
