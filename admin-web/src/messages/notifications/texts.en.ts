import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    notifications: {
      name: 'Message |||| Messages',
      empty: 'No messages sent yet.',
      fields: {
        q: 'Search text, name, phone or e-mail',
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
    'mail-outage': { name: 'Stuck mail |||| Stuck mails' },
  },
  actions: { 'mail-outage': { redrive: { label: 'Send again' } } },
  status: { email: { waiting: 'Waiting', sending: 'Sending', sent: 'Sent' } },
  mailOutage: {
    open: 'Re-send mails (%{count})',
    title: 'Send stuck mails again?',
    submit: 'Send again',
    counts:
      '%{setAside} set aside, %{held} waiting for a server, to %{customers} customers. What was sent is not sent twice.',
    oldest: 'The oldest is of %{at}.',
    paused: 'Paused: %{destination}, since %{since} (%{reason}).',
    done: '%{count} mails queued again',
  },
  eventName: { 'notification.created': 'Message created' },
};
