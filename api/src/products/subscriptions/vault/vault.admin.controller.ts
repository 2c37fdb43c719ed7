import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { uid } from '#contracts/platform/common.http';
import {
  type StoreCredentialBody,
  adminCredential,
  storeCredentialBody,
  storedCredential,
} from '#contracts/products/subscriptions/vault.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { FindAdminCredentialQuery } from './find-admin-credential.query.js';
import { StoreCredentialAdminCommand } from './store-credential.admin.command.js';

@ApiTags('admin account groups')
@Controller('admin/account-groups')
export class VaultAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':uid/credential')
  @AsAdmin('account-groups.credential')
  @ApiOkResponse({ standardSchema: adminCredential })
  find(@Param('uid', { schema: uid }) groupUid: string) {
    return this.queries.execute(new FindAdminCredentialQuery(groupUid));
  }

  @Post(':uid/store-credential')
  @AsAdmin('account-groups.store-credential')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: storedCredential })
  store(
    @Param('uid', { schema: uid }) groupUid: string,
    @Body({ schema: storeCredentialBody }) body: StoreCredentialBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new StoreCredentialAdminCommand(groupUid, body, admin));
  }
}
