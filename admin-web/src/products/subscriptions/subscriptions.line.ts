import { dashboardCards } from '../../platform/dashboard/dashboard-cards.slot';
import type { Room } from '../../platform/rooms/room';
import { orderFacts, orderSections } from '../../sales/shared/order.slots';
import { accessRemovals } from './access-removals/access-removals.resource';
import { accountGroups } from './account-groups/account-groups.resource';
import { accounts } from './accounts/accounts.resource';
import { followUps } from './follow-ups/follow-ups.resource';
import { hostPurchases } from './host-purchases/host-purchases.resource';
import { reimbursements } from './reimbursements/reimbursements.resource';
import { renewals } from './renewals/renewals.resource';
import { texts } from './shared/texts.id';

const loadCards = () => import('./dashboard-cards');
const loadPanels = () => import('./order-panels/order-panels');

export const subscriptions: Room = {
  resources: [accountGroups, accounts, hostPurchases, reimbursements, followUps, renewals, accessRemovals],
  texts: [{ id: texts, en: () => import('./shared/texts.en') }],
  fills: [
    dashboardCards.fill(loadCards, 'PurchasesCard', 20),
    dashboardCards.fill(loadCards, 'ReimbursementsCard', 30),
    dashboardCards.fill(loadCards, 'FollowUpsCard', 40),
    dashboardCards.fill(loadCards, 'GroupsShortCard', 80),
    orderFacts.fill(loadPanels, 'OrderSeatFacts'),
    orderSections.fill(loadPanels, 'OrderEligibility'),
  ],
};
