import { closeMonthBody } from '#contracts/sales/books.admin.http';
import { assignLineBody, ignoreLineBody } from '#contracts/sales/statements.admin.http';
import { dayInWib } from '#domain/platform/wib';
import { addMonths } from '#domain/sales/ledger/months';
import { XSS_MARK } from '#testing/xss';
import type { Admin } from '../../support/people.js';
import type { Shop } from '../../support/shop.js';
import type { HostileFields } from './hostile-fields.js';

/** A statement whose file, columns and words are hostile: a line that stays open, one that is set aside, and one that waits for another admin; and last month, closed with one line of its own. */
export async function fillStatements(admin: Admin, fields: HostileFields, shop: Pick<Shop, 'settled'>): Promise<void> {
  const [account] = await admin.list<{ id: string }>('payment-methods', {});
  const columns = { date: 'Tanggal', description: `Kata ${XSS_MARK}`, amount: 'Nilai' };
  const form = new FormData();
  for (const [name, value] of Object.entries({ methodUid: account!.id, format: 'generic', ...columns }))
    form.append(name, value);
  const today = dayInWib(new Date());
  const lastMonth = addMonths(today.slice(0, 7), -1);
  const rows = [
    `Tanggal;Kata ${XSS_MARK};Nilai`,
    `${today};BUDI ${XSS_MARK};5`,
    `${today};SITI ${XSS_MARK};6`,
    `${today};RINA ${XSS_MARK};50000000`,
    `${lastMonth}-28;TONO ${XSS_MARK};7`,
  ];
  form.append('file', new Blob([rows.join('\n')], { type: 'text/csv' }), `${XSS_MARK}.csv`);
  await admin.ask('POST', '/bank-statements', { form });
  const lines = await admin.list<{ id: string; amount: number }>('statement-lines', { state: 'open' });
  const [open, aside] = lines.filter(({ amount }) => amount < 7);
  const old = lines.find(({ amount }) => amount === 7);
  const large = lines.find(({ amount }) => amount > 10);
  const { status } = await admin.call('POST', `/statement-lines/${open!.id}/assign`, {
    body: fields.fill(assignLineBody, { reason: undefined }),
  });
  if (status !== 422) throw new Error(`a number that is none: ${status}`);
  const [waiting] = await admin.list<{ orderNumber: string }>('payments', { state: 'submitted' });
  await admin.ask('POST', `/statement-lines/${large!.id}/assign`, {
    body: fields.fill(assignLineBody, { number: waiting!.orderNumber }),
  });
  await admin.ask('POST', `/statement-lines/${aside!.id}/ignore`, { body: fields.fill(ignoreLineBody) });
  await admin.ask('POST', `/statement-lines/${old!.id}/book`);
  // Only months with a posting are closed.
  await shop.settled();
  await admin.ask('POST', '/ledger/close', { body: fields.fill(closeMonthBody, { period: lastMonth }) });
}
