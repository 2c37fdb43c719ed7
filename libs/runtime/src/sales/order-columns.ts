/** What an order is called: `orderNames`, `orderPlanName` and `orderTitle` read it. */
export const itemColumns = { orderBy: { position: 'asc' }, select: { title: true, details: true } } as const;

/** The invoice by which an order is bought, if any: `orderDueAt`, `askedOf` and `isPaidOrder` read it. */
export const purchaseInvoice = {
  where: { purpose: 'purchase' },
  select: { status: true, dueAt: true, amountSen: true, receivedSen: true, askedSen: true },
} as const;
