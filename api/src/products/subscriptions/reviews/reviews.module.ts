import { Module } from '@nestjs/common';
import { DecideReviewHandler } from './decide-review.command.js';
import { FindReviewsHandler } from './find-reviews.query.js';
import { ReviewsAdminController } from './reviews.admin.controller.js';
import { OwnReviewController, ReviewsController } from './reviews.controller.js';
import { ReviewsList, ReviewsListController } from './reviews.list.js';
import { WriteReviewHandler } from './write-review.command.js';

/** What members say about what they have had. docs/rules/reviews.md */
@Module({
  controllers: [ReviewsController, OwnReviewController, ReviewsListController, ReviewsAdminController],
  providers: [WriteReviewHandler, FindReviewsHandler, ReviewsList, DecideReviewHandler],
})
export class ReviewsModule {}
