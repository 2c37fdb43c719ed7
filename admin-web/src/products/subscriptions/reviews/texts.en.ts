import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    reviews: {
      name: 'Review |||| Reviews',
      empty: 'No reviews here.',
      fields: {
        q: 'Search name or order number',
        writtenAt: 'Written',
        orderNumber: 'Order',
        customerName: 'Member',
        plan: 'Plan',
        ordered: 'What was ordered',
        stars: 'Stars',
        text: 'Text',
        state: 'State',
        decidedBy: 'Decided by',
        decidedAt: 'Decided',
        reason: 'Reason',
      },
    },
  },
  actions: {
    reviews: {
      show: {
        label: 'Show',
        ask: 'The review is shown on the page of its provider, with a masked name. See that no name, phone number, e-mail or link is in it.',
        done: 'Review shown',
      },
      reject: {
        label: 'Reject',
        ask: 'The review is not shown in the shop, and this is final.',
        done: 'Review rejected',
      },
      hide: { label: 'Hide', ask: 'The review is not shown in the shop any more.', done: 'Review hidden' },
    },
  },
  status: { review: { waiting: 'To be read', shown: 'Shown', hidden: 'Hidden', rejected: 'Rejected' } },
  reviews: { stars: '%{n} of 5 stars', seat: 'Open the seat' },
  dashboard: { reviewsToRead: 'Reviews', reviewsToReadHelp: 'wait to be read' },
  eventName: { 'review.written': 'Review written' },
};
