import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import CancelIcon from '@mui/icons-material/Cancel';
import PaidIcon from '@mui/icons-material/Paid';
import { DialogContentText } from '@mui/material';
import { DataTable, useTranslate } from 'react-admin';
import type { AdminDisbursement } from '#contracts/products/giving/giving.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionPlans } from '../../../platform/actions/action-plan';
import { RecordActions } from '../../../platform/actions/record-actions';
import { type ActionFormProps, ReasonDialog } from '../../../platform/actions/simple-dialogs';
import { DateTimeField, MoneyField } from '../../../platform/fields/fields';
import { formatDateTime } from '../../../platform/fields/format';
import { PictureInput } from '../../../platform/files/picture-input';
import { PictureViewer } from '../../../platform/files/picture-viewer';
import { multipart } from '../../../platform/files/set-picture-dialog';
import { ConsoleList } from '../../../platform/lists/console-list';
import { ConsoleShow } from '../../../platform/records/console-show';
import { ActorFact, DateTimeFact, Fact, Facts } from '../../../platform/records/facts';
import { RecordLink } from '../../../platform/records/record-link';
import { ShowTitle } from '../../../platform/records/show-title';
import { Row } from '../../../platform/ui/row';
import { GivenBackText, PaidStatus } from '../../../sales/shared/given-back';
import { PayOutDialog } from '../../../sales/shared/pay-out-dialog';
import { Actor } from '../../../platform/fields/actor';

/** Public: the page of the cause shows it. */
const ProofDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const key = `actions.${resource}.${action}`;
  const label = translate(`${key}.label`);
  return (
    <ActionDialog<{ proof: File | null }>
      {...rest}
      title={label}
      submitLabel={label}
      onSubmit={({ proof }) => onAct(multipart({}, proof))}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`${key}.ask`)}</DialogContentText>
      <PictureInput source="proof" label={translate(`${key}.fields.proof`)} />
    </ActionDialog>
  );
};

const plans: ActionPlans = {
  pay: { icon: <PaidIcon />, dialog: PayOutDialog },
  'set-proof': { icon: <AddPhotoAlternateIcon />, aside: true, dialog: ProofDialog },
  cancel: { icon: <CancelIcon />, danger: true, dialog: ReasonDialog, internalReason: true },
};
const Column = DataTable.Col<AdminDisbursement>;

export const DisbursementList = () => (
  <ConsoleList
    sort={{ field: 'at', order: 'DESC' }}
    small={{
      primaryText: (row: AdminDisbursement) => `${formatRupiah(row.amount)} · ${row.causeName}`,
      secondaryText: (row: AdminDisbursement) => (
        <>
          {row.title}
          <br />
          {formatDateTime(row.at)} <PaidStatus subject="payout" of={row} />
        </>
      ),
    }}
  >
    <Column source="at" field={DateTimeField} />
    <Column source="causeName" disableSort />
    <Column source="title" disableSort />
    <Column source="amount" disableSort align="right" field={MoneyField} />
    <Column source="by" disableSort render={({ by }) => <Actor by={by} />} />
    <Column source="state" disableSort render={(row) => <PaidStatus subject="payout" of={row} />} />
  </ConsoleList>
);

export const DisbursementShow = () => <ConsoleShow of={DisbursementDetail} />;

const DisbursementDetail = ({ record: row }: { record: AdminDisbursement }) => (
  <>
    <ShowTitle status={{ subject: 'payout', value: row.state }}>
      {formatRupiah(row.amount)} · {row.title}
    </ShowTitle>
    <Row>
      <RecordActions plans={plans} />
    </Row>
    <Facts>
      <Fact source="causeName">
        <RecordLink resource="causes" id={row.causeUid}>
          {row.causeName}
        </RecordLink>
      </Fact>
      <DateTimeFact source="at" iso={row.at} />
      <ActorFact source="by" by={row.by} />
      <Fact source="note">{row.note}</Fact>
      {row.payoutUid && (
        <>
          <Fact source="payoutUid">
            <RecordLink resource="payouts" id={row.payoutUid}>
              {row.bankName ?? '–'} {row.accountNumber} ({row.accountName})
            </RecordLink>
            <GivenBackText of={row} />
          </Fact>
          <Fact source="reference">{row.reference}</Fact>
        </>
      )}
    </Facts>
    {row.proofUrl && <PictureViewer key={row.id} url={row.proofUrl} what={row.title} />}
  </>
);
