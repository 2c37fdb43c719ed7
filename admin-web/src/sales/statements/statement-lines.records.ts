import type { AdminStatementLine } from '#contracts/sales/statements.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { formatDate } from '../../platform/fields/format';
import type { NamedRecords } from '../../platform/rooms/room';

export const statementLines: NamedRecords = {
  name: 'statement-lines',
  recordRepresentation: ({ bankName, bookedOn, amount }: AdminStatementLine) =>
    `${bankName}, ${formatDate(bookedOn)}, ${formatRupiah(amount)}`,
};
