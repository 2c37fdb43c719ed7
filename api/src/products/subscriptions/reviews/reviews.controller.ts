import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { done, uid } from '#contracts/platform/common.http';
import {
  type ReviewsQuery,
  type WriteReviewBody,
  providerReviews,
  reviewsQuery,
  writeReviewBody,
} from '#contracts/products/subscriptions/reviews.http';
import { AsCustomer, Customer, type CustomerIdentity, Public } from '../../../platform/http/access/access.js';
import { RateLimit } from '../../../platform/http/limits/rate-limits.js';
import { FindReviewsQuery } from './find-reviews.query.js';
import { WriteReviewCommand } from './write-review.command.js';

/** What members say about a provider. docs/rules/reviews.md */
@ApiTags('catalogue')
@Public()
@Controller('customer/provider')
export class ReviewsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('review')
  @ApiOkResponse({ standardSchema: providerReviews })
  list(@Query({ schema: reviewsQuery }) query: ReviewsQuery) {
    return this.queries.execute(new FindReviewsQuery(query));
  }
}

/** `uid` is a seat of the signed-in customer. */
@ApiTags('memberships')
@AsCustomer()
@Controller('customer/membership')
export class OwnReviewController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':uid/review')
  @HttpCode(200)
  @RateLimit('help')
  @ApiOkResponse({ standardSchema: done })
  write(
    @Customer() customer: CustomerIdentity,
    @Param('uid', { schema: uid }) accountUid: string,
    @Body({ schema: writeReviewBody }) body: WriteReviewBody,
  ) {
    return this.commands.execute(new WriteReviewCommand(accountUid, customer.uid, body));
  }
}
