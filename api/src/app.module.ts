import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { Config } from '#runtime/config/config';
import { RuntimeModule } from '#runtime/runtime.module';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BlacklistModule } from './blacklist/blacklist.module.js';
import { CatalogueModule } from './catalogue/catalogue.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { DashboardModule } from './dashboard/dashboard.module.js';
import { EventsModule } from './events/events.module.js';
import { FilesModule } from './files/files.module.js';
import { FollowUpsModule } from './follow-ups/follow-ups.module.js';
import { GroupsModule } from './groups/groups.module.js';
import { HealthModule } from './health/health.module.js';
import { HostsModule } from './hosts/hosts.module.js';
import { AccessGuard } from './http/access.guard.js';
import { ErrorFilter } from './http/error.filter.js';
import { HttpModule } from './http/http.module.js';
import { UnaskedGuard } from './http/unasked.guard.js';
import { FieldNamingPipe } from './http/validation.pipe.js';
import { IdentityModule } from './identity/identity.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { MaintenanceModule } from './maintenance/maintenance.module.js';
import { MembershipsModule } from './memberships/memberships.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OrdersModule } from './orders/orders.module.js';
import { PagesModule } from './pages/pages.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { SchemeModule } from './scheme/scheme.module.js';
import { VouchersModule } from './vouchers/vouchers.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { SessionModule } from './session/session.module.js';
import { VaultModule } from './vault/vault.module.js';

@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        RuntimeModule.with(config),
        CqrsModule.forRoot(),
        HttpModule,
        FilesModule,
        HealthModule,
        SessionModule,
        IdentityModule,
        ProfileModule,
        PrivacyModule,
        BlacklistModule,
        CatalogueModule,
        SchemeModule,
        GroupsModule,
        OrdersModule,
        PaymentsModule,
        HostsModule,
        AccountsModule,
        MembershipsModule,
        VaultModule,
        FollowUpsModule,
        CustomersModule,
        NotificationsModule,
        LedgerModule,
        MaintenanceModule,
        PagesModule,
        EventsModule,
        AuditModule,
        AdminsModule,
        DashboardModule,
        VouchersModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: UnaskedGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useClass: FieldNamingPipe },
      ],
    };
  }
}
