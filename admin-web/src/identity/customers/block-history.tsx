import { useGetList } from 'react-admin';
import { Fact } from '../../platform/records/facts';
import { listPath } from '../../platform/lists/list-path';
import { TextLink } from '../../platform/records/record-link';
import { useCan } from '../../platform/auth/permissions';

/** How many blacklist entries ever concerned a customer; the page itself shows only the active one. */
export const BlockHistory = ({ customerUid }: { customerUid: string }) => {
  const filter = { customerUid };
  const { total } = useGetList(
    'blacklist',
    { filter, sort: { field: 'createdAt', order: 'DESC' }, pagination: { page: 1, perPage: 1 } },
    { enabled: useCan()('blacklist.read') },
  );
  return total ? (
    <Fact source="blacklistEntries">
      <TextLink to={listPath('blacklist', filter)}>{total}</TextLink>
    </Fact>
  ) : null;
};
