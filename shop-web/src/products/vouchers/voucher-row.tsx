import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { orderPath } from '#contracts/shop-paths';
import { LinkRow } from '../../platform/ui/link-row';
import { vouchersQuery } from './vouchers.queries';

/** On the page of the account, of who has a voucher: the newest one, on the page of its order. */
export function VoucherRow() {
  const { data: [newest, ...others] = [] } = useQuery(vouchersQuery());
  if (!newest) return null;
  return (
    <LinkRow to={orderPath(newest.orderUid)} Icon={Ticket} name="Voucher perawatan">
      {newest.code}, {newest.used} dari {newest.treatments} terpakai
      {others.length > 0 && `. ${others.length} lainnya ada di pesananmu`}
    </LinkRow>
  );
}
