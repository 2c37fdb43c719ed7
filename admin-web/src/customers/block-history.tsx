import { useGetList } from 'react-admin';
import { Fact } from '../shared/facts';
import { listPath } from '../shared/list-path';
import { TextLink } from '../shared/record-link';
import { useMay } from '../shared/use-may';

/** All entries of the blacklist that ever concerned a customer, lifted ones as well: the page tells only the one that holds. */
export const BlockHistory = ({ customerUid }: { customerUid: string }) => {
  const filter = { customerUid };
  const { total } = useGetList(
    'blacklist',
    { filter, sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 1 } },
    { enabled: useMay()('blacklist.read') },
  );
  return total ? (
    <Fact source="blacklistEntries">
      <TextLink to={listPath('blacklist', filter)}>{total}</TextLink>
    </Fact>
  ) : null;
};
