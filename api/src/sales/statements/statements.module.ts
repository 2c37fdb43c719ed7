import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.js';
import { PayoutsModule } from '../payouts/payouts.module.js';
import { AssignLineHandler } from './assign-line.command.js';
import { BookLineHandler } from './book-line.command.js';
import { ConfirmLineHandler } from './confirm-line.command.js';
import { ExplainLineHandler } from './explain-line.command.js';
import { CreditOfLine } from './credit-of-line.js';
import { FindBankEvidenceHandler } from './find-bank-evidence.query.js';
import { LineMatches } from './line-matches.js';
import { StatementLinesList, StatementLinesListController } from './lines.list.js';
import { MoneyOfLine } from './money-of-line.js';
import { PlaceLine } from './place-line.js';
import { ReverseLineHandler } from './reverse-line.command.js';
import { SettleLineHandler } from './settle-line.command.js';
import { ReopenLineHandler } from './reopen-line.command.js';
import { BankStatementsAdminController, StatementLinesAdminController } from './statements.admin.controller.js';
import { BankStatementsList, BankStatementsListController } from './statements.list.js';
import { UploadStatementHandler } from './upload-statement.command.js';
import { WithdrawLineHandler } from './withdraw-line.command.js';

@Module({
  imports: [PayoutsModule, PaymentsModule],
  controllers: [
    BankStatementsListController,
    BankStatementsAdminController,
    StatementLinesListController,
    StatementLinesAdminController,
  ],
  providers: [
    BankStatementsList,
    UploadStatementHandler,
    StatementLinesList,
    LineMatches,
    FindBankEvidenceHandler,
    MoneyOfLine,
    CreditOfLine,
    PlaceLine,
    ConfirmLineHandler,
    AssignLineHandler,
    WithdrawLineHandler,
    ExplainLineHandler,
    ReopenLineHandler,
    ReverseLineHandler,
    BookLineHandler,
    SettleLineHandler,
  ],
  exports: [PlaceLine],
})
export class StatementsModule {}
