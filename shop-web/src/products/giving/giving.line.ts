import { PAGE } from '#contracts/shop-paths';
import { page, staticPage } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';

const donationEnd = () => import('./donation-end.page');

/** Donations, tips and holiday gifts. */
export const giving: ProductLine = {
  homeCard: {
    to: PAGE.donations,
    title: 'Donasi',
    text: 'Bantu sesama, pantau penyalurannya.',
  },
  routes: {
    pages: [
      page(PAGE.donationSuccess, donationEnd, 'DonationSuccessPage', { layout: 'thankYou' }),
      page(PAGE.donationFailed, donationEnd, 'DonationFailedPage', { layout: 'thankYou' }),
      page(PAGE.donationShares, () => import('./cause.page'), 'CausePage'),
      page(PAGE.donationCause, () => import('./cause.page'), 'CausePage'),
      page(PAGE.donationList, () => import('./donors.page'), 'DonorsPage'),
      page(PAGE.donationCauseSuccess, donationEnd, 'DonationSuccessPage', { layout: 'thankYou' }),
      page(PAGE.donationCauseFailed, donationEnd, 'DonationFailedPage', { layout: 'thankYou' }),
      page(PAGE.tipSubmission, () => import('./tip-submission.page'), 'TipSubmissionPage', {
        layout: 'tipSubmission',
        guards: ['signedIn'],
      }),
      page(PAGE.tipThankyou, () => import('./tip-thankyou.page'), 'TipThankyouPage', { layout: 'thankYou' }),
      page(PAGE.thrSubmission, () => import('./thr-submission.page'), 'ThrSubmissionPage', {
        layout: 'tipSubmission',
        guards: ['signedIn'],
      }),
    ],
    publicPages: [
      staticPage(PAGE.donations, () => import('./causes.page'), 'CausesPage'),
      staticPage(PAGE.tip, () => import('./tip.page'), 'TipPage'),
      staticPage(PAGE.thr, () => import('./thr.page'), 'ThrPage'),
    ],
    livePages: async () => (await import('./live-pages')).givingLivePages,
  },
  orderParts: async () => (await import('./order-parts')).givingParts,
};
