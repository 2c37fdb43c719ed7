import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ReasonBody, done, reasonBody, uid } from '#contracts/platform/common.http';
import { Admin, type AdminIdentity, AsAdmin } from '../../../platform/http/access/access.js';
import { DecideReviewCommand } from './decide-review.command.js';

@ApiTags('admin reviews')
@Controller('admin/reviews')
export class ReviewsAdminController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/show')
  @AsAdmin('reviews.show')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  show(@Param('uid', { schema: uid }) reviewUid: string, @Admin() admin: AdminIdentity) {
    return this.commands.execute(new DecideReviewCommand(reviewUid, 'show', null, admin));
  }

  @Post(':uid/reject')
  @AsAdmin('reviews.reject')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  reject(
    @Param('uid', { schema: uid }) reviewUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideReviewCommand(reviewUid, 'reject', reason, admin));
  }

  @Post(':uid/hide')
  @AsAdmin('reviews.hide')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: done })
  hide(
    @Param('uid', { schema: uid }) reviewUid: string,
    @Body({ schema: reasonBody }) { reason }: ReasonBody,
    @Admin() admin: AdminIdentity,
  ) {
    return this.commands.execute(new DecideReviewCommand(reviewUid, 'hide', reason, admin));
  }
}
