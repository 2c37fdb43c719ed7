import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'shop-settings': {
      name: 'Shop setting |||| Shop settings',
      empty: 'No settings.',
      fields: {
        name: 'Setting',
        value: 'Value',
        changedAt: 'Changed',
        changedBy: 'By',
        actions: 'Change',
        reason: 'Reason',
      },
    },
  },
  actions: {
    'shop-settings': {
      change: { label: 'Change', done: 'Setting changed' },
      reset: { label: 'Reset', ask: 'The default counts again.', done: 'The default counts again' },
    },
  },
  shopSetting: {
    default: '(default)',
    refundApprovalFrom: {
      name: 'Approval of refunds from',
      help: 'From this amount on another admin approves a refund before it is transferred. It also counts for the sum of all that one admin decides alone within 30 days: money above what was owed, fees of the bank, costs above the expected, and other accounts.',
    },
    payoutApprovalFrom: {
      name: 'Two people for transfers from',
      help: 'From this amount on who records a transfer is not who approved it.',
    },
    openingHours: {
      name: 'Opening hours',
      help: 'Every day, in WIB, written like 09.00-21.00. Shown in the shop and counted for new deadlines; running ones stay.',
    },
    contactEmail: { name: 'Contact e-mail', help: 'Shown to customers on the contact page.' },
    contactWhatsapp: { name: 'Contact WhatsApp', help: 'Shown to customers, written like 6281234567890.' },
    contactInstagram: { name: 'Instagram', help: 'Shown to customers, the name only, like patungan.id.' },
    contactTwitter: { name: 'Twitter', help: 'Shown to customers, the name only, like patungan.id.' },
    contactLinkedin: { name: 'LinkedIn', help: 'Shown to customers, the name only, like patungan.id.' },
  },
  systemText: {
    'Tulis seperti 6281234567890': 'Write it like 6281234567890',
    'Tulis jam buka dan tutup dengan titik, berjarak paling sedikit empat jam':
      'Write when it opens and closes with full stops, at least four hours apart',
    'Tulis namanya saja, seperti patungan.id': 'Write the name only, like patungan.id',
  },
};
