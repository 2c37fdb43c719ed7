import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    threads: {
      name: 'Thread |||| Threads',
      empty: 'No threads here.',
      fields: {
        q: 'Search name, order, phone or e-mail',
        lastAt: 'Last line',
        waitsSince: 'Waiting since',
        orderNumber: 'Order',
        customerName: 'Member',
        plan: 'Plan',
        groupName: 'Group',
        lastMessage: 'Line',
        unread: 'Unread',
      },
    },
  },
  actions: {
    threads: {
      write: { label: 'Send', done: 'Line sent' },
      'mark-read': { ask: 'Without an answer.', label: 'Mark as read', done: 'Thread marked as read' },
    },
  },
  threads: {
    title: 'Thread',
    empty: 'No lines yet.',
    unread: 'Unread',
    write: 'Write a line',
    help: 'Read by member and host. It is the answer to an open claim.',
    party: { member: 'member', host: 'host', admin: 'team' },
  },
  dashboard: { unreadThreads: 'Threads', unreadThreadsHelp: 'threads have unread lines' },
  messageKind: { 'tell-thread-written': 'New line in a thread' },
  eventName: { 'thread.written': 'Line written' },
};
