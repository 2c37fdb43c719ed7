import { ACCOUNT_STATUS } from '#domain/products/subscriptions/accounts/account-status';
import { FIXED_LABELS } from './fixed-labels';
import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    accounts: {
      name: 'Account |||| Accounts',
      empty: 'No accounts yet. They come with orders.',
      fields: {
        q: 'Search order or name',
        orderNumber: 'Order',
        customerName: 'Customer',
        plan: 'Plan',
        phoneNumber: 'WhatsApp',
        groupName: 'Group',
        seatNumber: 'Seat',
        role: 'Role',
        grandTotal: 'Total',
        paidUntil: 'Paid until',
        ended: 'Ended',
        status: 'Status',
        pendingReason: 'Waiting for',
        waitingSince: 'Waiting since',
        createdAt: 'Created',
      },
    },
  },
  actions: {
    accounts: {
      activate: {
        label: 'Activate',
        ask: 'The member becomes active without waiting for the group.',
        done: 'Account activated',
      },
      cancel: { label: 'Cancel seat', ask: 'The seat is freed and offered again.', done: 'Seat cancelled' },
      refund: {
        label: 'Refund',
        done: 'Refund recorded',
      },
      end: {
        label: 'End membership',
        ask: 'The membership ends at once. The running period is not given back.',
        done: 'Membership ended',
      },
    },
  },
  status: {
    account: FIXED_LABELS,
  },
  statusWord: {
    account: {
      [ACCOUNT_STATUS.registered]: 'Ordered',
      [ACCOUNT_STATUS.waitingForConfirmation]: 'Being checked',
      [ACCOUNT_STATUS.active]: 'Active',
      [ACCOUNT_STATUS.pending]: 'Waits for its group',
      [ACCOUNT_STATUS.cancelled]: 'Ended',
      [ACCOUNT_STATUS.refunded]: '',
      [ACCOUNT_STATUS.waitingForFollowUp]: 'Needs action',
    },
  },
  accountMeaning: {
    [ACCOUNT_STATUS.registered]: 'Registered: ordered, not paid yet',
    [ACCOUNT_STATUS.waitingForConfirmation]: 'Waiting For Confirmation: the proof waits for a check',
    [ACCOUNT_STATUS.active]: 'Active: ready to use',
    [ACCOUNT_STATUS.pending]: 'Pending: paid, the group is not ready',
    [ACCOUNT_STATUS.cancelled]: 'Cancel: the seat was released',
    [ACCOUNT_STATUS.refunded]: '(no label): the money was returned',
    [ACCOUNT_STATUS.waitingForFollowUp]: 'Waiting For Follow-up: the customer has to pay or send the proof again',
  },
  erasure: { 'active-seat': 'Seat still active' },
  seatRefund: {
    rule: 'What is given back',
    whole: 'All of the last payment: %{amount}',
    unused: {
      days: 'Days not used: %{amount} (%{parts} of %{all} days)',
      treatments: 'Treatments not used: %{amount} (%{parts} of %{all})',
    },
    typed: 'Another amount',
    amount: 'Amount (Rp)',
    ends: 'The seat is freed and offered again.',
    stays: 'The seat goes on.',
    aboveRule: 'By the rule at most %{amount}. More has to be approved by another admin before it is transferred.',
    from: '%{amount} was paid from %{source}.',
    fromCredit: '%{amount} was paid with credit and is credit again.',
  },
  role: { host: 'Host', regular: 'Regular' },
  ender: {
    member: 'Ended by the customer',
    rule: 'Ended by a rule',
    shop: 'Ended by an admin',
    group: 'Group dissolved',
  },
  timeline: { account: 'Seat: %{status}' },
  messageKind: {
    'tell-account-status': 'Account status changed',
    'tell-plan-changed': 'Plan of an order changed',
    'tell-member-left': 'Member left the group',
    'tell-money-back-offered': 'Money back offered',
    'tell-member-moved': 'Member moved to another group',
    'tell-seat-offered': 'Free seat offered',
    'tell-host-invited': 'Asked to be host',
    'tell-member-ended': 'Seat ended by an admin',
    'tell-renewal-price': 'Price of the next period changed',
    'tell-renewal-invoice': 'Renewal invoice',
    'remind-renewal': 'Renewal reminder',
    'tell-renewal-rejected': 'Renewal proof rejected',
    'tell-seat-renewed': 'Seat renewed',
    'tell-seat-lapsed': 'Renewal not paid',
    'tell-seat-ended': 'Seat ended',
  },
  eventName: {
    'account.status-changed': 'Account status changed',
    'member.left': 'Member left the group',
    'seat.money-back-offered': 'Money of a waiting seat offered back',
    'member.moved': 'Member moved to another group',
    'member.ended': 'Seat ended by an admin',
    'order.plan-changed': 'Plan of an order changed',
  },
  systemText: {
    'Grup sudah penuh': 'The group is full',
    'Grup sudah siap': 'The group is ready',
    'Menunggu slot TV di grup': 'Waits for a TV slot in the group',
    'Menunggu host menyiapkan langganan': 'Waits for the host to set up the subscription',
    'Menunggu langganan dibeli': 'Waits for the subscription to be bought',
    'Menunggu %{first} orang lagi': 'Waits for %{first} more people',
    'Naik dari grup %{first} ke grup %{second} karena ada kursi kosong':
      'Moved up from group %{first} to group %{second}, where a seat was free',
    'Pindah dari grup %{first} ke grup %{second} karena ganti paket':
      'Moved from group %{first} to group %{second} with another plan',
    'Pindah kursi': 'Moved to another seat',
    'Keluar dari grup': 'Left the group',
  },
};
