import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'shop-purchases': {
      name: 'Shop purchase |||| Shop purchases',
      empty: 'No subscription has to be bought.',
      fields: {
        dueAt: 'To be bought by',
        groupName: 'Group',
        providerName: 'Provider',
        number: 'Cycle',
        members: 'Members who have paid',
        account: "Shop's account",
        cost: 'Cost',
        renewsOn: 'Renewed by the provider',
        boughtAt: 'Bought',
        boughtBy: 'Recorded by',
      },
    },
  },
  actions: {
    'shop-purchases': {
      buy: {
        label: 'Record purchase',
        ask: "Enter what the provider has debited, the shop's account, and the day on which the provider renews. The cost is booked in the ledger.",
        askOnce:
          "Enter the cost of the series and the shop's account at the clinic. Recorded, the members' vouchers are issued and their time begins. The cost is booked in the ledger.",
        done: 'Purchase recorded',
      },
    },
  },
  shopPurchases: {
    open: 'To be bought',
    bought: 'Bought',
    unneeded: 'Not needed',
    nobody:
      'No member who has paid is in this group any more, so its subscription is not needed. When somebody pays again, it has to be bought again. What the shop has paid already is recorded with the reason.',
    cycle: 'cycle %{n}',
    first: 'This group has no host and its members have paid: the shop buys the subscription.',
    before: 'The cycle before: %{cost} with account %{account}.',
  },
  eventName: { 'shop-purchase.bought': 'Subscription bought by the shop' },
};
