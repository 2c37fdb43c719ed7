import { useGetList, useTranslate } from 'react-admin';
import type { AdminReimbursement } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { useCan } from '../../../platform/auth/permissions';
import { formatDateTime } from '../../../platform/fields/format';
import { Fact } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { Row } from '../../../platform/ui/row';
import { PaidStatus } from '../../../sales/shared/given-back';
import { RunningDeadline, isToBePaid } from '../../../platform/fields/deadline';
import { GroupTrouble } from './group-trouble';

const NEWEST = { pagination: { page: 1, perPage: 3 }, sort: { field: 'dueAt', order: 'DESC' } } as const;

/** What the host of the group gets or got back: how much, when, and how far it is; the newest first. */
export const GroupReimbursements = ({ groupUid }: { groupUid: string }) => {
  const translate = useTranslate();
  const enabled = useCan()('reimbursements.read');
  const filter = { groupUid };
  const { data = [] } = useGetList<AdminReimbursement>('reimbursements', { filter, ...NEWEST }, { enabled });
  if (data.length === 0) return null;
  return (
    <Fact label={translate('resources.reimbursements.name', { smart_count: data.length })}>
      {data.map((row) => (
        <Row key={row.id}>
          <RecordLink resource="reimbursements" id={row.id}>
            {formatRupiah(row.amount)}
          </RecordLink>
          <PaidStatus subject="reimbursement" of={row} />
          <GroupTrouble of={row} />
          <span>
            {row.paidAt ? (
              formatDateTime(row.paidAt)
            ) : (
              <>
                {translate('reimbursement.due')} <RunningDeadline iso={row.dueAt} isRunning={isToBePaid(row)} />
              </>
            )}
          </span>
        </Row>
      ))}
    </Fact>
  );
};
