import { DialogContentText, Stack } from '@mui/material';
import { TextInput, required, useRecordContext, useTranslate } from 'react-admin';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import { ActionDialog } from '../../platform/actions/action-dialog';
import type { ActionFormProps } from '../../platform/actions/simple-dialogs';
import { TrackingNumberInput } from './tracking-number-input';

interface Values {
  courier: string;
  trackingNumber: string;
}
const validateCourier = required();
const input = { htmlInput: { maxLength: 40, autoComplete: 'off' } };

/** To which courier a parcel was handed, and under which number; also to correct it. */
export const ShipDialog = ({ resource, action, onAct, ...rest }: ActionFormProps) => {
  const translate = useTranslate();
  const { courier, trackingNumber } = useRecordContext<AdminShipment>() ?? {};
  const label = translate(`actions.${resource}.${action}.label`);
  return (
    <ActionDialog<Values>
      {...rest}
      title={`${label}?`}
      submitLabel={label}
      defaultValues={{ courier: courier ?? 'JNE', trackingNumber: trackingNumber ?? undefined }}
      onSubmit={(sent) => onAct({ courier: sent.courier.trim(), trackingNumber: sent.trackingNumber })}
    >
      <DialogContentText sx={{ mb: 1 }}>{translate(`actions.${resource}.${action}.ask`)}</DialogContentText>
      <Stack useFlexGap sx={{ gap: 1 }}>
        <TextInput
          source="courier"
          label={`actions.${resource}.${action}.fields.courier`}
          validate={validateCourier}
          helperText={false}
          slotProps={input}
        />
        <TrackingNumberInput
          source="trackingNumber"
          label={`actions.${resource}.${action}.fields.trackingNumber`}
          autoFocus
        />
      </Stack>
    </ActionDialog>
  );
};
