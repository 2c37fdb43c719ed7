import type { MouseEvent } from 'react';
import type { OrderSummary } from '#contracts/sales/orders.http';
import { orderPath } from '#contracts/shop-paths';
import { planNameOf } from '#domain/catalogue/plan-name';
import { Button, LinkButton } from '../../platform/ui/button';
import { Modal } from '../../platform/ui/modal';
import { unpaidFacts } from './unpaid-order';

/** Asked before another order of the same line is placed, see docs/rules/orders.md#second-order. */
export function UnpaidQuestion({
  order,
  onAnother,
  onClose,
}: {
  order: OrderSummary;
  onAnother: () => void;
  onClose: () => void;
}) {
  // The second press of a double click was meant for the button below.
  const another = ({ detail }: MouseEvent) => detail < 2 && onAnother();
  return (
    <Modal title="Kamu masih punya pesanan yang belum dibayar" onClose={onClose}>
      <p className="font-semibold">{planNameOf(order.providerName, order.packageName)}</p>
      <p className="text-sm text-muted">{unpaidFacts(order)}</p>
      <p className="mt-3">Mau melanjutkan pesanan itu, atau memang membuat satu lagi?</p>
      <div className="mt-5 flex flex-col gap-2 sm:flex-row-reverse">
        <LinkButton to={orderPath(order.orderUid)}>Lihat pesanan itu</LinkButton>
        <Button variant="secondary" onClick={another}>
          Buat pesanan baru
        </Button>
      </div>
    </Modal>
  );
}
