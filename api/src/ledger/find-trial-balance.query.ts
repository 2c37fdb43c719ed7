import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TrialBalance } from '#contracts/http/admin/ledger.http';
import { LEDGER_ACCOUNT } from '#domain/ledger/postings';
import { addSen, sen, toRupiah } from '#domain/money/sen';
import { Database } from '#runtime/db/database';

export class FindTrialBalanceQuery extends Query<TrialBalance> {}

interface Row {
  entries: number;
  /** Account → sen as text, because JSON numbers are doubles. */
  balances: Record<string, string>;
}

/** One statement, so one snapshot: the sum is zero even while others post. */
@QueryHandler(FindTrialBalanceQuery)
export class FindTrialBalanceHandler implements IQueryHandler<FindTrialBalanceQuery> {
  constructor(private readonly database: Database) {}

  async execute(): Promise<TrialBalance> {
    const [row] = await this.database.$queryRaw<Row[]>`
      SELECT (SELECT count(*)::int FROM ledger_entry) AS entries,
        (SELECT coalesce(json_object_agg(account, balance::text), '{}'::json)
         FROM (SELECT account, sum(amount_sen) AS balance FROM ledger_posting GROUP BY account) b) AS balances`;
    const { entries, balances } = row!;
    const labels: Record<string, string> = LEDGER_ACCOUNT;
    const names = new Set([...Object.keys(labels), ...Object.keys(balances).sort()]);
    const amounts = [...names].map((account) => ({ account, balance: sen(BigInt(balances[account] ?? 0)) }));
    return {
      accounts: amounts.map(({ account, balance }) => ({
        code: account,
        label: labels[account] ?? account,
        balance: toRupiah(balance),
      })),
      entries,
      sum: toRupiah(addSen(...amounts.map(({ balance }) => balance))),
    };
  }
}
