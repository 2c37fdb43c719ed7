import CloseIcon from '@mui/icons-material/Close';
import UndoIcon from '@mui/icons-material/Undo';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { Alert, Typography } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminCost } from '#contracts/sales/costs.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { COST_STATES } from '#domain/sales/costs/cost';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { DateTimeField, MoneyField, StatusField, TranslatedField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { newestFirst, oldestFirst } from '../../platform/lists/filter-choice';
import { ConsoleShow } from '../../platform/records/console-show';
import { ActorFact, DateTimeFact, Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { ProposedAlert } from '../shared/proposed-alert';
import { Recoveries } from './recoveries';

const plans: ActionPlans = {
  approve: { icon: <ThumbUpIcon />, dialog: ConfirmDialog },
  withdraw: { icon: <CloseIcon />, aside: true, dialog: ReasonDialog, reversible: true, internalReason: true },
  reverse: { icon: <UndoIcon />, danger: true, dialog: ReasonDialog, internalReason: true },
};
const Column = DataTable.Col<AdminCost>;
const choices = [
  { label: 'status.cost.proposed', filter: { toApprove: true }, sort: oldestFirst('waitsSince') },
  ...COST_STATES.filter((state) => state !== 'proposed').map((state) => ({
    label: `status.cost.${state}`,
    filter: { state },
    sort: newestFirst('at'),
  })),
  { label: 'console.all', filter: {}, sort: newestFirst('at') },
];

/** What the shop has paid for what it sells, and what waits for another admin. */
export const CostList = () => (
  <ConsoleList
    filterDefaultValues={{}}
    sort={newestFirst('at')}
    choices={choices}
    small={{
      primaryText: (row: AdminCost) => `${row.label} · ${formatRupiah(row.amount)}`,
      secondaryText: (row: AdminCost) => (
        <>
          {row.payee}
          <br />
          {formatDateTime(row.at)} <StatusChip subject="cost" value={row.state} />
        </>
      ),
    }}
  >
    <Column source="at" field={DateTimeField} />
    <Column source="kind" disableSort>
      <TranslatedField source="kind" prefix="costKind" />
    </Column>
    <Column source="label" disableSort />
    <Column source="amount" align="right" field={MoneyField} />
    <Column
      source="recovered"
      align="right"
      disableSort
      render={(row) => <MoneyField record={{ ...row, recovered: row.recovered || null }} source="recovered" />}
    />
    <Column source="payee" disableSort />
    <Column source="state">
      <StatusField source="state" subject="cost" />
    </Column>
  </ConsoleList>
);

export const CostShow = () => <ConsoleShow of={CostDetail} />;

/** Kinds that are bought again for the same amount, where they were proposed. docs/rules/costs.md#two-admins */
const AT_OWN_DESK = ['group', 'animal', 'errand'];

const OwnDesk = () => <Typography color="textSecondary">{useTranslate()('cost.ownDesk')}</Typography>;

/** It was a mistake, or one admin says so. */
const Reversal = ({ of: { state, reversal } }: { of: AdminCost }) => {
  const translate = useTranslate();
  if (!reversal) return null;
  const facts = { ...reversal, at: formatDateTime(reversal.at) };
  return (
    <Alert severity="info" sx={{ my: 1, overflowWrap: 'anywhere' }}>
      {translate(state === 'reversed' ? 'cost.reversed' : 'cost.reversalProposed', facts)}
    </Alert>
  );
};

const CostDetail = ({ record: row }: { record: AdminCost }) => (
  <>
    <ShowTitle status={{ subject: 'cost', value: row.state }}>
      {formatRupiah(row.amount)} · {row.label}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <ProposedAlert proposed={row.state === 'proposed' ? row : null} amount={row.amount} />
    <Reversal of={row} />
    {row.state === 'proposed' && AT_OWN_DESK.includes(row.kind) && <OwnDesk />}
    <Facts>
      <TranslatedFact source="kind" prefix="costKind" />
      <Fact source="label">
        {row.orderUid ? (
          <RecordLink resource="orders" id={row.orderUid}>
            {row.label}
          </RecordLink>
        ) : (
          row.label
        )}
      </Fact>
      <Fact source="payee">{row.payee}</Fact>
      <Fact source="reference">{row.reference}</Fact>
      <Fact source="expected">{row.expected ? formatRupiah(row.expected) : null}</Fact>
      <Fact source="reason">{row.reason}</Fact>
      <ActorFact source="by" by={row.by} />
      <DateTimeFact source="at" iso={row.at} />
      <ActorFact source="decidedBy" by={row.decidedBy} />
      <DateTimeFact source="decidedAt" iso={row.decidedAt} />
    </Facts>
    <Recoveries of={row} />
  </>
);
