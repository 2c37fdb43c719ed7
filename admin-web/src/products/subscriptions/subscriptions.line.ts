import { customerEvents, customerFigures, customerTabs } from '../../identity/shared/customer.slots';
import { dashboardProducts } from '../../platform/dashboard/dashboard-cards.slot';
import { waitingRows } from '../../platform/dashboard/waiting-rows.slot';
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
import { reviews } from './reviews/reviews.resource';
import { shopPurchases } from './shop-purchases/shop-purchases.resource';
import { threads } from './threads/threads.resource';
import { waitingList } from './waiting-list/waiting-list.resource';

const loadCustomer = () => import('./accounts/customer-record');
const loadCards = () => import('./dashboard-cards');
const loadRows = () => import('./waiting-rows');
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
    reviews,
  ],
  texts: [{ id: () => import('./shared/texts.id'), en: () => import('./shared/texts.en') }],
  fills: [
    customerFigures.fill(loadCustomer, 'RunningSeatsFigure', 10),
    customerTabs.seats.fill(loadCustomer, 'SeatSection'),
    customerTabs.messages.fill(loadCustomer, 'HelpSection', 20),
    customerEvents.fill(() => import('./follow-ups/customer-events'), 'HelpEvents'),
    waitingRows.fill(loadRows, 'HostRows', 20),
    waitingRows.fill(loadRows, 'SeatRows', 40),
    dashboardProducts.fill(loadCards, 'GroupsShortCard', 20),
    dashboardProducts.fill(loadCards, 'AccessCard', 40),
    orderFacts.fill(loadPanels, 'OrderSeatFacts'),
    orderSections.fill(loadPanels, 'OrderEligibility'),
  ],
};
