import { Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '#runtime/platform/db/database';
import { Vault } from '#runtime/products/subscriptions/vault/vault';
import { FindAdminCredentialHandler } from './find-admin-credential.query.js';
import { FindCredentialHandler } from './find-credential.query.js';
import { RevealCredentialHandler } from './reveal-credential.command.js';
import { StoreCredentialAdminHandler } from './store-credential.admin.command.js';
import { StoreCredentialHandler } from './store-credential.command.js';
import { VaultAdminController } from './vault.admin.controller.js';
import { VaultController } from './vault.controller.js';

@Module({
  controllers: [VaultController, VaultAdminController],
  providers: [
    Vault,
    FindCredentialHandler,
    FindAdminCredentialHandler,
    RevealCredentialHandler,
    StoreCredentialHandler,
    StoreCredentialAdminHandler,
  ],
})
export class VaultModule implements OnModuleInit {
  constructor(
    private readonly vault: Vault,
    private readonly database: Database,
  ) {}

  /** @throws Error with a wrong master key, which would make the stored logins unreadable. */
  onModuleInit(): Promise<void> {
    return this.vault.check(this.database);
  }
}
