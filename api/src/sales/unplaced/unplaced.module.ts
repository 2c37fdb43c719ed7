import { Module } from '@nestjs/common';
import { StatementsModule } from '../statements/statements.module.js';
import { AssignMoneyHandler, WithdrawMoneyHandler } from './assign-money.command.js';
import { RecoverCostHandler, UndoRecoveryHandler } from './recover-cost.command.js';
import { KeepMoneyHandler, ReturnMoneyHandler } from './return-money.command.js';
import { ResendMoneyHandler } from './resend-money.command.js';
import { ReverseBookingHandler } from './reverse-booking.command.js';
import { UnplacedMoneyAdminController } from './unplaced.admin.controller.js';
import { UnplacedMoneyList, UnplacedMoneyListController } from './unplaced.list.js';

@Module({
  imports: [StatementsModule],
  controllers: [UnplacedMoneyListController, UnplacedMoneyAdminController],
  providers: [
    UnplacedMoneyList,
    AssignMoneyHandler,
    WithdrawMoneyHandler,
    ReturnMoneyHandler,
    KeepMoneyHandler,
    RecoverCostHandler,
    ResendMoneyHandler,
    UndoRecoveryHandler,
    ReverseBookingHandler,
  ],
})
export class UnplacedModule {}
