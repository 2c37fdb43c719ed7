import ReviewsIcon from '@mui/icons-material/RateReview';
import type { AdminReview } from '#contracts/products/subscriptions/reviews.admin.http';
import type { Tone } from '../../../platform/fields/status-tone';
import { lazyComponent } from '../../../platform/rooms/lazy-component';
import type { ConsoleResource } from '../../../platform/rooms/room';

const reviewTones: Record<AdminReview['state'], Tone> = {
  waiting: 'waiting',
  shown: 'good',
  hidden: 'idle',
  rejected: 'bad',
};

export const reviews: ConsoleResource = {
  name: 'reviews',
  icon: ReviewsIcon,
  recordRepresentation: 'orderNumber',
  list: lazyComponent(() => import('./review-list'), 'ReviewList'),
  show: lazyComponent(() => import('./review-show'), 'ReviewShow'),
  texts: { id: () => import('./texts.id'), en: () => import('./texts.en') },
  menu: { group: 'work', position: 19, desk: 'reviewsToRead' },
  statuses: { review: reviewTones },
  eventField: 'reviewUid',
};
