import { dashboardCards } from '../../platform/dashboard/dashboard-cards.slot';
import type { Room } from '../../platform/rooms/room';
import { orderFacts, orderSections } from '../../sales/shared/order.slots';
import { accessClaims } from './access-claims/access-claims.resource';
import { accessRemovals } from './access-removals/access-removals.resource';
import { accountGroups } from './account-groups/account-groups.resource';
import { accounts } from './accounts/accounts.resource';
import { followUps } from './follow-ups/follow-ups.resource';
import { hostPurchases } from './host-purchases/host-purchases.resource';
import { invitations } from './invitations/invitations.resource';
import { reimbursements } from './reimbursements/reimbursements.resource';
import { renewals } from './renewals/renewals.resource';
import { shopPurchases } from './shop-purchases/shop-purchases.resource';
import { texts } from './shared/texts.id';
import { threads } from './threads/threads.resource';
import { waitingList } from './waiting-list/waiting-list.resource';

const loadCards = () => import('./dashboard-cards');
const loadPanels = () => import('./order-panels/order-panels');

export const subscriptions: Room = {
  resources: [
    accountGroups,
    accounts,
    hostPurchases,
    reimbursements,
    followUps,
    accessClaims,
    threads,
    renewals,
    invitations,
    accessRemovals,
    shopPurchases,
    waitingList,
  ],
  texts: [{ id: texts, en: () => import('./shared/texts.en') }],
  fills: [
    dashboardCards.fill(loadCards, 'PurchasesCard', 20),
    dashboardCards.fill(loadCards, 'ReimbursementsCard', 30),
    dashboardCards.fill(loadCards, 'FollowUpsCard', 40),
    dashboardCards.fill(loadCards, 'ClaimsCard', 42),
    dashboardCards.fill(loadCards, 'ThreadsCard', 44),
    dashboardCards.fill(loadCards, 'WaitingSeatsCard', 46),
    dashboardCards.fill(loadCards, 'UnboughtHostsCard', 47),
    dashboardCards.fill(loadCards, 'GroupsWithoutHostCard', 48),
    dashboardCards.fill(loadCards, 'ShopPurchasesCard', 48),
    dashboardCards.fill(loadCards, 'PeriodsEndingCard', 49),
    dashboardCards.fill(loadCards, 'InvitationsCard', 50),
    dashboardCards.fill(loadCards, 'KnownLoginsCard', 51),
    dashboardCards.fill(loadCards, 'GroupsShortCard', 80),
    dashboardCards.fill(loadCards, 'AccessCard', 85),
    orderFacts.fill(loadPanels, 'OrderSeatFacts'),
    orderSections.fill(loadPanels, 'OrderEligibility'),
  ],
};
