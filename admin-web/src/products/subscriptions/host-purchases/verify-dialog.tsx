import { Alert, DialogContentText, Stack } from '@mui/material';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { MOST_BILL } from '#contracts/limits';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { RupiahInput } from '../../../platform/forms/rupiah-input';
import { SameProofAlert } from '../../../sales/shared/same-proof-alert';

interface Verified {
  providerPrice: number;
  reason?: string | null;
}

/**
 * The debit on the proof counts, at first as the host has claimed it. Above the price of the plan and its tolerance it needs a reason.
 * docs/rules/hosts.md#reimbursement
 */
export const VerifyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const purchase = useRecordContext<AdminPurchase>();
  const translate = useTranslate();
  const known = purchase?.providerPrice ?? null;
  const claimed = purchase?.claimed ?? 0;
  const most = purchase?.mostDebit ?? 0;
  const label = translate(`actions.${resource}.${action}.label`);
  const send = ({ providerPrice, reason }: Verified) =>
    onAct({ ...(providerPrice !== claimed && { providerPrice }), ...(reason?.trim() && { reason: reason.trim() }) });
  return (
    <ActionDialog<Verified>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      focusSubmit={claimed === known}
      defaultValues={{ providerPrice: claimed }}
      onSubmit={send}
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Stack useFlexGap sx={{ gap: 1, my: 1 }}>
        <SameProofAlert of={purchase} />
      </Stack>
      {known !== null && claimed !== known && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('verify.differs', { claimed: formatRupiah(claimed), known: formatRupiah(known) })}
        </Alert>
      )}
      <RupiahInput
        source="providerPrice"
        label={`actions.${resource}.${action}.fields.providerPrice`}
        max={MOST_BILL}
        autoFocus={claimed !== known}
        helperText={known === null ? 'verify.priceHelp' : 'verify.debitHelp'}
      />
      <TextInput
        source="reason"
        label={`actions.${resource}.${action}.fields.reason`}
        helperText={translate('verify.reasonHelp', { most: formatRupiah(most) })}
        multiline
      />
    </ActionDialog>
  );
};
