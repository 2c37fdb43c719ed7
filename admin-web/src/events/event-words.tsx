import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminEvent } from '#contracts/http/admin/events.http';
import { RecordLink } from '../shared/record-link';

/** What happened, in words and as the code that logs and searches know; one that nobody knows has only its code. */
export const EventName = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return (
    <>
      {translate(`eventName.${name}`, { _: '' })}{' '}
      <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
        {name}
      </Box>
    </>
  );
};

/** Facts of a payload that are records of the console. */
const RECORDS: Record<string, string> = {
  orderUid: 'orders',
  accountUid: 'accounts',
  groupUid: 'account-groups',
  paymentUid: 'payments',
  purchaseUid: 'host-purchases',
  reimbursementUid: 'reimbursements',
  customerUid: 'customers',
  voucherUid: 'vouchers',
  followUpUid: 'follow-ups',
  notificationUid: 'notifications',
};

/** The records that an event is about, each a step away. */
export const EventSubjects = ({ payload }: Pick<AdminEvent, 'payload'>) => {
  const translate = useTranslate();
  const subjects = Object.entries(payload ?? {}).filter(
    (fact): fact is [string, string] => Object.hasOwn(RECORDS, fact[0]) && typeof fact[1] === 'string',
  );
  if (!subjects.length) return <>–</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {subjects.map(([fact, id]) => (
        <li key={fact}>
          <RecordLink resource={RECORDS[fact]!} id={id}>
            {translate(`resources.${RECORDS[fact]}.name`, { smart_count: 1 })}
          </RecordLink>
        </li>
      ))}
    </Box>
  );
};
