/** What an order is called: `orderNames`, `orderPlanName` and `orderTitle` read it. */
export const itemColumns = { orderBy: { position: 'asc' }, select: { title: true, details: true } } as const;

/** The invoice by which an order is bought, if any: `orderDueAt` and `isPaidOrder` read it. */
export const purchaseInvoice = {
  where: { purpose: 'purchase' },
  select: { status: true, dueAt: true, receivedSen: true },
} as const;
