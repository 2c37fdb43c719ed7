import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'follow-ups': {
      name: 'Help request |||| Help requests',
      empty: 'No questions here.',
      fields: {
        q: 'Search name, order, phone, question',
        createdAt: 'Asked',
        orderNumber: 'Order',
        customerName: 'Customer',
        plan: 'Plan',
        groupName: 'Group',
        topic: 'Topic',
        message: 'Question',
        state: 'State',
        answer: 'Answer',
        answeredBy: 'Answered by',
        answeredAt: 'Answered',
        closedBy: 'Closed by',
        closedAt: 'Closed',
      },
    },
  },
  actions: {
    'follow-ups': {
      answer: {
        label: 'Answer',
        ask: 'The customer gets your answer as a notification and by e-mail.',
        done: 'Answer sent',
      },
      close: { label: 'Close', ask: 'Nothing more will be done about this question.', done: 'Question closed' },
    },
  },
  status: { 'follow-up': { open: 'Waiting', answered: 'Answered', closed: 'Closed' } },
  dashboard: { followUps: 'Help requests', followUpsHelp: 'questions wait for an answer' },
  help: {
    login: 'Cannot sign in',
    seat: 'Seat or group',
    payment: 'Payment or refund',
    other: 'Other',
    noSecrets: 'Write no password here; store it in the vault of the group.',
  },
  messageKind: { 'tell-follow-up-answered': 'Help request answered' },
  eventName: { 'follow-up.asked': 'Help asked for', 'follow-up.answered': 'Request for help answered' },
};
