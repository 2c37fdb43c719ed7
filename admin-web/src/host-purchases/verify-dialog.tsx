import { Alert, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { AdminPurchase } from '#contracts/http/admin/hosts.http';
import { formatRupiah } from '#domain/money/sen';
import { ActionDialog } from '../shared/action-dialog';
import type { ActionFormProps } from '../shared/simple-dialogs';
import { parseRupiah } from '../shared/parse-rupiah';
import { SameProof } from '../shared/same-proof';

/** The provider's price is asked for only where the plan does not know it, beginning with what the host says; else what is known counts. */
export const VerifyDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const purchase = useRecordContext<AdminPurchase>();
  const translate = useTranslate();
  const [typed, setTyped] = useState(purchase ? formatRupiah(purchase.claimed) : '');
  const [tried, setTried] = useState(false);
  const known = purchase?.providerPrice ?? null;
  const price = parseRupiah(typed);
  const label = translate(`actions.${resource}.${action}.label`);
  const submit = () => {
    setTried(true);
    if (known !== null) onAct({});
    else if (price !== null) onAct({ providerPrice: price });
  };
  const invalid = tried && price === null;
  return (
    <ActionDialog {...rest} title={`${label}?`} submitLabel={label} focusSubmit={known !== null} onSubmit={submit}>
      <DialogContentText>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <SameProof />
      {known === null ? (
        <TextField
          autoFocus
          required
          label={translate('verify.price')}
          value={typed}
          error={invalid}
          helperText={translate(invalid ? 'verify.priceInvalid' : 'verify.priceHelp')}
          onChange={(event) => setTyped(event.target.value)}
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
