import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'audit-entries': {
      name: 'Audit log',
      empty: 'Nothing recorded yet.',
      fields: {
        q: 'Search actor, action or reason',
        at: 'Time',
        actor: 'Actor',
        action: 'Action',
        subject: 'Subject',
        subjectUid: 'Record ID',
        record: 'Which one',
        reason: 'Reason',
        change: 'Change',
        ip: 'IP',
        act: 'Action',
        from: 'From day',
        until: 'Until day',
      },
    },
  },
  audit: {
    field: 'Field',
    before: 'Before',
    after: 'After',
    fields: {
      reference: 'Reference',
      amount: 'Amount',
      price: 'Price',
      validFrom: 'Valid from',
      version: 'Version',
      line: 'Line',
      restock: 'Back to stock',
      stock: 'Stock',
      text: 'Text',
      effectiveOn: 'Effective on',
      grandTotal: 'Total',
    },
    whole: 'The log is whole: %{n} entries, checked %{at}.',
    broken: 'The chain of the log is broken. Somebody has changed it past the shop:',
    unknown: 'The chain of the log could not be checked.',
    act: { create: 'Create', update: 'Change', apply: 'Apply', close: 'Close a month' },
    problem: {
      changed: 'Entry %{position} was changed.',
      missing: 'Entry %{position} is missing.',
      added: 'An entry was slipped in.',
    },
  },
};
