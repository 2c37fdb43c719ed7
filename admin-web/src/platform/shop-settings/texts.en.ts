import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'shop-settings': {
      name: 'Shop setting |||| Shop settings',
      empty: 'No settings.',
      fields: {
        value: 'Value',
        reason: 'Reason',
      },
    },
  },
  actions: {
    'shop-settings': {
      change: { label: 'Change', done: 'Setting changed' },
      reset: { label: 'Reset', ask: 'The default counts again.', done: 'The default counts again' },
      approve: { label: 'Approve', done: 'Setting changed' },
      withdraw: {
        label: 'Withdraw proposal',
        ask: 'It is not changed; the setting stays as it is now.',
        done: 'Proposal withdrawn',
      },
      propose: { label: 'Propose change' },
    },
  },
  dashboard: { proposedSettings: 'Proposed settings', proposedHelp: 'wait for your approval' },
  shopSetting: {
    default: 'Default',
    missing: 'Not filled in',
    changed: 'Changed',
    emptied: 'Leave it empty for the default: %{value}.',
    saved: '%{n} settings saved.',
    someRefused: '%{n} settings saved. Those marked are not.',
    unchanged: 'Nothing was changed.',
    proposed: 'Saved: %{n}. Waiting for the approval of another owner or an admin of finance: %{waiting}.',
    editSection: 'Change: %{section}',
    sections: {
      company: 'Company',
      contact: 'Contact and opening hours',
      sites: 'Other sites',
      limits: 'Limits of approval',
    },
    refundApprovalFrom: {
      name: 'Approval of refunds from',
      help: 'From this amount on another admin approves a refund before it is transferred. It also counts for the sum of all that one admin decides alone within 30 days: money above what was owed, fees of the bank, costs above the expected, and other accounts. Raising it needs the approval of another owner or an admin of finance.',
    },
    payoutApprovalFrom: {
      name: 'Two people for transfers from',
      help: 'From this amount on who records a transfer is not who approved it. Raising it needs the approval of another owner or an admin of finance.',
    },
    openingHours: {
      name: 'Opening hours',
      help: 'Every day, in WIB, written like 09.00-21.00, or 00.00-24.00 for always open. Shown in the shop and counted for new deadlines; running ones stay.',
    },
    contactEmail: { name: 'Contact e-mail', help: 'Shown to customers on the contact page.' },
    contactWhatsapp: {
      name: 'Contact WhatsApp',
      help: 'Shown to customers. Write it like 0812-3456-7890 or 6281234567890.',
    },
    contactInstagram: { name: 'Instagram', help: 'Shown to customers, the name only, like patungan.id.' },
    contactTwitter: { name: 'X (Twitter)', help: 'Shown to customers, the name only, like patungan.id.' },
    contactLinkedin: { name: 'LinkedIn', help: 'Shown to customers, the name only, like patungan.id.' },
    contactUrl: {
      name: 'Another site for contact',
      help: 'The site that opens in place of the page Hubungi kami, beginning with https://.',
    },
    reportProblemUrl: {
      name: 'Another site for reports',
      help: 'The site that opens in place of the page Laporkan masalah, beginning with https://.',
    },
    blogUrl: {
      name: 'Another site for the blog',
      help: 'The site that opens in place of the blog, beginning with https://.',
    },
    companyName: {
      name: 'Name of the company',
      help: 'Shown at the foot of pages, on the contact page and on Tentang Patungan, as registered.',
    },
    companyAddress: { name: 'Address of the company', help: 'Shown on the contact page and on Tentang Patungan.' },
    companyRegistration: {
      name: 'Registration',
      help: 'Written with its kind, like NIB 0220101234567. Shown with the name of the company.',
    },
  },
  systemText: {
    'Tulis satu nomor HP, seperti 0812-3456-7890': 'Write one mobile number, like 0812-3456-7890',
    'Tulis nomor HP yang punya WhatsApp, seperti 0812-3456-7890. Nomor telepon rumah tidak bisa.':
      'Write a mobile number that has WhatsApp, like 0812-3456-7890. A landline does not work.',
    'Tulis jam buka dan tutup seperti 09.00-21.00, berjarak paling sedikit empat jam; 00.00-24.00 untuk selalu buka':
      'Write when it opens and closes like 09.00-21.00, at least four hours apart; 00.00-24.00 for always open',
    'Tulis namanya saja, seperti patungan.id': 'Write the name only, like patungan.id',
    'Tulis alamat lengkap yang diawali https://': 'Write the whole address, beginning with https://',
    'Isi 3 sampai 160 karakter: huruf, angka, spasi, dan tanda baca biasa':
      'Write 3 to 160 characters: letters, digits, spaces and plain punctuation',
  },
};
