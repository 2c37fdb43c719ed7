import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    invitations: {
      name: 'Invitations',
      empty: 'There are no invitations in this list.',
      fields: {
        q: 'Search name, order, phone or e-mail',
        from: 'Paid since',
        until: 'Paid until',
        since: 'Waiting since',
        orderNumber: 'Order',
        customerName: 'Member',
        plan: 'Plan',
        groupName: 'Group',
        hostName: 'Host',
        accountEmail: 'E-mail at the provider',
        state: 'State',
        sentAt: 'Sent',
        acceptedAt: 'Accepted',
      },
    },
  },
  actions: {
    invitations: {
      send: {
        label: 'Invitation sent',
        ask: 'Invite this address at the provider first. The member gets a message; 48 hours without a report count as accepted.',
        done: 'Invitation recorded as sent',
      },
    },
  },
  status: { invitation: { 'to-invite': 'To be invited', sent: 'Invitation sent', accepted: 'Accepted' } },
  dashboard: { invitationsToSend: 'Invitations', invitationsToSendHelp: 'members to be invited' },
  messageKind: { 'tell-invitation-sent': 'Invitation sent' },
  eventName: { 'invitation.sent': 'Invitation sent' },
};
