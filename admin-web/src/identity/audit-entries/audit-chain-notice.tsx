import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { AdminAuditChain } from '#contracts/platform/audit.admin.http';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { formatDateTime } from '../../platform/fields/format';
import { RecordLink } from '../../platform/records/record-link';

/** Whether the hash chain of the log is intact; verified each time the list opens. */
export const AuditChainNotice = () => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['audit-entries', 'verification'],
    queryFn: ({ signal }) => dataProvider.get<AdminAuditChain>('audit-entries/verification', signal),
    refetchOnMount: 'always',
  });
  if (error) return <Alert severity="warning">{translate('audit.unknown')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={48} aria-busy="true" />;
  return data.whole ? (
    <Alert severity="success" sx={{ my: 1 }}>
      {translate('audit.whole', { n: data.entries, at: formatDateTime(data.checkedAt) })}
    </Alert>
  ) : (
    <Alert severity="error" sx={{ my: 1 }}>
      {translate('audit.broken')}
      <Problems problems={data.problems} />
    </Alert>
  );
};

const Problems = ({ problems }: { problems: AdminAuditChain['problems'] }) => {
  const translate = useTranslate();
  return (
    <ul>
      {problems.map(({ kind, position, auditUid }) => (
        <li key={`${kind}-${position}-${auditUid}`}>
          {translate(`audit.problem.${kind}`, { position: position ?? '–' })}{' '}
          {auditUid && kind !== 'missing' && (
            <RecordLink resource="audit-entries" id={auditUid}>
              {auditUid}
            </RecordLink>
          )}
        </li>
      ))}
    </ul>
  );
};
