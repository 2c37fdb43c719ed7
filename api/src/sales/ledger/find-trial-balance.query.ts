import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TrialBalance, TrialBalanceQuery } from '#contracts/sales/ledger.admin.http';
import { addSen, sen, toRupiah } from '#domain/platform/sen';
import { Clock } from '#runtime/platform/clock/clock';
import { Database } from '#runtime/platform/db/database';
import { ProductLines } from '#runtime/sales/product-lines';
import { checkLine } from './check-line.js';

export class FindTrialBalanceQuery extends Query<TrialBalance> {
  constructor(readonly of: TrialBalanceQuery = {}) {
    super();
  }
}

interface Row {
  entries: number;
  /** Sen as text, because JSON numbers are doubles. */
  accounts: (Pick<TrialBalance['accounts'][number], 'code' | 'label' | 'type'> & { balance: string })[];
}

/** One statement, so one snapshot: the sum is zero even while others post. */
@QueryHandler(FindTrialBalanceQuery)
export class FindTrialBalanceHandler implements IQueryHandler<FindTrialBalanceQuery> {
  constructor(
    private readonly database: Database,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  async execute({ of }: FindTrialBalanceQuery): Promise<TrialBalance> {
    checkLine(this.lines, of.productLine);
    const [productLine, orderUid] = [of.productLine ?? null, of.orderUid ?? null];
    const at = this.clock.now();
    const month = of.period ? `${of.period}-01` : null;
    const [row] = await this.database.$queryRaw<Row[]>`
      WITH chosen AS (
        SELECT entry_uid, account, amount_sen FROM ledger_posting
        WHERE (${productLine}::text IS NULL OR product_line = ${productLine})
          AND (${orderUid}::uuid IS NULL OR order_uid = ${orderUid}::uuid)
          AND (${month}::date IS NULL OR period = ${month}::date))
      SELECT (SELECT count(DISTINCT entry_uid)::int FROM chosen) AS entries,
        (SELECT json_agg(json_build_object('code', a.code, 'label', a.name, 'type', a.type, 'balance', coalesce(b.balance, 0)::text)
           ORDER BY a.position)
         FROM ledger_account a
           LEFT JOIN (SELECT account, sum(amount_sen) AS balance FROM chosen GROUP BY account) b ON b.account = a.code
        ) AS accounts`;
    const accounts = row!.accounts.map((account) => ({ ...account, balance: sen(BigInt(account.balance)) }));
    return {
      at: at.toISOString(),
      accounts: accounts.map((account) => ({ ...account, balance: toRupiah(account.balance) })),
      entries: row!.entries,
      sum: toRupiah(addSen(...accounts.map(({ balance }) => balance))),
    };
  }
}
