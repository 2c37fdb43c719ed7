import type { AdminStatementLine, CheckedStatement } from '#contracts/sales/statements.admin.http';
import { statementForm } from '../../api/test/bca-statement.js';
import type { ListeningApi, Person } from '../../api/test/listening-api.js';

/** Finance at the console: what one does with the lines of a statement, one press after the other. */
export class MoneyDesk {
  constructor(
    private readonly api: ListeningApi,
    private readonly methodUid: string,
    readonly admin: Person,
  ) {}

  post<T>(path: string, body: object = {}): Promise<T> {
    return this.api.http.ask<T>('POST', `/admin/${path}`, { token: this.admin.token, body });
  }
  list<T>(resource: string, filter: object): Promise<T[]> {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,199]' });
    return this.api.http.ask<T[]>('GET', `/admin/${resource}?${query}`, { token: this.admin.token });
  }

  async upload(statement: string): Promise<CheckedStatement> {
    const form = statementForm(statement, { methodUid: this.methodUid });
    return this.api.http.ask('POST', '/admin/bank-statements', { token: this.admin.token, form });
  }

  openLines(): Promise<AdminStatementLine[]> {
    return this.list('statement-lines', { state: 'open' });
  }
  /** Takes the first proposal. */
  async confirm({ id, description, proposals: [best] }: AdminStatementLine): Promise<void> {
    if (!best) throw new Error(`nothing is proposed for ${description}`);
    await this.post(`statement-lines/${id}/confirm`, {
      target: best.target,
      targetUid: best.targetUid,
      ...(best.also.length > 0 && { also: best.also }),
    });
  }
  /** All that are certain, as the console chooses them. @returns how many. */
  async confirmCertain(): Promise<number> {
    const certain = (await this.openLines()).filter(({ confidence }) => confidence === 'certain');
    for (const line of certain) await this.confirm(line);
    return certain.length;
  }
}
