import { Module } from '@nestjs/common';
import { CostsAdminController } from './costs.admin.controller.js';
import { CostsList, CostsListController } from './costs.list.js';
import { ApproveCostHandler, RecordCostHandler, WithdrawCostHandler } from './record-cost.command.js';
import { ReverseCostHandler } from './reverse-cost.command.js';
import { Costs } from './take-cost.js';

@Module({
  controllers: [CostsListController, CostsAdminController],
  providers: [CostsList, Costs, RecordCostHandler, ApproveCostHandler, WithdrawCostHandler, ReverseCostHandler],
  exports: [Costs],
})
export class CostsModule {}
