import type { PaymentMethodView } from '#contracts/http/payments.http';
import type { Database } from '#runtime/db/database';

/** The ways to pay that are offered now, in their order. */
export async function loadPaymentMethods(database: Database): Promise<PaymentMethodView[]> {
  const rows = await database.paymentMethod.findMany({
    where: { active: true },
    orderBy: { position: 'asc' },
    omit: { active: true, position: true },
  });
  return rows.map(({ kind, ...method }) => ({ ...method, kind: kind as PaymentMethodView['kind'] }));
}
