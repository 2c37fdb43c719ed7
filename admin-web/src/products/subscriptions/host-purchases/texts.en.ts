import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    'host-purchases': {
      name: 'Host purchase |||| Host purchases',
      empty: 'No proof of purchase from a host yet.',
      fields: {
        q: 'Search order or host',
        orderNumber: 'Order',
        customerName: 'Host',
        plan: 'Plan',
        groupName: 'Group',
        state: 'State',
        bankName: 'Bank',
        accountNumber: 'Account number',
        accountName: 'Account name',
        claimed: 'Debited, says the host',
        debitedAt: 'Debited on',
        providerPrice: 'Provider price (tax included)',
        hostShare: "Host's share",
        transferFee: 'Transfer fee',
        reimbursement: 'Reimbursement',
        submittedAt: 'Sent',
        decidedAt: 'Decided',
        decidedBy: 'By',
        reason: 'Reason',
      },
    },
  },
  actions: {
    'host-purchases': {
      verify: {
        fields: { providerPrice: 'Debited by the provider (Rp)' },
        label: 'Verify purchase',
        ask: 'Make sure that the provider really debited the host.',
        done: 'Purchase verified',
      },
      reject: { label: 'Reject proof', ask: 'The host is asked for a new proof.', done: 'Proof of purchase rejected' },
      reimburse: {
        label: 'Schedule reimbursement',
        ask: 'The seat of this host was ended, but the provider has debited the host. The money is scheduled to be reimbursed.',
        done: 'Reimbursement scheduled',
      },
    },
  },
  status: { purchase: { submitted: 'Waiting', verified: 'Verified', rejected: 'Rejected' } },
  verify: {
    priceHelp: 'The provider price of this plan is not known. Enter it from the proof, tax included.',
    differs: 'The host says %{claimed}, the plan says %{known}. Look at the proof again.',
    priceInvalid: 'Enter a number above zero, for example 186000',
  },
  dashboard: { purchases: 'Host purchases', purchasesHelp: 'to verify' },
  messageKind: { 'tell-purchase-rejected': "Host's proof of purchase rejected" },
  eventName: {
    'host.purchase-submitted': "Host's proof of purchase sent",
    'host.purchase-verified': "Host's purchase verified",
    'host.purchase-rejected': "Host's proof of purchase rejected",
  },
  systemText: {
    'Bukti pembelian host diunggah': "Host's proof of purchase uploaded",
    'Bukti pembelian dikirim': 'Proof of purchase sent',
    'Bukti pembelian host ditolak': "Host's proof of purchase rejected",
    'Pembelian host terverifikasi': "Host's purchase verified",
  },
};
