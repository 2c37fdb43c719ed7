import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { ModerateMessageCommand } from './moderate-message.command.js';
import { RefundGivenCommand } from './refund-given.command.js';

/** Decisions about donations, tips and gifts. */
@ApiTags('admin giving')
@Controller('admin')
export class GivenAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post('donations/:uid/show-message')
  @AsAdmin('donations.show-message')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  showMessage(@Param('uid', { schema: uid }) donationUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ModerateMessageCommand(donationUid, 'show-message', admin));
  }

  @Post('donations/:uid/hide-message')
  @AsAdmin('donations.hide-message')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hideMessage(@Param('uid', { schema: uid }) donationUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new ModerateMessageCommand(donationUid, 'hide-message', admin));
  }

  @Post('donations/:uid/refund')
  @AsAdmin('donations.refund')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  refundDonation(
    @Param('uid', { schema: uid }) donationUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RefundGivenCommand('donations', donationUid, reason, admin));
  }

  @Post('tips/:uid/refund')
  @AsAdmin('tips.refund')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  refundTip(
    @Param('uid', { schema: uid }) tipUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RefundGivenCommand('tips', tipUid, reason, admin));
  }

  @Post('gifts/:uid/refund')
  @AsAdmin('gifts.refund')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  refundGift(
    @Param('uid', { schema: uid }) giftUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new RefundGivenCommand('gifts', giftUid, reason, admin));
  }
}
