import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { PAGE } from '#contracts/shop-paths';
import { LinkRow } from '../../../platform/ui/link-row';
import { statementsQuery } from './hosts.queries';

/** On the page of the account, of who was sent money as a host. */
export function HostRow() {
  const { data } = useQuery(statementsQuery());
  if (!data?.length) return null;
  return (
    <LinkRow to={PAGE.hostStatement} Icon={HandCoins} name="Rekap host">
      Penggantian yang sudah kamu terima
    </LinkRow>
  );
}
