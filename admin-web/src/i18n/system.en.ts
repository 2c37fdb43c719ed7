import type { systemId } from './system.id';

export const systemEn: typeof systemId = {
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
  events: {
    name: 'Event |||| Events',
    empty: 'No events yet.',
    fields: {
      q: 'Search code or cause',
      name: 'Event',
      about: 'About',
      payload: 'Payload',
      state: 'State',
      createdAt: 'Happened',
      publishedAt: 'Queued',
      settledAt: 'Settled',
      setAsideAt: 'Set aside',
      setAsideReason: 'Cause',
      redrives: 'Re-drives',
    },
  },
  maintenance: {
    name: 'Maintenance',
    empty: 'No platforms.',
    fields: { platform: 'Platform', isActive: 'State', changedAt: 'Changed', switch: 'Switch' },
  },
  'audit-entries': {
    name: 'Audit log',
    empty: 'Nothing recorded yet.',
    fields: {
      q: 'Search actor, action or reason',
      at: 'Time',
      actor: 'Actor',
      action: 'Action',
      subject: 'Subject',
      subjectUid: 'Subject id',
      reason: 'Reason',
      change: 'Change',
      ip: 'IP',
      act: 'Action',
      from: 'From day',
      until: 'Until day',
    },
  },
  /** No resource of its own: only the audit log speaks of it. */
  'price-imports': { name: 'Price sheet |||| Price sheets' },
};
