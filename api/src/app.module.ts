import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { Config } from '#runtime/platform/config/config';
import { RuntimeModule } from '#runtime/runtime.module';
import type { ProductLine } from '#runtime/sales/product-line';
import { AdminsModule } from './identity/admins/admins.module.js';
import { SavedViewsModule } from './identity/saved-views/saved-views.module.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { BlacklistModule } from './identity/blacklist/blacklist.module.js';
import { CampaignsModule } from './campaigns/campaigns.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CustomersModule } from './identity/customers/customers.module.js';
import { GatewayModule } from './sales/gateway/gateway.module.js';
import { OrderDocumentsModule } from './sales/documents/order-documents.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { EventsModule } from './platform/events/events.module.js';
import { FilesModule } from './platform/files/files.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { AccessGuard } from './platform/http/access/access.guard.js';
import { ErrorFilter } from './platform/http/errors/error.filter.js';
import { HttpModule } from './platform/http/http.module.js';
import { UnexpectedInputGuard } from './platform/http/access/unexpected-input.guard.js';
import { FieldNamingPipe } from './platform/http/errors/validation.pipe.js';
import { RegistrationModule } from './identity/registration/registration.module.js';
import { LedgerModule } from './sales/ledger/ledger.module.js';
import { MaintenanceModule } from './platform/maintenance/maintenance.module.js';
import { NotificationsModule } from './messages/notifications.module.js';
import { ProductsModule } from './products/registry.js';
import { OrdersModule } from './sales/orders/orders.module.js';
import { ContentModule } from './content/content.module.js';
import { PagesModule } from './content/pages.module.js';
import { PaymentMethodsModule } from './sales/payment-methods/payment-methods.module.js';
import { PaymentsModule } from './sales/payments/payments.module.js';
import { OffersModule } from './sales/offers/offers.module.js';
import { CostsModule } from './sales/costs/costs.module.js';
import { PayoutsModule } from './sales/payouts/payouts.module.js';
import { RefundsModule } from './sales/refunds/refunds.module.js';
import { StatementsModule } from './sales/statements/statements.module.js';
import { UnplacedModule } from './sales/unplaced/unplaced.module.js';
import { ShopSettingsModule } from './platform/shop-settings/shop-settings.module.js';
import { ShippingModule } from './sales/shipping/shipping.module.js';
import { SchemeModule } from './catalogue/scheme/scheme.module.js';
import { PrivacyModule } from './identity/privacy/privacy.module.js';
import { ProfileModule } from './identity/profile/profile.module.js';
import { SecondFactorModule } from './identity/second-factor/second-factor.module.js';
import { SessionModule } from './identity/session/session.module.js';

@Module({})
export class AppModule {
  static with(config: Config, lines?: readonly ProductLine[]): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RuntimeModule.with(config, lines),
        CqrsModule.forRoot(),
        HttpModule,
        ShopSettingsModule,
        FilesModule,
        HealthModule,
        SessionModule,
        SecondFactorModule,
        RegistrationModule,
        ProfileModule,
        PrivacyModule,
        BlacklistModule,
        CatalogueModule,
        SchemeModule,
        ProductsModule,
        OrdersModule,
        OrderDocumentsModule,
        PaymentsModule,
        GatewayModule,
        PaymentMethodsModule,
        RefundsModule,
        PayoutsModule,
        CostsModule,
        StatementsModule,
        UnplacedModule,
        OffersModule,
        ShippingModule,
        CustomersModule,
        NotificationsModule,
        LedgerModule,
        MaintenanceModule,
        ContentModule,
        CampaignsModule,
        PagesModule,
        EventsModule,
        AuditModule,
        AdminsModule,
        SavedViewsModule,
        DashboardModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: UnexpectedInputGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: FieldNamingPipe },
      ],
    };
  }
}
