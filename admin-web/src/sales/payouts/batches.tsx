import BlockIcon from '@mui/icons-material/Block';
import DownloadIcon from '@mui/icons-material/Download';
import PaidIcon from '@mui/icons-material/Paid';
import { Alert, DialogContentText, Link as MuiLink } from '@mui/material';
import {
  DataTable,
  TextInput,
  downloadCSV,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { REFERENCE_LENGTH } from '#contracts/limits';
import type { AdminPayoutBatch, PayoutBatchFile } from '#contracts/sales/payouts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { PAYOUT_BATCH_STATES } from '#domain/sales/payouts/payout';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { type ActionFormProps, ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { useCan } from '../../platform/auth/permissions';
import type { AdminDataProvider } from '../../platform/data/data-provider';
import { DateTime, DateTimeField, MoneyField, StatusField } from '../../platform/fields/fields';
import { formatDateTime } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { minTrimmedLength } from '../../platform/forms/validators';
import { ConsoleList } from '../../platform/lists/console-list';
import { newestFirst } from '../../platform/lists/filter-choice';
import { ConsoleShow } from '../../platform/records/console-show';
import { DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { ToolButton } from '../../platform/ui/tool-button';
import { NewBatchButton } from './new-batch-button';
import { useSend } from '../../platform/actions/use-send';

const Column = DataTable.Col<AdminPayoutBatch>;
const choices = [
  ...PAYOUT_BATCH_STATES.map((state) => ({ label: `status.payoutBatch.${state}`, filter: { state } })),
  { label: 'console.all', filter: {} },
];

export const PayoutBatchList = () => (
  <ConsoleList
    filterDefaultValues={{ state: 'open' }}
    sort={newestFirst('createdAt')}
    choices={choices}
    tools={<NewBatchButton />}
    small={{
      primaryText: (batch: AdminPayoutBatch) => `${formatDateTime(batch.createdAt)} · ${formatRupiah(batch.amount)}`,
      secondaryText: (batch: AdminPayoutBatch) => (
        <>
          {batch.paidCount}/{batch.count} · {batch.createdBy} <StatusChip subject="payoutBatch" value={batch.state} />
        </>
      ),
    }}
  >
    <Column source="createdAt" field={DateTimeField} />
    <Column source="createdBy" disableSort />
    <Column source="count" disableSort align="right" />
    <Column source="paidCount" disableSort align="right" />
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="state" disableSort>
      <StatusField source="state" subject="payoutBatch" />
    </Column>
  </ConsoleList>
);

const validateReference = minTrimmedLength(REFERENCE_LENGTH.min);

/** The bank has sent the whole file. */
const PayBatchDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ reference: string }>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      onSubmit={({ reference }) => onAct({ reference: reference.trim() })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <TextInput
        source="reference"
        label="resources.payouts.fields.reference"
        autoFocus
        isRequired
        validate={validateReference}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: REFERENCE_LENGTH.max, autoComplete: 'off' } }}
      />
    </ActionDialog>
  );
};

/** Of a file that was downloaded the reason says that the bank has not transferred it. */
const CancelBatchDialog = (props: ActionFormProps) => {
  const batch = useRecordContext<AdminPayoutBatch>();
  return batch?.file ? <ReasonDialog {...props} internalReason /> : <ConfirmDialog {...props} />;
};

const plans: ActionPlans = {
  pay: { icon: <PaidIcon />, dialog: PayBatchDialog },
  cancel: { icon: <BlockIcon />, danger: true, dialog: CancelBatchDialog },
};

export const PayoutBatchShow = () => <ConsoleShow of={BatchDetail} />;

const BatchDetail = ({ record: batch }: { record: AdminPayoutBatch }) => {
  const translate = useTranslate();
  const filter = encodeURIComponent(JSON.stringify({ batchUid: batch.id }));
  return (
    <>
      <ShowTitle status={{ subject: 'payoutBatch', value: batch.state }}>{formatRupiah(batch.amount)}</ShowTitle>
      <Row>
        <FileButton batchUid={batch.id} isEmpty={batch.count === 0} />
        <RecordActions plans={plans} />
      </Row>
      {batch.state === 'open' && batch.count > 0 && <FileState of={batch} />}
      <Facts>
        <Fact source="count">
          <MuiLink component={Link} to={`/payouts?displayedFilters=%7B%7D&filter=${filter}`}>
            {translate('payouts.paidOf', { paid: batch.paidCount, count: batch.count })}
          </MuiLink>
        </Fact>
        <Fact source="createdBy">{batch.createdBy}</Fact>
        <DateTimeFact source="createdAt" iso={batch.createdAt} />
        {batch.file && (
          <Fact source="file">
            <DateTime iso={batch.file.at} /> · {batch.file.by}
          </Fact>
        )}
        <DateTimeFact source="closedAt" iso={batch.closedAt} />
      </Facts>
    </>
  );
};

/** What is to be done before it is recorded, or that the batch holds what the bank may have. */
const FileState = ({ of: { file } }: { of: AdminPayoutBatch }) => {
  const translate = useTranslate();
  if (!file) return <Alert severity="info">{translate('payouts.fileFirst')}</Alert>;
  return file.isOld ? (
    <Alert severity="warning">{translate('payouts.fileOld', { by: file.by })}</Alert>
  ) : (
    <Alert severity="info">{translate('payouts.fileHolds')}</Alert>
  );
};

/** The file for the bank's bulk transfer. */
const FileButton = ({ batchUid, isEmpty }: { batchUid: string; isEmpty: boolean }) => {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const can = useCan();
  const read = useSend({
    mutationFn: () => dataProvider.post<PayoutBatchFile>(`payout-batches/${batchUid}/file`, {}),
    onSuccess: ({ content, fileName }) => {
      downloadCSV(content, fileName);
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (!can('payout-batches.file')) return null;
  return (
    <ToolButton
      label="payouts.file"
      icon={<DownloadIcon />}
      onClick={() => read.mutate()}
      disabled={isEmpty || read.isPending}
    />
  );
};
