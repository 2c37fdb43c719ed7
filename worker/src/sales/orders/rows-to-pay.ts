import { PAGE } from '#contracts/shop-paths';
import { formatSen, sen } from '#domain/platform/sen';
import { type InvoicePurpose, type InvoiceStatus, askedOf } from '#domain/sales/invoices/invoice';
import type { Database } from '#runtime/platform/db/database';
import { formatWibDeadline } from '../../messages/format.js';
import type { MailRows } from '../../messages/mail/mail-rows.js';

/** The order whose payment page a link of the shop leads to; null: it leads elsewhere. */
const orderToPay = (link: string | null): string | null => {
  const [page, query] = link?.split(/[?#]/) ?? [];
  return page === PAGE.payment ? new URLSearchParams(query).get('order_uid') : null;
};

/** By link, what is asked for now at the payment pages that these links lead to. docs/rules/messages.md#mail */
export async function rowsToPay(
  database: Pick<Database, 'invoice'>,
  links: Parameters<MailRows>[0],
  now: Date,
): ReturnType<MailRows> {
  const orderUids = links.map(orderToPay).filter((uid) => uid !== null);
  if (orderUids.length === 0) return () => [];
  const open = await database.invoice.findMany({
    where: { orderUid: { in: orderUids }, status: 'open' satisfies InvoiceStatus },
    orderBy: [{ createdAt: 'asc' }, { uid: 'asc' }],
    include: { order: { select: { number: true } } },
  });
  return (link) => {
    const invoice = open.find(({ orderUid }) => orderUid === orderToPay(link));
    if (!invoice) return [];
    // A renewal is to be paid before its period ends, which its text says; its invoice waits longer.
    const isDue = invoice.dueAt && invoice.purpose !== ('renewal' satisfies InvoicePurpose);
    // The text was written before: the last proof may have closed the order since, or closes it now.
    if (isDue && invoice.dueAt! <= now) return [];
    return [
      ['Jumlah', formatSen(sen(askedOf(invoice)))],
      ...(isDue ? [['Bayar sebelum', formatWibDeadline(invoice.dueAt!)] as const] : []),
      ['Nomor pesanan', invoice.order.number],
    ];
  };
}
