import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { PAGE } from '#contracts/shop-paths';
import { LinkRow } from '../../../platform/ui/link-row';
import { membershipsQuery } from '../memberships/memberships.queries';

/** On the page of the account, of who is or was a host. */
export function HostRow() {
  const { data } = useQuery(membershipsQuery(1));
  if (!data?.items.some(({ role }) => role === 'host')) return null;
  return (
    <LinkRow to={PAGE.hostStatement} Icon={HandCoins} name="Rekap host">
      Penggantian yang sudah kamu terima
    </LinkRow>
  );
}
