import { Alert } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import type { AdminClaim } from '#contracts/products/subscriptions/access.admin.http';
import { useCan } from '../../../platform/auth/permissions';
import { formatDeadline } from '../../../platform/fields/format';
import { listPath } from '../../../platform/lists/list-path';
import { RecordLink, TextLink } from '../../../platform/records/record-link';

const MOST_URGENT = { pagination: { page: 1, perPage: 1 }, sort: { field: 'dueAt', order: 'ASC' } } as const;

/** Claims of the group with a clock that runs, until when the first is to be answered or solved, and the way there. */
export const OpenClaims = ({ groupUid }: { groupUid: string }) => {
  const translate = useTranslate();
  const enabled = useCan()('access-claims.read');
  const filter = { running: true, groupUid };
  const { data = [], total = 0 } = useGetList<AdminClaim>('access-claims', { filter, ...MOST_URGENT }, { enabled });
  const [first] = data;
  if (!first?.dueAt) return null;
  const open = translate('claims.show', { smart_count: total });
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('claims.ofGroup', { smart_count: total })} ·{' '}
      {translate(`claims.due.${first.state}`, { at: formatDeadline(first.dueAt) })} ·{' '}
      {total > 1 ? (
        <TextLink to={listPath('access-claims', filter)}>{open}</TextLink>
      ) : (
        <RecordLink resource="access-claims" id={first.id}>
          {open}
        </RecordLink>
      )}
    </Alert>
  );
};
