import { Body, Controller, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { uid } from '#contracts/platform/common.http';
import {
  type StoreCredentialBody,
  credentialView,
  revealedCredential,
  storeCredentialBody,
  storedCredential,
} from '#contracts/products/subscriptions/vault.http';
import { AsCustomer, Customer, type CustomerIdentity } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { FindCredentialQuery } from './find-credential.query.js';
import { RevealCredentialCommand } from './reveal-credential.command.js';
import { StoreCredentialCommand } from './store-credential.command.js';

/** `uid` is the customer's own seat. */
@ApiTags('memberships')
@AsCustomer()
@Controller('customer/membership')
export class VaultController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':uid/credential')
  @ApiOkResponse({ standardSchema: credentialView })
  find(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string) {
    return this.queries.execute(new FindCredentialQuery(accountUid, customer.uid));
  }

  /** A POST, so that nothing on the way keeps the answer. */
  @Post(':uid/reveal-credential')
  @HttpCode(200)
  @RateLimit('reveal')
  @ApiOkResponse({ standardSchema: revealedCredential })
  reveal(@Customer() customer: CustomerIdentity, @Param('uid', { schema: uid }) accountUid: string, @Ip() ip: string) {
    return this.commands.execute(new RevealCredentialCommand(accountUid, customer.uid, ip));
  }

  @Post(':uid/store-credential')
  @HttpCode(200)
  @RateLimit('reveal')
  @ApiOkResponse({ standardSchema: storedCredential })
  store(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: storeCredentialBody }) body: StoreCredentialBody,
    @Ip() ip: string,
  ) {
    return this.commands.execute(new StoreCredentialCommand(accountUid, customer.uid, body, ip));
  }
}
