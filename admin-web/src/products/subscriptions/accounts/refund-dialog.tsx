import { Alert, DialogContentText, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { RadioButtonGroupInput, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AccountRefundTerms, AdminAccount } from '#contracts/products/subscriptions/accounts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import type { RefundRule } from '#domain/products/subscriptions/accounts/seat-refund';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import type { AdminDataProvider } from '../../../platform/data/data-provider';
import { ReasonInput } from '../../../platform/forms/reason-input';
import { RupiahInput } from '../../../platform/forms/rupiah-input';

interface Values {
  rule: RefundRule;
  amount: number | null;
  reason: string;
}

/** Gives a member money back: all of the last payment, what was not used, or an amount that is typed. */
export const RefundDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const account = useRecordContext<AdminAccount>();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const label = translate(`actions.${resource}.${action}.label`);
  const terms = useQuery({
    queryKey: ['refund-terms', account?.id],
    queryFn: () => dataProvider.get<AccountRefundTerms>(`accounts/${account!.id}/refund`),
    enabled: account !== undefined,
    // Days pass: what is offered is that of this moment.
    gcTime: 0,
    retry: false,
  });
  if (!account) return null;
  const submit = ({ rule, amount, reason }: Values) => {
    if (!terms.data) return;
    const seen = { whole: terms.data.whole, unused: terms.data.unused?.amount, typed: amount }[rule];
    // A typed amount is given once: the same press again has seen more than is left.
    const left = rule === 'typed' && { left: terms.data.whole };
    onAct({ reason: reason.trim(), rule, ...(seen != null && { amount: seen }), ...left });
  };
  return (
    <ActionDialog<Values>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ rule: 'whole', amount: null, reason: '' }}
      onSubmit={submit}
    >
      <Typography sx={{ mb: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {account.orderNumber} · {account.customerName}
      </Typography>
      {terms.error && <Alert severity="error">{terms.error.message}</Alert>}
      {terms.isPending && <Skeleton variant="rounded" height={160} aria-busy="true" />}
      {terms.data && (
        <Stack>
          <Rules terms={terms.data} />
          <DialogContentText variant="body2" sx={{ mb: 1 }}>
            {terms.data.from
              .map(({ source, amount }) =>
                translate(source ? 'seatRefund.from' : 'seatRefund.fromCredit', {
                  amount: formatRupiah(amount),
                  source,
                }),
              )
              .join(' ')}
          </DialogContentText>
          <ReasonInput />
        </Stack>
      )}
    </ActionDialog>
  );
};

const Rules = ({ terms }: { terms: AccountRefundTerms }) => {
  const { whole, unused, freely } = terms;
  const translate = useTranslate();
  const isSeries = unused?.unit === 'treatments';
  const rule = useWatch<Values, 'rule'>({ name: 'rule' });
  const amount = useWatch<Values, 'amount'>({ name: 'amount' });
  const choices = [
    { id: 'whole', name: translate('seatRefund.whole', { amount: formatRupiah(whole) }) },
    ...(unused
      ? [
          {
            id: 'unused',
            name: translate(`seatRefund.unused.${unused.unit}`, {
              amount: formatRupiah(unused.amount),
              parts: unused.parts,
              all: unused.all,
            }),
          },
        ]
      : []),
    { id: 'typed', name: translate('seatRefund.typed') },
  ];
  return (
    <>
      <RadioButtonGroupInput
        source="rule"
        label="seatRefund.rule"
        choices={choices}
        translateChoice={false}
        row={false}
        helperText={false}
        sx={{ '& .MuiFormControlLabel-root': { py: 0.5 } }}
      />
      <DialogContentText variant="body2" sx={{ mb: 1 }}>
        {translate(rule === 'typed' ? 'seatRefund.stays' : isSeries ? 'seatRefund.endsSeries' : 'seatRefund.ends')}{' '}
        {rule !== 'typed' && translate('dialog.irreversible')}
      </DialogContentText>
      {rule !== 'typed' && <OfNextPeriod rule={rule} terms={terms} />}
      {rule === 'typed' && <RupiahInput source="amount" label="seatRefund.amount" />}
      {rule === 'typed' && typeof amount === 'number' && amount > freely && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate('seatRefund.aboveRule', { amount: formatRupiah(freely) })}
        </Alert>
      )}
    </>
  );
};

/** What of the amount is for the next period, and what becomes credit beside it; nothing of a seat without either. */
const OfNextPeriod = ({
  rule,
  terms: { wholeOf, unused, credited },
}: {
  rule: Exclude<RefundRule, 'typed'>;
  terms: AccountRefundTerms;
}) => {
  const translate = useTranslate();
  const parts = unused?.of ?? [];
  const byPeriod = parts.map(({ which, amount, ...days }) =>
    translate(`seatRefund.of.${which}`, { amount: formatRupiah(amount), ...days }),
  );
  const said = [
    ...(rule === 'unused' && parts.some(({ which }) => which === 'next') ? byPeriod : []),
    ...(rule === 'whole' && wholeOf === 'next' ? [translate('seatRefund.of.lastIsNext')] : []),
    ...(credited > 0 ? [translate('seatRefund.credited', { amount: formatRupiah(credited) })] : []),
  ];
  return said.map((text) => (
    <DialogContentText key={text} variant="body2" sx={{ mb: 1 }}>
      {text}
    </DialogContentText>
  ));
};
