import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import StorefrontIcon from '@mui/icons-material/Storefront';
import { Alert, Box, Typography } from '@mui/material';
import { TextInput, required, useTranslate } from 'react-admin';
import type { AdminShipment } from '#contracts/sales/shipping.admin.http';
import { BulkActionButton } from '../../platform/actions/bulk-action-button';
import { TrackingNumberInput } from './tracking-number-input';

type TroubleOf = (record: AdminShipment) => string | null | undefined;
type Values = Record<string, string | null | undefined>;

/** Field of the tracking number of a parcel. */
const numberOf = (id: string): string => `number-${id}`;
const validateCourier = required();
const input = { htmlInput: { maxLength: 40, autoComplete: 'off' } };

/** Hands the selected parcels to one courier, each with its number, or makes those to be picked up ready. */
export const ShipmentBulkActions = () => (
  <>
    <BulkActionButton<AdminShipment>
      action="ship"
      icon={<LocalShippingIcon />}
      preview={(parcels, troubleOf) => <Handed parcels={parcels} troubleOf={troubleOf} />}
      bodyOf={(values: Values, { id }) => ({
        courier: values.courier?.trim() ?? '',
        trackingNumber: values[numberOf(id)] ?? '',
      })}
    />
    <BulkActionButton<AdminShipment>
      action="ready"
      icon={<StorefrontIcon />}
      preview={(parcels, troubleOf) =>
        parcels.map((parcel) => <Parcel key={parcel.id} parcel={parcel} trouble={troubleOf(parcel)} />)
      }
    />
  </>
);

const Handed = ({ parcels, troubleOf }: { parcels: AdminShipment[]; troubleOf: TroubleOf }) => {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="courier"
        label="actions.shipments.ship.fields.courier"
        defaultValue="JNE"
        validate={validateCourier}
        helperText={false}
        slotProps={input}
      />
      {parcels.map((parcel) => {
        const trouble = troubleOf(parcel);
        return trouble === null ? (
          <Parcel key={parcel.id} parcel={parcel} trouble={trouble} />
        ) : (
          <Box key={parcel.id}>
            <TrackingNumberInput
              source={numberOf(parcel.id)}
              label={translate('shipments.numberOf', { order: parcel.orderNumber, recipient: parcel.recipient })}
            />
            {trouble && <Alert severity="error">{trouble}</Alert>}
          </Box>
        );
      })}
    </>
  );
};

const Parcel = ({ parcel, trouble }: { parcel: AdminShipment; trouble: string | null | undefined }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mb: 1 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {parcel.orderNumber} · {parcel.recipient}
      </Typography>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      {trouble === null && <Alert severity="success">{translate('shipments.sent')}</Alert>}
    </Box>
  );
};
