import type { ComponentProps } from 'react';
import { Modal } from '../../shared/ui/modal';
import { OrderForm } from './order-form';

/** The order's form on top of the page. */
export function OrderConfirmationModal({
  onClose,
  ...form
}: ComponentProps<typeof OrderForm> & { onClose: () => void }) {
  return (
    <Modal title="Konfirmasi pesanan" locked={form.isPending} onClose={onClose}>
      <OrderForm {...form} />
    </Modal>
  );
}
