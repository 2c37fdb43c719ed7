import type { texts as id } from './texts.id';

export const texts: typeof id = {
  menu: { errands: 'Setitip' },
  resources: {
    errands: {
      name: 'Errand |||| Errands',
      empty: 'There are no errands here.',
      waiting: 'To do',
      toShip: 'To ship',
      fields: {
        q: 'Search thing, code, name, phone',
        name: 'Thing',
        link: 'Link of the customer',
        quantity: 'Pieces',
        ceiling: 'Ceiling of things and fee',
        customerName: 'Customer',
        state: 'Status',
        unitPrice: 'Price of one piece',
        goods: 'Price of all pieces',
        fee: 'Fee',
        weightGrams: 'Weight of all pieces',
        quoteNote: 'Note of the quote',
        quotedAt: 'Quoted',
        quoteEndsAt: 'Quote ends',
        reason: 'Reason',
        orderNumber: 'Order',
        shipmentState: 'Parcel',
        cost: 'Bought for',
        receipt: 'Receipt',
        boughtAt: 'Bought',
        createdAt: 'Requested',
      },
    },
  },
  actions: {
    errands: {
      quote: {
        fields: {
          unitPrice: 'Price of one piece (Rp)',
          fee: 'Fee (Rp)',
          weightGrams: 'Weight of all pieces (grams)',
          days: 'Days that it is open',
          note: 'Note to the customer',
        },
        label: 'Send quote',
        ask: 'For %{quantity} pieces. Things and fee together at most %{ceiling}.',
        done: 'Quote sent',
      },
      buy: {
        fields: { cost: 'What all pieces have cost (Rp)', proof: 'Receipt' },
        label: 'Bought',
        ask: 'Quoted %{goods}, at most %{ceiling}. What it cost less becomes credit of the customer, who can see the receipt.',
        done: 'Marked as bought',
      },
      decline: { label: 'Decline', ask: 'The reason goes to the customer.', done: 'Errand declined' },
    },
  },
  status: {
    errand: {
      requested: 'To quote',
      quoted: 'Waits for the customer',
      ordered: 'Not paid',
      paid: 'To buy',
      bought: 'Bought',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
      refused: 'Quote refused',
      lapsed: 'Lapsed',
      refunded: 'Money goes back',
    },
  },
  messageKind: {
    'tell-errand-quoted': 'Setitip: quote',
    'tell-errand-declined': 'Setitip: declined',
    'tell-errand-lapsed': 'Setitip: quote ended',
    'tell-errand-bought': 'Setitip: bought',
  },
  eventName: {
    'errand.quoted': 'Errand quoted',
    'errand.declined': 'Errand declined',
    'errand.lapsed': 'Quote of an errand ended',
    'errand.bought': 'Errand bought',
  },
  systemText: {
    'Harga belinya lebih murah dari penawaran': 'It was cheaper than quoted',
  },
  errands: {
    wayOut: {
      paid: 'Cannot be bought? Cancel its parcel: the order ends and all of its money goes back.',
      bought:
        'Goods that do not arrive or are not sent? Cancel its parcel, or record its return once it is on the way: the money goes back from there.',
    },
    toShipment: 'Open its parcel',
  },
};
