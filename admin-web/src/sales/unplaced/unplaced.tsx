import { Box } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { MoneyField } from '../../platform/fields/fields';
import { formatDate } from '../../platform/fields/format';
import { NoWrap } from '../../platform/fields/no-wrap';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { CsvExportButton } from '../../platform/lists/csv-export-button';
import { type ExportColumn, actorColumn, dateTimeColumn, translatedColumn } from '../../platform/lists/csv-columns';
import { newestFirst, oldestFirst } from '../../platform/lists/filter-choice';

const Column = DataTable.Col<AdminUnplacedMoney>;
const choices = [
  { label: 'status.unplacedMoney.open', filter: { state: 'open' } },
  { label: 'unplaced.sending', filter: { step: 'sending' } },
  { label: 'unplaced.done', filter: { step: 'done' }, sort: newestFirst('arrivedOn') },
  { label: 'console.all', filter: {}, sort: newestFirst('arrivedOn') },
];

const orderOf = ({ orderNumber, customerName }: NonNullable<AdminUnplacedMoney['order']>) => (
  <>
    <NoWrap>{orderNumber}</NoWrap> {customerName}
  </>
);

/** Parts of one transfer stand in rows of their own, and its line names the whole of it. */
const PartOf = ({ of: { parts, lineAmount } }: { of: AdminUnplacedMoney }) => {
  const translate = useTranslate();
  return parts.length === 0 ? null : (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {translate('unplaced.partOf', { amount: formatRupiah(lineAmount) })}
    </Box>
  );
};

/** How far it is, and the one thing that is out of the ordinary. */
const MoneyStatus = ({ of: { state, payout, proposed } }: { of: AdminUnplacedMoney }) => (
  <>
    <StatusChip subject="unplacedMoney" value={state} />
    {proposed && <StatusChip subject="lineProposal" value="waiting" />}
    {payout?.cameBack && (
      <StatusChip subject="givenBack" value={payout.cameBack.state === 'paid' ? 'resent' : 'waiting'} />
    )}
  </>
);

const csvColumns: ExportColumn<AdminUnplacedMoney>[] = [
  'arrivedOn',
  'amount',
  {
    source: 'lineAmount',
    value: ({ parts, lineAmount }: AdminUnplacedMoney) => (parts.length > 0 ? lineAmount : null),
  },
  'shopBank',
  'description',
  'reference',
  { source: 'orderNumber', value: ({ order }: AdminUnplacedMoney) => order?.orderNumber },
  { source: 'customerName', value: ({ order }: AdminUnplacedMoney) => order?.customerName },
  translatedColumn('state', 'status.unplacedMoney'),
  'bookedBy',
  actorColumn('decidedBy'),
  dateTimeColumn('decidedAt'),
];

/** Money that nothing explains, the oldest first. */
export const UnplacedMoneyList = () => {
  const translate = useTranslate();
  const age = ({ days }: AdminUnplacedMoney) => translate('unplaced.days', { smart_count: days });
  return (
    <ConsoleList
      filterDefaultValues={{ state: 'open' }}
      sort={oldestFirst('arrivedOn')}
      choices={choices}
      tools={<CsvExportButton<AdminUnplacedMoney> fileName="dana-belum-dikenali" columns={csvColumns} />}
      small={{
        primaryText: (row: AdminUnplacedMoney) => `${formatRupiah(row.amount)} · ${row.shopBank}`,
        secondaryText: (row: AdminUnplacedMoney) => (
          <>
            {row.description}
            <PartOf of={row} />
            <br />
            {formatDate(row.arrivedOn)}, {age(row)} <MoneyStatus of={row} />
          </>
        ),
      }}
    >
      <Column source="arrivedOn" render={({ arrivedOn }) => formatDate(arrivedOn)} />
      <Column source="days" align="right" disableSort render={age} />
      <Column source="amount" align="right" field={MoneyField} />
      <Column source="shopBank" disableSort />
      <Column
        source="description"
        disableSort
        render={(row) => (
          <>
            {row.description}
            <PartOf of={row} />
          </>
        )}
      />
      <Column source="order" disableSort render={({ order }) => order && orderOf(order)} />
      <Column source="state" disableSort render={(row) => <MoneyStatus of={row} />} />
    </ConsoleList>
  );
};
