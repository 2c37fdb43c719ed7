import LinkIcon from '@mui/icons-material/Link';
import SavingsIcon from '@mui/icons-material/Savings';
import CloseIcon from '@mui/icons-material/Close';
import UndoIcon from '@mui/icons-material/Undo';
import RedoIcon from '@mui/icons-material/Redo';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box } from '@mui/material';
import StorefrontIcon from '@mui/icons-material/Storefront';
import RestoreIcon from '@mui/icons-material/Restore';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { UNPLACED_STATES } from '#domain/sales/unplaced/unplaced-money';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { MoneyField, StatusField } from '../../platform/fields/fields';
import { formatDate } from '../../platform/fields/format';
import { NoWrap } from '../../platform/fields/no-wrap';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { CsvExportButton } from '../../platform/lists/csv-export-button';
import { type ExportColumn, actorColumn, dateTimeColumn, translatedColumn } from '../../platform/lists/csv-columns';
import { newestFirst, oldestFirst } from '../../platform/lists/filter-choice';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { ProposedAlert } from '../shared/proposed-alert';
import { OrderFact } from '../shared/order-fact';
import { NumberDialog } from './number-dialog';
import { RecoverDialog } from './recover-dialog';
import { ResendDialog } from './resend-dialog';
import { Actor } from '../../platform/fields/actor';
import { ReturnDialog } from './return-dialog';

const plans: ActionPlans = {
  assign: { icon: <LinkIcon />, dialog: NumberDialog },
  credit: { icon: <SavingsIcon />, dialog: NumberDialog },
  withdraw: { icon: <CloseIcon />, danger: true, dialog: ReasonDialog, reversible: true, internalReason: true },
  return: { icon: <UndoIcon />, dialog: ReturnDialog, reversible: true },
  resend: { icon: <RedoIcon />, dialog: ResendDialog, reversible: true },
  keep: { icon: <ReplayIcon />, danger: true, dialog: ConfirmDialog, reversible: true },
  recover: { icon: <StorefrontIcon />, dialog: RecoverDialog, reversible: true },
  undo: { icon: <RestoreIcon />, danger: true, dialog: ReasonDialog, reversible: true, internalReason: true },
};
const Column = DataTable.Col<AdminUnplacedMoney>;
const choices = [
  ...UNPLACED_STATES.map((state) => ({ label: `status.unplacedMoney.${state}`, filter: { state } })),
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
            {formatDate(row.arrivedOn)}, {age(row)} <StatusChip subject="unplacedMoney" value={row.state} />
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
      <Column source="state" disableSort>
        <StatusField source="state" subject="unplacedMoney" />
      </Column>
    </ConsoleList>
  );
};

export const UnplacedMoneyShow = () => <ConsoleShow of={UnplacedMoneyDetail} />;

export const UnplacedMoneyDetail = ({ record: row }: { record: AdminUnplacedMoney }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'unplacedMoney', value: row.state }}>{formatRupiah(row.amount)}</ShowTitle>
      <Row>
        <RecordActions plans={plans} />
      </Row>
      <ProposedAlert
        proposed={row.proposed}
        amount={row.proposed?.amount ?? row.amount}
        orderNumber={row.proposed?.orderNumber}
        isAside={row.proposed?.isAside}
      />
      <Facts>
        <Fact source="arrivedOn">
          {formatDate(row.arrivedOn)} ({translate('unplaced.days', { smart_count: row.days })})
        </Fact>
        <Fact source="shopBank">{row.shopBank}</Fact>
        <Fact source="description">{row.description || '–'}</Fact>
        <Fact source="reference">{row.reference ?? '–'}</Fact>
        {row.parts.length > 0 && (
          <Fact source="parts">
            {translate('unplaced.partOf', { amount: formatRupiah(row.lineAmount) })}
            {row.parts.map(({ id, amount, state }) => (
              <Box key={id}>
                <RecordLink resource="unplaced-money" id={id}>
                  {formatRupiah(amount)}
                </RecordLink>{' '}
                <StatusChip subject="unplacedMoney" value={state} />
              </Box>
            ))}
          </Fact>
        )}
        {row.order && <OrderFact of={row.order} />}
        {row.bounced && (
          <Fact source="bounced">
            <RecordLink resource="payouts" id={row.bounced.payoutUid}>
              {translate(`payoutKind.${row.bounced.kind}`)} {row.bounced.customerName} {row.bounced.bankName}{' '}
              {row.bounced.accountNumber}
            </RecordLink>
          </Fact>
        )}
        {row.payout && (
          <Fact source={row.bounced ? 'resentTo' : 'payout'}>
            <RecordLink resource="payouts" id={row.payout.payoutUid}>
              {row.payout.accountNumber
                ? `${row.payout.bankName} ${row.payout.accountNumber} ${row.payout.accountName}`
                : translate('unplaced.noAccount')}
            </RecordLink>{' '}
            <StatusChip subject="payout" value={row.payout.state} />
          </Fact>
        )}
        {row.cost && (
          <Fact source="cost">
            <RecordLink resource="costs" id={row.cost.costUid}>
              {row.cost.label} · {row.cost.payee}
            </RecordLink>
          </Fact>
        )}
        <Fact source="bookedBy">{row.bookedBy}</Fact>
        <DateTimeFact source="bookedAt" iso={row.bookedAt} />
        {row.decidedBy && (
          <Fact source="decidedBy">
            <Actor by={row.decidedBy} />
          </Fact>
        )}
        {row.decidedAt && <DateTimeFact source="decidedAt" iso={row.decidedAt} />}
      </Facts>
    </>
  );
};
