import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    renewals: {
      name: 'Renewals',
      empty: 'No renewals here.',
      fields: {
        q: 'Search name, order, phone or e-mail',
        paidUntil: 'Paid until',
        orderNumber: 'Order',
        customerName: 'Customer',
        phoneNumber: 'WhatsApp',
        plan: 'Plan',
        groupName: 'Group',
        amount: 'Price',
        invoiceNumber: 'Invoice',
        graceEndsAt: 'Grace until',
        stage: 'Stage',
      },
    },
  },
  status: {
    renewal: {
      waiting: 'Not begun',
      paid: 'Paid',
      invoiced: 'Invoiced',
      checking: 'Proof to check',
      lapsed: 'In grace',
      stopped: 'Not renewed',
      ended: 'Ended',
    },
  },
  renewals: { open: 'Running', periods: 'Paid periods', from: 'From', to: 'Until', seat: 'Open the seat' },
  eventName: {
    'renewal.price-changed': 'Price of the next period changed',
    'renewal.invoiced': 'Renewal invoiced',
    'renewal.due-soon': 'Renewal reminder',
    'renewal.rejected': 'Renewal proof rejected',
    'seat.renewed': 'Seat renewed',
    'seat.lapsed': 'Seat lapsed',
    'seat.ended': 'Seat ended',
  },
  systemText: {
    'Masa langganan habis dan perpanjangannya belum dibayar': 'The period is over and the next one is unpaid',
    'Perpanjangan tidak dibayar sampai akhir masa tenggang': 'The renewal was not paid by the end of the grace',
    'Masa langganan habis dan tidak diperpanjang': 'The period is over and not renewed',
    'Masa langganan baru mulai saat login atau undangan diberikan':
      'The period begins with the login or the invitation',
  },
};
