import { Typography } from '@mui/material';
import { ArrayInput, SelectInput, SimpleFormIterator, TextInput, required, useTranslate } from 'react-admin';
import { WEEKDAYS } from '#domain/products/venues/schedule';
import { SPORTS } from '#domain/products/venues/sports';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { WholeInput } from '../../platform/forms/whole-input';

const EDITED = [
  'name',
  'sport',
  'city',
  'address',
  'description',
  'players',
  'slotHours',
  'feePercent',
  'cancelHours',
  'keepPercent',
  'managerEmail',
  'bankName',
  'accountNumber',
  'accountName',
  'position',
  'prices',
] as const;
const DEFAULTS = {
  slotHours: 1,
  players: 10,
  feePercent: 10,
  cancelHours: 12,
  keepPercent: 50,
  position: 10,
  prices: WEEKDAYS.map((_, index) => ({ weekday: index + 1, fromHour: 8, toHour: 22, price: 150_000 })),
};
const sports = Object.entries(SPORTS).map(([id, name]) => ({ id, name }));
const weekdays = WEEKDAYS.map((name, index) => ({ id: index + 1, name }));

export const VenueCreate = () => (
  <RecordCreate fields={['slug', ...EDITED]} defaults={DEFAULTS}>
    <TextInput source="slug" validate={required()} />
    <VenueInputs />
  </RecordCreate>
);

export const VenueEdit = () => (
  <RecordEdit fields={EDITED}>
    <VenueInputs />
  </RecordEdit>
);

const VenueInputs = () => {
  const translate = useTranslate();
  return (
    <>
      <TextInput source="name" validate={required()} fullWidth />
      <SelectInput source="sport" choices={sports} validate={required()} />
      <TextInput source="city" validate={required()} />
      <TextInput source="address" validate={required()} fullWidth />
      <TextInput source="description" validate={required()} multiline minRows={3} fullWidth />
      <WholeInput source="players" min={2} max={50} helperText="venues.playersHelp" />
      <WholeInput source="slotHours" min={1} max={6} />
      <WholeInput source="feePercent" min={0} max={50} helperText="venues.feeHelp" />
      <WholeInput source="cancelHours" min={1} max={168} helperText="venues.cancelHelp" />
      <WholeInput source="keepPercent" min={0} max={100} helperText="venues.keepHelp" />
      <TextInput source="managerEmail" type="email" helperText="venues.managerHelp" fullWidth />
      <TextInput source="bankName" helperText="venues.accountHelp" />
      <TextInput source="accountNumber" />
      <TextInput source="accountName" />
      <WholeInput source="position" min={1} />
      <ArrayInput source="prices" validate={required()} helperText={false}>
        <SimpleFormIterator inline disableReordering>
          <SelectInput
            source="weekday"
            choices={weekdays}
            validate={required()}
            helperText={false}
            label="venues.price.weekday"
          />
          <WholeInput source="fromHour" min={0} max={23} helperText={false} label="venues.price.fromHour" />
          <WholeInput source="toHour" min={1} max={24} helperText={false} label="venues.price.toHour" />
          <RupiahInput source="price" whole min={1_000} label="venues.price.price" />
        </SimpleFormIterator>
      </ArrayInput>
      <Typography variant="body2" color="textSecondary">
        {translate('venues.pricesHelp')}
      </Typography>
    </>
  );
};
