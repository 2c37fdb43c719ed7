import type { texts as id } from './texts.id';

export const texts: typeof id = {
  resources: {
    payouts: {
      name: 'Payout |||| Payouts',
      empty: 'No money has to be sent.',
      fields: {
        q: 'Search name, phone, order number, account, reference',
        dueAt: 'Due',
        kind: 'For',
        customerName: 'Receiver',
        amount: 'Amount',
        bankName: 'Bank',
        accountNumber: 'Account number',
        accountName: 'Account holder',
        batchUid: 'Batch',
        approvedBy: 'Approved by',
        paidAt: 'Transferred',
        paidBy: 'Recorded by',
        reference: 'Reference',
        cameBack: 'Given back by the bank',
        resends: 'Sends again',
        state: 'Status',
      },
    },
    'payout-batches': {
      name: 'Transfer batch |||| Transfer batches',
      empty: 'No batch yet.',
      fields: {
        createdAt: 'Created',
        createdBy: 'Created by',
        count: 'Payouts',
        paidCount: 'Recorded',
        amount: 'Total',
        file: 'File downloaded',
        closedAt: 'Closed',
        state: 'Status',
      },
    },
  },
  payouts: {
    unpaid: 'Unpaid',
    approvedAt: 'To be approved at',
    approveAt: 'Approve at %{desk}',
    approvalDesk: 'This payout is approved at its own desk',
    toApprove: 'To approve here',
    sameReference: 'Same reference',
    newBatch: 'Make a batch',
    blockedInBatch: 'These recipients are blocked. Their money goes into the batch if you go on:',
    openBatch: 'Open the batch',
    file: 'Download file for the bank',
    fileFirst: 'Download the file and send it by the bank, then record it here.',
    fileHolds:
      'The file was downloaded, so this batch does not change any more. If it is not sent, cancel the batch; if the bank has not transferred one of them, take that payout out.',
    fileOld:
      'A payout was taken out after %{by} had downloaded the file. Download it again and compare it with what the bank has transferred. If the old file was sent, do not send again.',
    paidOf: '%{paid} of %{count} recorded',
    cameBack: 'Given back by the bank on %{on}, sent again',
    resent: 'Given back by the bank on %{on}, sent again on %{resentAt}',
    resends: 'Transfer that the bank gave back: %{kind}',
    digits: 'An account number has 5–20 digits',
    onlyZeros: 'An account number is not all zeros',
  },
  transfer: {
    reference: 'Reference of the transfer',
    same: 'Part of that transfer',
    sum: '%{count} payments, %{amount}, in %{transfers} transfers. One account gets one transfer with one reference.',
    back: 'back to the account that it came from',
    done: 'Done',
    firstRefused: 'Not recorded: the first payment to this account was refused.',
  },
  actions: {
    payouts: {
      approve: {
        label: 'Approve',
        ask: 'Another admin has named the account. Check it with its holder first.',
        done: 'Approved, ready for a batch',
      },
      'change-account': {
        label: 'Change account',
        ask: 'The payout leaves its batch. Another admin approves it again, unless it goes back to the account that the customer has named.',
        done: 'Account changed',
      },
      'take-out': {
        label: 'Take out of the batch',
        ask: 'The payout stays approved and goes into the next batch. Make sure that the bank does not transfer it.',
        done: 'Taken out of the batch',
      },
    },
    'payout-batches': {
      file: { label: 'Download file for the bank' },
      pay: {
        label: 'Record as transferred',
        ask: 'Send the file by the bank first. All its payouts are recorded as one transfer with this reference, which one line of the statement shows.',
        done: 'All payouts recorded',
      },
      cancel: {
        label: 'Cancel batch',
        ask: 'Use this when no one who has downloaded the file sends it to the bank. Its payouts can go into another batch.',
        done: 'Batch cancelled',
      },
    },
  },
  status: {
    payout: {
      scheduled: 'To be approved',
      approved: 'Ready to send',
      paid: 'Transferred',
      cancelled: 'Cancelled',
    },
    payoutBatch: { open: 'Not transferred', paid: 'Done', cancelled: 'Cancelled' },
    givenBack: { waiting: 'Given back by the bank', resent: 'Sent again' },
  },
  payoutKind: {
    reimbursement: 'Reimbursement',
    refund: 'Refund',
    venue: 'Venue',
    unplaced: 'Unplaced money',
    bounced: 'Transfer sent again',
    cost: 'Cost',
    disbursement: 'Disbursement of a donation',
    other: 'Tips and gifts',
  },
  systemText: {
    'Pencairan ini sudah disetujui.': 'This payout has been approved.',
    'Pencairan ini sudah ditransfer.': 'This payout has been transferred.',
    'Pencairan ini sudah dibatalkan.': 'This payout has been cancelled.',
    'Pengembalian dana ini sudah disetujui.': 'This refund has been approved.',
    'Pengembalian dana ini sudah ditransfer.': 'This refund has been transferred.',
    'Pengembalian dana ini sudah dibatalkan.': 'This refund has been cancelled.',
    'Belum ada pembayaran disetujui yang menunggu dikirim.': 'No approved payout waits to be sent.',
    'Pembayaran ini disetujui di daftarnya sendiri.': 'This payout is approved on its own list.',
    'Kamu yang mengisi rekeningnya. Minta admin lain menyetujuinya.':
      'You named the account. Ask another admin to approve it.',
    'Pengembalian ini sudah masuk daftar pembayaran.': 'This refund is on the list of payouts already.',
    'Unduh berkas banknya dulu, kirim lewat bank, lalu catat di sini.':
      'Download the file for the bank first, send it by the bank, then record it here.',
    'Nomor referensi hanya boleh berisi huruf A–Z, angka, spasi, dan tanda . , - / # : _ & + ( ), dalam satu baris':
      'A reference has letters A–Z, digits, spaces and . , - / # : _ & + ( ) only, on one line',
    'Nomor referensi tidak boleh diawali + atau -': 'A reference does not begin with + or -',
    'Nomor referensi harus berisi huruf atau angka': 'A reference has a letter or digit',
  },
};
