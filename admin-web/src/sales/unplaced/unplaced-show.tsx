import CloseIcon from '@mui/icons-material/Close';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import ReplayIcon from '@mui/icons-material/Replay';
import RestoreIcon from '@mui/icons-material/Restore';
import SavingsIcon from '@mui/icons-material/Savings';
import SettingsBackupRestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import StorefrontIcon from '@mui/icons-material/Storefront';
import UndoIcon from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { AdminUnplacedMoney } from '#contracts/sales/unplaced.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { ActionPlans } from '../../platform/actions/action-plan';
import { RecordActions } from '../../platform/actions/record-actions';
import { ConfirmDialog, ReasonDialog } from '../../platform/actions/simple-dialogs';
import { formatDate } from '../../platform/fields/format';
import { StatusChip } from '../../platform/fields/status-chip';
import { ConsoleShow } from '../../platform/records/console-show';
import { ActorFact, DateTimeFact, Fact, Facts } from '../../platform/records/facts';
import { RecordLink } from '../../platform/records/record-link';
import { ShowTitle } from '../../platform/records/show-title';
import { Row } from '../../platform/ui/row';
import { OrderFact } from '../shared/order-fact';
import { ProposedAlert } from '../shared/proposed-alert';
import { NumberDialog } from './number-dialog';
import { RecoverDialog } from './recover-dialog';
import { ResendDialog } from './resend-dialog';
import { ReturnDialog } from './return-dialog';

const plans: ActionPlans = {
  assign: { icon: <LinkIcon />, dialog: NumberDialog },
  credit: { icon: <SavingsIcon />, dialog: NumberDialog },
  withdraw: { icon: <CloseIcon />, danger: true, dialog: ReasonDialog, reversible: true, internalReason: true },
  return: { icon: <UndoIcon />, dialog: ReturnDialog, reversible: true },
  resend: { icon: <RedoIcon />, dialog: ResendDialog, reversible: true },
  keep: { icon: <ReplayIcon />, danger: true, dialog: ConfirmDialog, reversible: true },
  recover: { icon: <StorefrontIcon />, dialog: RecoverDialog, reversible: true },
  reverse: {
    icon: <SettingsBackupRestoreIcon />,
    danger: true,
    dialog: ReasonDialog,
    reversible: true,
    internalReason: true,
  },
  undo: { icon: <RestoreIcon />, danger: true, dialog: ReasonDialog, reversible: true, internalReason: true },
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
        <Fact source="description">{row.description}</Fact>
        <Fact source="reference">{row.reference}</Fact>
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
            {row.payout.cameBack && (
              <Box>
                <RecordLink resource="unplaced-money" id={row.payout.cameBack.unplacedUid}>
                  {translate('payouts.cameBack', { on: formatDate(row.payout.cameBack.on) })}
                </RecordLink>{' '}
                <StatusChip subject="payout" value={row.payout.cameBack.state} />
              </Box>
            )}
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
        {row.decidedBy && <ActorFact source="decidedBy" by={row.decidedBy} />}
        {row.decidedAt && <DateTimeFact source="decidedAt" iso={row.decidedAt} />}
        {row.reversalReason && <Fact source="reversalReason">{row.reversalReason}</Fact>}
      </Facts>
    </>
  );
};
