import { Alert, DialogContentText } from '@mui/material';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { AdminPurchase } from '#contracts/products/subscriptions/hosts.admin.http';
import { formatRupiah } from '#domain/platform/sen';
import { ActionDialog, type FormValues } from '../../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../../platform/actions/simple-dialogs';
import { parseRupiah } from '../../../platform/forms/parse-rupiah';
import { SameProofAlert } from '../../../sales/shared/same-proof-alert';

const validatePrice = (typed: string | null) =>
  parseRupiah(typed ?? '') === null ? { message: 'verify.priceInvalid', args: {} } : undefined;

/** Asks for the provider's price only where the plan has none, starting with the amount that the host has entered. */
export const VerifyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const purchase = useRecordContext<AdminPurchase>();
  const translate = useTranslate();
  const known = purchase?.providerPrice ?? null;
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      focusSubmit={known !== null}
      defaultValues={{ providerPrice: purchase && formatRupiah(purchase.claimed) }}
      onSubmit={({ providerPrice }: FormValues) =>
        onAct(known === null ? { providerPrice: parseRupiah(providerPrice ?? '') } : {})
      }
    >
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <SameProofAlert of={purchase} />
      {known === null ? (
        <TextInput
          source="providerPrice"
          label={`actions.${resource}.${action}.fields.providerPrice`}
          autoFocus
          isRequired
          validate={validatePrice}
          helperText="verify.priceHelp"
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      ) : (
        <>
          <DialogContentText sx={{ mt: 1, fontWeight: 600 }}>
            {translate('resources.host-purchases.fields.providerPrice')}: {formatRupiah(known)}
          </DialogContentText>
          {purchase && purchase.claimed !== known && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('verify.differs', { claimed: formatRupiah(purchase.claimed), known: formatRupiah(known) })}
            </Alert>
          )}
        </>
      )}
    </ActionDialog>
  );
};
