import { PAGE } from '#contracts/shop-paths';
import { part } from '../../platform/router/lazy-part';
import { page, staticPage } from '../../platform/router/page';
import type { ProductLine } from '../../sales/product-line';
import { isResumed } from './provider/resume-path';

const OrderAheadCard = part(async () => (await import('./provider/order-ahead-card')).OrderAheadCard);

/** A place in a group that shares a subscription. */
export const subscriptions: ProductLine = {
  routes: {
    pages: [
      ...[PAGE.providers, PAGE.provider].map((path) =>
        page(path, () => import('./provider/provider-order'), 'ProviderOrder'),
      ),
      page(PAGE.thankyouHost, () => import('./hosts/user-host.page'), 'UserHostPage', {
        layout: 'thankYou',
      }),
    ],
    userPages: [
      page(PAGE.memberships, () => import('./memberships/membership-list.page'), 'MembershipListPage'),
      page(PAGE.membership, () => import('./memberships/membership.page'), 'MembershipPage'),
      page(PAGE.orderAnswers, () => import('./answers/answers.page'), 'AnswersPage'),
      page(PAGE.hostStatement, () => import('./hosts/host-statement.page'), 'HostStatementPage'),
    ],
    publicPages: [
      staticPage(PAGE.hostInfo, () => import('./hosts/host-info.page'), 'HostInfoPage'),
      staticPage(PAGE.guarantee, () => import('./guarantee/guarantee.page'), 'GuaranteePage'),
    ],
  },
  homeParts: async () => (await import('./memberships/home-parts')).homeParts,
  orderAhead: { isAt: isResumed, Card: OrderAheadCard },
  accountRow: async () => (await import('./hosts/host-row')).HostRow,
  orderParts: async () => (await import('./order-parts')).subscriptionParts,
};
