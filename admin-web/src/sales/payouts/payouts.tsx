import EditIcon from '@mui/icons-material/Edit';
import OutboxIcon from '@mui/icons-material/Outbox';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import { Alert, Button, Link as MuiLink } from '@mui/material';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { AdminPayout } from '#contracts/sales/payouts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { Permission } from '#domain/platform/admin-role';
import { PAYOUT_STATES } from '#domain/sales/payouts/payout';
import { PayoutDeadlineField, RunningDeadline, isToBePaid } from '../../platform/fields/deadline';
import { CustomerFact } from '../../identity/shared/customer-fact';
import { BlockedSign, PayeeName } from '../../identity/shared/payee-name';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { useChooseAction } from '../../platform/actions/chosen-action';
import { RecordActions } from '../../platform/actions/record-actions';
import { type ActionFormProps, ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { useCan } from '../../platform/auth/permissions';
import { MoneyField, TranslatedField } from '../../platform/fields/fields';
import { formatDate } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleList } from '../../platform/lists/console-list';
import { type FilterChoice, oldestFirst } from '../../platform/lists/filter-choice';
import { ConsoleShow } from '../../platform/records/console-show';
import { Fact, Facts, TranslatedFact } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { AccountDialog } from '../shared/account-dialog';
import { PaidStatus } from '../shared/given-back';
import { PayeeAccount } from '../shared/payee-account';
import { PayoutFacts } from '../shared/payout-facts';
import { NewBatchButton } from './new-batch-button';

/** Of a file that was downloaded the reason says that the bank has not transferred this one. */
const TakeOutDialog = (props: ActionFormProps) => {
  const payout = useRecordContext<AdminPayout>();
  return payout?.inFile ? <ReasonDialog {...props} internalReason /> : <ConfirmDialog {...props} />;
};

const plans: ActionPlans = {
  approve: { icon: <ThumbUpIcon />, dialog: ConfirmDialog },
  'change-account': { icon: <EditIcon />, dialog: AccountDialog },
  'take-out': { icon: <OutboxIcon />, aside: true, dialog: TakeOutDialog, reversible: true },
};
/** Where there is an account, another one is not what comes next. */
const accountKnown: ActionPlans = { ...plans, 'change-account': { ...plans['change-account']!, aside: true } };
const Column = DataTable.Col<AdminPayout>;
const choices: FilterChoice[] = [
  { label: 'payouts.unpaid', filter: { unpaid: true } },
  { label: 'payouts.toApprove', filter: { toApprove: true } },
  ...PAYOUT_STATES.map((state) => ({ label: `status.payout.${state}`, filter: { state } })),
  { label: 'payouts.sameReference', filter: { sameReference: true }, uncounted: true },
  { label: 'console.all', filter: {} },
];

/** Everything that leaves the bank; what is approved goes into the next batch. */
export const PayoutList = () => (
  <ConsoleList
    filterDefaultValues={{ unpaid: true }}
    sort={oldestFirst('dueAt')}
    choices={choices}
    tools={<NewBatchButton />}
    small={{
      primaryText: (row: AdminPayout) => row.customerName,
      tertiaryText: (row: AdminPayout) => formatRupiah(row.amount),
      secondaryText: (row: AdminPayout) => (
        <>
          {row.bankName ?? '–'} {row.accountNumber}
          <br />
          <RunningDeadline iso={row.dueAt} isRunning={isToBePaid(row)} /> <PayoutStatus of={row} />
          <BlockedSign of={row} />
        </>
      ),
    }}
  >
    <Column source="dueAt" field={PayoutDeadlineField} />
    <Column source="kind" disableSort>
      <TranslatedField source="kind" prefix="payoutKind" />
    </Column>
    <Column source="customerName" disableSort render={(row) => <PayeeName of={row} />} />
    <Column source="amount" align="right" field={MoneyField} />
    <Column source="bankName" disableSort render={(row) => <PayeeAccount of={row} />} />
    <Column source="state" render={(row) => <PayoutStatus of={row} />} />
  </ConsoleList>
);

/** How far it is, and what approves it: the button, or the way to the record of another desk. A role that may not approve there reads where it is done. */
const PayoutStatus = ({ of: row }: { of: AdminPayout }) => {
  const translate = useTranslate();
  const can = useCan();
  const desk = row.approvalDesk;
  if (desk && !can(`${desk.resource}.approve` as Permission))
    return (
      <>
        {translate('payouts.approvedAt')} <DeskLink of={desk} />
      </>
    );
  return (
    <Row>
      <PaidStatus subject="payout" of={paidOf(row)} />
      {desk ? <DeskLink of={desk} label="payouts.approveAt" /> : <ApproveButton of={row} />}
    </Row>
  );
};

const ApproveButton = ({ of: row }: { of: AdminPayout }) => {
  const translate = useTranslate();
  const choose = useChooseAction();
  if (!row.allowedActions.includes('approve')) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={plans.approve!.icon}
      onClick={(event) => {
        // Otherwise the row would open the payout as well.
        event.stopPropagation();
        choose?.({ resource: 'payouts', record: row, action: 'approve', plan: plans.approve });
      }}
    >
      {translate('actions.payouts.approve.label')}
    </Button>
  );
};

interface DeskLinkProps {
  of: NonNullable<AdminPayout['approvalDesk']>;
  /** Key of a text with the name of the desk in it; by default its name. */
  label?: string;
}

const DeskLink = ({ of: desk, label }: DeskLinkProps) => {
  const translate = useTranslate();
  const name = translate(`resources.${desk.resource}.name`, { smart_count: 2 });
  return <RecordLink {...desk}>{label ? translate(label, { desk: name }) : name}</RecordLink>;
};

/** Whether its own transfer came back; what sends it again is a row of its own. */
const paidOf = ({ state, cameBack }: AdminPayout) => ({
  state,
  givenBack: cameBack && { on: cameBack.on, resentAt: cameBack.state === 'paid' ? cameBack.on : null },
});

export const PayoutShow = () => <ConsoleShow of={PayoutDetail} />;

const PayoutDetail = ({ record: row }: { record: AdminPayout }) => {
  const translate = useTranslate();
  return (
    <>
      <ShowTitle status={{ subject: 'payout', value: row.state }}>{formatRupiah(row.amount)}</ShowTitle>
      <Row>
        <RecordActions plans={row.accountNumber === null ? plans : accountKnown} />
      </Row>
      {row.approvalDesk && (
        <Alert severity="info">
          {translate('payouts.approvalDesk')}: <DeskLink of={row.approvalDesk} />
        </Alert>
      )}
      <Facts>
        <TranslatedFact source="kind" prefix="payoutKind" />
        {row.customerUid ? (
          <CustomerFact of={{ ...row, customerUid: row.customerUid }} />
        ) : (
          <Fact source="customerName">{row.customerName}</Fact>
        )}
        <PayoutFacts of={row}>
          {row.batchUid && (
            <Fact source="batchUid">
              <MuiLink component={Link} to={`/payout-batches/${row.batchUid}/show`}>
                {translate('payouts.openBatch')}
              </MuiLink>
            </Fact>
          )}
        </PayoutFacts>
        {row.cameBack && (
          <Fact source="cameBack">
            <RecordLink resource="payouts" id={row.cameBack.payoutUid}>
              {translate('payouts.cameBack', { on: formatDate(row.cameBack.on) })}
            </RecordLink>{' '}
            <StatusChip subject="payout" value={row.cameBack.state} />
          </Fact>
        )}
        {row.resends && (
          <Fact source="resends">
            <RecordLink resource="payouts" id={row.resends.payoutUid}>
              {translate('payouts.resends', { kind: translate(`payoutKind.${row.resends.kind}`) })}
            </RecordLink>
          </Fact>
        )}
      </Facts>
    </>
  );
};
