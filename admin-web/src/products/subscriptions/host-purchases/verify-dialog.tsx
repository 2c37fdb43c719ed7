import { Alert, DialogContentText } from '@mui/material';
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
 * What counts is the lower of claim and price of the plan. Another amount is typed with a reason, which the host reads.
 * docs/rules/hosts.md#reimbursement
 */
export const VerifyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const purchase = useRecordContext<AdminPurchase>();
  const translate = useTranslate();
  const known = purchase?.providerPrice ?? null;
  const claimed = purchase?.claimed ?? 0;
  const usual = known === null ? claimed : Math.min(known, claimed);
  const label = translate(`actions.${resource}.${action}.label`);
  const send = ({ providerPrice, reason }: Verified) =>
    onAct(providerPrice === usual ? {} : { providerPrice, ...(reason?.trim() && { reason: reason.trim() }) });
  return (
    <ActionDialog<Verified>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      focusSubmit={known !== null}
      defaultValues={{ providerPrice: usual }}
      onSubmit={send}
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <SameProofAlert of={purchase} />
      {known !== null && claimed !== known && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('verify.differs', { claimed: formatRupiah(claimed), known: formatRupiah(known) })}
        </Alert>
      )}
      <RupiahInput
        source="providerPrice"
        label={`actions.${resource}.${action}.fields.providerPrice`}
        max={MOST_BILL}
        autoFocus={known === null}
        helperText={known === null ? 'verify.priceHelp' : 'verify.usual'}
      />
      <TextInput
        source="reason"
        label={`actions.${resource}.${action}.fields.reason`}
        helperText="verify.reasonHelp"
        multiline
      />
    </ActionDialog>
  );
};
