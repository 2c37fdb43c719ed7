import { Injectable } from '@nestjs/common';
import { type AdminStatement, adminStatement } from '#contracts/sales/statements.admin.http';
import type { StatementFormatName } from '#domain/sales/statements/statement-formats';
import { listController } from '../../platform/http/admin-lists/list-controller.js';
import { byUid, is, sql } from '../../platform/http/admin-lists/list-filters.js';
import { RecordList, sortBy } from '../../platform/http/admin-lists/record-list.js';

/** The statements that were uploaded. */
@Injectable()
export class BankStatementsList extends RecordList<AdminStatement> {
  protected readonly from = sql`bank_statement t`;
  protected readonly sorts = { createdAt: sortBy(sql`t.created_at`) };
  protected readonly filters = { methodUid: byUid(is(sql`t.method_uid`)) };

  protected async read(uids: string[]): Promise<AdminStatement[]> {
    const statements = await this.database.bankStatement.findMany({
      where: { uid: { in: uids } },
      include: {
        method: { select: { bankName: true, accountNumber: true } },
        _count: { select: { lines: { where: { state: 'open', statementUid: { in: uids } } } } },
      },
    });
    return statements.map(({ uid: id, method, fileName, format, lineCount, newCount, ...statement }) => ({
      id,
      ...method,
      fileName,
      format: format as StatementFormatName,
      lines: lineCount,
      newLines: newCount,
      openLines: statement._count.lines,
      firstDay: statement.firstDay.toISOString().slice(0, 10),
      lastDay: statement.lastDay.toISOString().slice(0, 10),
      createdAt: statement.createdAt.toISOString(),
      createdBy: statement.createdBy,
    }));
  }
}

export const BankStatementsListController = listController({
  resource: 'bank-statements',
  tag: 'admin payments',
  schema: adminStatement,
  source: BankStatementsList,
});
