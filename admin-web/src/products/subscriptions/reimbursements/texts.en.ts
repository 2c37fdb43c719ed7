import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    reimbursements: {
      name: 'Reimbursement |||| Reimbursements',
      empty: 'No reimbursements for hosts yet.',
      fields: {
        q: 'Search host, order, phone or e-mail',
        orderNumber: 'Order',
        customerName: 'Host',
        plan: 'Plan',
        groupName: 'Group',
        state: 'State',
        providerPrice: 'Provider price (tax included)',
        hostShare: "Host's share",
        transferFee: 'Transfer fee',
        amount: 'To pay',
        cycle: 'Cycle of the group',
        limit: 'Limit without a second admin',
        bankName: 'Bank',
        accountNumber: 'Account number',
        accountName: 'Account name',
        groupSeatsPaid: 'Seats paid',
        dueAt: 'Due',
        approvedBy: 'Approved by',
        paidAt: 'Paid',
        paidBy: 'Paid by',
        statements: "Host's statement (PDF)",
        reference: 'Transfer reference',
        proof: 'Proof of transfer (optional)',
      },
    },
  },
  actions: {
    reimbursements: {
      approve: { label: 'Approve', ask: 'It becomes part of the next batch.', done: 'Reimbursement approved' },
      correct: {
        fields: { amount: 'To reimburse (Rp)' },
        label: 'Correct amount',
        ask: 'The new amount has to be approved again. The host is told.',
        done: 'Amount corrected',
      },
      pay: {
        label: 'Record payment',
        ask: 'Fill in after the transfer is done. The host is told at once.',
        done: 'Reimbursement paid',
      },
      cancel: {
        label: 'Cancel reimbursement',
        ask: 'The host will not get this reimbursement.',
        done: 'Reimbursement cancelled',
      },
    },
  },
  status: {
    groupTrouble: { claimed: 'Open claim', 'without-access': 'No access yet' },
    reimbursement: { scheduled: 'Scheduled', approved: 'Approved', paid: 'Paid', cancelled: 'Cancelled' },
  },
  reimbursement: {
    incompleteGroups:
      '%{smart_count} of the groups is not fully paid. Better wait. |||| %{smart_count} of the groups are not fully paid. Better wait.',
    troubledGroups:
      '%{smart_count} group cannot be used yet. Check before you pay. |||| %{smart_count} groups cannot be used yet. Check before you pay.',
    due: 'due',
    proof: 'Proof of purchase',
    verified: 'verified %{at} by',
    sum: '%{smart_count} reimbursement |||| %{smart_count} reimbursements',
    openSum: '%{amount} to pay',
    heldSum: '%{amount} held by a claim',
    claimedSum: '%{amount} with an open claim',
    shownOnly: '%{shown} of %{total} shown',
    done: 'Done',
    exportApproved: 'Export approved list',
    exportCut: 'Only %{shown} of %{total} reimbursements. Once these are paid, export again for the rest.',
    overLimit:
      '%{amount} is above the limit of %{limit} for this plan. Only another admin may approve it, with a reason.',
    unpaidSeats:
      'Only %{paid} of the %{seats} seats of this group are paid and confirmed so far. Better wait for the others.',
  },
  erasure: { 'reimbursement-unpaid': 'Reimbursement not paid' },
  filter: { unpaid: 'To be paid' },
  dashboard: {
    reimbursements: 'Reimbursements to be paid',
    overdue: '%{n} overdue',
  },
  messageKind: {
    'tell-reimbursement-scheduled': 'Reimbursement scheduled',
    'tell-reimbursement-corrected': 'Reimbursement corrected',
    'tell-reimbursement-cancelled': 'Reimbursement cancelled',
    'tell-host-reimbursed': 'Reimbursement paid',
  },
  eventName: {
    'reimbursement.scheduled': 'Reimbursement scheduled',
    'reimbursement.corrected': 'Reimbursement corrected',
    'reimbursement.cancelled': 'Reimbursement cancelled',
    'host.reimbursed': 'Reimbursement paid',
  },
  systemText: {
    'Penggantian %{first} dijadwalkan': 'Reimbursement of %{first} scheduled',
    'Penggantian disetujui': 'Reimbursement approved',
    'Penggantian dibayar': 'Reimbursement paid',
    'Jumlah penggantian host tidak boleh nol atau minus.': 'Nothing would be left for the host.',
  },
};
