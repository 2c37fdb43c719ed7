import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    customers: {
      name: 'Customer |||| Customers',
      empty: 'No customers yet.',
      fields: {
        q: 'Search name, phone or e-mail',
        name: 'Name',
        email: 'E-mail',
        phoneNumber: 'WhatsApp',
        orders: 'Orders',
        status: 'Status',
        blocked: 'Blocked',
        blockedAt: 'Blocked',
        blockedReason: 'Reason for the block',
        blacklistEntries: 'Blacklist history',
        createdAt: 'Registered',
      },
    },
  },
  actions: {
    customers: {
      'write-note': { label: 'Write a note', done: 'Note saved' },
      block: { label: 'Block', ask: 'This customer can no longer order.', done: 'Customer blocked' },
      unblock: { label: 'Unblock', ask: 'This customer can order again.', done: 'Customer unblocked' },
      'withdraw-erasure': {
        label: 'Withdraw deletion',
        ask: 'Only when the customer asks for it.',
        done: 'Deletion withdrawn',
      },
    },
    'customer-notes': {
      remove: {
        label: 'Delete note',
        ask: 'This note is gone for the whole team and cannot be brought back.',
        done: 'Note deleted',
      },
    },
  },
  status: { customer: { blocked: 'Blocked', open: 'Active', leaving: 'Waiting for deletion', erased: 'Deleted' } },
  notes: {
    title: 'Notes',
    text: 'Note',
    help: 'Only the team reads it. A customer who downloads their data receives it too, so write no more than is needed.',
    save: 'Save',
    all: 'Show all (%{n})',
  },
  whatsapp: { open: 'WhatsApp chat', to: 'WhatsApp chat with %{name}' },
  erasure: { waits: 'This customer asked to be deleted. It is carried out as soon as no order and no money is open.' },
  messageKind: {
    'tell-erasure-requested': 'Deletion of the account asked for',
    'tell-password-changed': 'Password changed',
    'tell-email-change-asked': 'Change of e-mail asked for',
    'tell-already-signed-up': 'E-mail already registered',
  },
  eventName: {
    'link.created': 'Link created',
    'password.forgotten': 'Password forgotten',
    'password.changed': 'Password changed',
    'email.change-asked': 'Change of e-mail asked for',
    'email.changed': 'E-mail changed',
    'customer.signed-up': 'Customer signed up',
    'customer.signed-up-again': 'Signed up again with the same e-mail',
    'erasure.requested': 'Erasure asked for',
    'erasure.withdrawn': 'Erasure withdrawn',
    'customer.erased': "Customer's data erased",
  },
  systemText: {
    'Dihapus bersama data pelanggan': "Deleted with the customer's data",
    'Pelanggan ini sudah diblokir.': 'This customer is blocked already.',
    'Pelanggan ini tidak sedang diblokir.': 'This customer is not blocked.',
    'Catatan ini hanya bisa dihapus oleh penulisnya atau oleh pemilik.':
      'This note can be deleted only by who wrote it or by an owner.',
    'Catatan ini belum tersimpan. Muat ulang halamannya, lalu tulis lagi.':
      'This note is not saved yet. Reload the page and write it again.',
  },
  customerTab: { label: 'About the customer', seats: 'Seats', orders: 'Orders', money: 'Money', messages: 'Messages' },
  customerEvent: {
    registered: 'Signed up',
    blocked: 'Blocked',
    unblocked: 'Block lifted',
    ordered: 'Ordered %{plan}',
    sent: 'Payment of %{amount} sent',
    decided: 'Payment of %{amount} %{state}',
    asked: 'Asked for help',
    answered: 'Help answered',
    noted: 'Note',
    told: 'Message: %{title}',
  },
};
