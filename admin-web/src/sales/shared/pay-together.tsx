import PaidIcon from '@mui/icons-material/Paid';
import { Alert, Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';
import { destinationKey } from '#domain/sales/payouts/transfer';
import { BlockedSign } from '../../identity/shared/payee-name';
import { BulkActionButton } from '../../platform/actions/bulk-action-button';
import { ChosenSum } from '../../platform/lists/chosen-sum';
import { TransferInput, transferOf } from './transfer-input';

/** What can be paid: a reimbursement, a refund or another payout. */
interface Payable extends RaRecord {
  id: string;
  customerUid: string | null;
  customerName: string;
  isBlocked: boolean;
  orderNumber?: string;
  amount: number;
  bankName: string | null;
  accountNumber: string | null;
  accountName: string | null;
  /** Of a refund: the account that the money came from. */
  paidFrom?: string | null;
}
type TroubleOf = (record: Payable) => string | null | undefined;

/** Those without a known account go one by one. */
const keyOf = (record: Payable): string => destinationKey(record) ?? record.id;

interface PayTogetherButtonProps<R> {
  /** Above the destinations. */
  notice?: (records: R[]) => ReactNode;
}

/** The actions of a list of payouts that are only paid together: the sum of the chosen rows, and its payment. */
export const PayChosen = <R extends Payable>() => (
  <>
    <ChosenSum />
    <PayTogetherButton<R> />
  </>
);

/**
 * Records the transfers that paid the selected rows: one transfer, with one reference of the bank, for each account.
 * docs/rules/payments.md#transfers
 */
export const PayTogetherButton = <R extends Payable>({ notice }: PayTogetherButtonProps<R>) => {
  const translate = useTranslate();
  return (
    <BulkActionButton<R>
      action="pay"
      icon={<PaidIcon />}
      unable={(n) => translate('transfer.unable', { n })}
      preview={(records, troubleOf) => (
        <>
          {notice?.(records)}
          <Destinations records={records} troubleOf={troubleOf as TroubleOf} />
        </>
      )}
      bodyOf={(values, record, before) => {
        const transfer = transferOf(values, sourceOf(record));
        const others = before.filter((other) => keyOf(other.record) === keyOf(record));
        if (others.some(({ trouble }) => trouble === null)) return { ...transfer, sameTransfer: 'true' };
        // The first of an account was refused: the others would open its transfer in its place.
        return others.length > 0 ? translate('transfer.firstRefused') : transfer;
      }}
    />
  );
};

/** A name of a form's field: dots and brackets would be read as a path. */
const sourceOf = (record: Payable): string => `reference-${keyOf(record).replace(/[^a-z0-9]+/gi, '-')}`;

/** Which accounts get how much for what, each with its transfer. */
const Destinations = ({ records, troubleOf }: { records: Payable[]; troubleOf: TroubleOf }) => {
  const translate = useTranslate();
  const keys = [...new Set(records.map(keyOf))];
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        {translate('transfer.sum', {
          count: records.length,
          amount: formatRupiah(sumOf(records)),
          transfers: keys.length,
        })}
      </Typography>
      {keys.map((key, index) => (
        <DestinationCard
          key={key}
          records={records.filter((record) => keyOf(record) === key)}
          troubleOf={troubleOf}
          autoFocus={index === 0}
        />
      ))}
    </>
  );
};

const sumOf = (records: Payable[]): number => records.reduce((sum, { amount }) => sum + amount, 0);

interface DestinationCardProps {
  records: Payable[];
  troubleOf: TroubleOf;
  autoFocus: boolean;
}

const DestinationCard = ({ records, troubleOf, autoFocus }: DestinationCardProps) => {
  const translate = useTranslate();
  const [first] = records;
  const isDone = records.every((record) => troubleOf(record) === null);
  return (
    <Card variant="outlined" sx={{ p: 1.5, mb: 1.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {formatRupiah(sumOf(records))} → {destinationText(first!) ?? translate('transfer.back')}
      </Typography>
      {records.map((record) => (
        <Box key={record.id} sx={{ my: 0.5 }}>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {[record.customerName, record.orderNumber].filter(Boolean).join(' · ')}
              <BlockedSign of={record} />
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
              {formatRupiah(record.amount)}
            </Typography>
          </Box>
          {troubleOf(record) && <Alert severity="error">{troubleOf(record)}</Alert>}
          {troubleOf(record) === null && <Alert severity="success">{translate('transfer.done')}</Alert>}
        </Box>
      ))}
      {!isDone && (
        <TransferInput
          source={sourceOf(first!)}
          autoFocus={autoFocus}
          mayBeSame={records.some((record) => Boolean(troubleOf(record)))}
        />
      )}
    </Card>
  );
};

const destinationText = ({ bankName, accountNumber, accountName, paidFrom }: Payable): string | null =>
  accountNumber ? `${bankName ?? ''} ${accountNumber} (${accountName ?? ''})` : (paidFrom ?? null);
