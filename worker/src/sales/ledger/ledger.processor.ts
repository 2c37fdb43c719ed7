import { Processor } from '@nestjs/bullmq';
import { JobProcessor, WORKER_OPTIONS } from '../../platform/jobs/job-processor.js';
import { postBounced, postBouncedKept, postBouncedPaid } from './post-bounced.jobs.js';
import { postCost, postCostRecovery, postCostReversal, postRecoveryUndone } from './post-cost.job.js';
import { postErrandPurchase } from './post-errand-purchase.job.js';
import { postPayment } from './post-payment.job.js';
import { postShopPurchase } from './post-shop-purchase.job.js';
import { postRefund, postRefundCredit, postRefundOwed } from './post-refund.job.js';
import { postReceivableOpened, postReceivableSettled, postReceivableWaived } from './post-receivable.jobs.js';
import {
  postBankCharge,
  postBankChargeReversal,
  postGatewaySettlement,
  postSettlementReversal,
  postUnplaced,
  postUnplacedJoin,
  postUnplacedReversal,
  postUnplacedReturn,
} from './post-unplaced.jobs.js';
import {
  postReimbursementCancelled,
  postReimbursementCorrected,
  postReimbursementDue,
  postReimbursementPaid,
} from './post-reimbursement.jobs.js';

@Processor('ledger', WORKER_OPTIONS)
export class LedgerProcessor extends JobProcessor<'ledger'> {
  constructor() {
    super('ledger', {
      'post-payment': postPayment,
      'post-reimbursement-due': postReimbursementDue,
      'post-reimbursement-cancelled': postReimbursementCancelled,
      'post-reimbursement-paid': postReimbursementPaid,
      'post-reimbursement-corrected': postReimbursementCorrected,
      'post-receivable-opened': postReceivableOpened,
      'post-receivable-settled': postReceivableSettled,
      'post-receivable-waived': postReceivableWaived,
      'post-shop-purchase': postShopPurchase,
      'post-errand-purchase': postErrandPurchase,
      'post-cost': postCost,
      'post-cost-reversal': postCostReversal,
      'post-cost-recovery': postCostRecovery,
      'post-recovery-undone': postRecoveryUndone,
      'post-refund-owed': postRefundOwed,
      'post-refund-credit': postRefundCredit,
      'post-refund': postRefund,
      'post-unplaced': postUnplaced,
      'post-unplaced-reversal': postUnplacedReversal,
      'post-unplaced-join': postUnplacedJoin,
      'post-unplaced-return': postUnplacedReturn,
      'post-bounced': postBounced,
      'post-bounced-kept': postBouncedKept,
      'post-bounced-paid': postBouncedPaid,
      'post-bank-charge': postBankCharge,
      'post-bank-charge-reversal': postBankChargeReversal,
      'post-gateway-settlement': postGatewaySettlement,
      'post-gateway-settlement-reversal': postSettlementReversal,
    });
  }
}
