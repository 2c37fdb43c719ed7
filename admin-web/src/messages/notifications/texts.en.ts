import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    notifications: {
      name: 'Message |||| Messages',
      empty: 'No messages sent yet.',
      fields: {
        q: 'Search title or receiver',
        customerName: 'To',
        email: 'E-mail',
        kind: 'Kind',
        title: 'Title',
        createdAt: 'Created',
        readAt: 'Read',
        emailState: 'E-mail state',
        emailedAt: 'E-mailed',
      },
    },
  },
  status: { email: { waiting: 'Waiting', sending: 'Sending', sent: 'Sent' } },
  eventName: { 'notification.created': 'Message created' },
};
