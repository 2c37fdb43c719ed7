import { Module } from '@nestjs/common';
import { DownloadBatchFileHandler } from './batch-file.command.js';
import { CancelPayoutBatchHandler, CreatePayoutBatchHandler, PayPayoutBatchHandler } from './batches.command.js';
import { ApprovePayoutHandler, ChangePayoutAccountHandler, TakeOutPayoutHandler } from './change-account.command.js';
import { PayPayoutHandler } from './pay-payout.command.js';
import { RecordTransfers } from './record-transfers.js';
import { PayoutBatchesList, PayoutBatchesListController } from './payout-batches.list.js';
import { PayoutsAdminController } from './payouts.admin.controller.js';
import { PayoutsList, PayoutsListController } from './payouts.list.js';

@Module({
  controllers: [PayoutsListController, PayoutBatchesListController, PayoutsAdminController],
  providers: [
    PayoutsList,
    PayoutBatchesList,
    RecordTransfers,
    PayPayoutHandler,
    ChangePayoutAccountHandler,
    ApprovePayoutHandler,
    TakeOutPayoutHandler,
    CreatePayoutBatchHandler,
    PayPayoutBatchHandler,
    CancelPayoutBatchHandler,
    DownloadBatchFileHandler,
  ],
  exports: [RecordTransfers],
})
export class PayoutsModule {}
