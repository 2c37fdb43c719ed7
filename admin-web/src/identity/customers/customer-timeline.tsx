import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AdminBlacklistEntry } from '#contracts/identity/blacklist.admin.http';
import type { AdminCustomer, AdminCustomerNote } from '#contracts/identity/customers.admin.http';
import { Timeline, type TimelineEntry } from '../../platform/records/timeline';
import { SlotContent } from '../../platform/rooms/slot-content';
import { ReportEvents, useCustomerEvents } from '../shared/customer-events';
import { customerEvents } from '../shared/customer.slots';

/** As many as are read at a glance; older ones stand in the lists of the page. */
const SHOWN = 25;

/** What happened with a customer in all rooms: orders, payments, help, messages, blocks with their reasons and notes, in one history. */
export const CustomerTimeline = ({ customer }: { customer: AdminCustomer }) => {
  const translate = useTranslate();
  const [told, setTold] = useState<ReadonlyMap<string, TimelineEntry[]>>(new Map());
  const report = useCallback(
    (list: string, entries: TimelineEntry[]) => setTold((before) => new Map([...before, [list, entries]])),
    [],
  );
  const registered = { at: customer.createdAt, title: translate('customerEvent.registered'), by: 'customer' };
  const entries = [registered, ...[...told.values()].flat()].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <ReportEvents value={report}>
      <BlockEvents customerUid={customer.id} />
      <NoteEvents customerUid={customer.id} />
      <SlotContent slot={customerEvents} props={{ customerUid: customer.id }} />
      <Box sx={quietLinks}>
        <Timeline entries={entries.slice(-SHOWN)} ownBy="customer" isTitled={false} />
      </Box>
    </ReportEvents>
  );
};

/** Nearly every line leads to a record: as text that is underlined it is read, not shouted. */
const quietLinks = {
  '& li a': {
    color: 'text.primary',
    textDecorationColor: 'currentColor',
    textDecorationThickness: '1px',
    fontWeight: 400,
  },
} as const;

const BlockEvents = ({ customerUid }: { customerUid: string }) => {
  const translate = useTranslate();
  useCustomerEvents<AdminBlacklistEntry>({
    list: 'blacklist',
    customerUid,
    sortBy: 'createdAt',
    entriesOf: ({ createdAt, createdBy, reason, endedAt, endedBy, endReason }) => [
      { at: createdAt, title: translate('customerEvent.blocked'), why: reason, by: createdBy },
      ...(endedAt
        ? [{ at: endedAt, title: translate('customerEvent.unblocked'), why: endReason, by: endedBy ?? 'system' }]
        : []),
    ],
  });
  return null;
};

const NoteEvents = ({ customerUid }: { customerUid: string }) => {
  const translate = useTranslate();
  useCustomerEvents<AdminCustomerNote>({
    list: 'customer-notes',
    customerUid,
    sortBy: 'at',
    entriesOf: ({ at, text, by }) => [{ at, title: translate('customerEvent.noted'), why: text, by }],
  });
  return null;
};
