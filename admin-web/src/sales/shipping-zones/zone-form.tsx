import { Typography } from '@mui/material';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  FormDataConsumer,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  required,
  useTranslate,
} from 'react-admin';
import { PROVINCES, cityRegion } from '#domain/sales/addresses/regions';
import { SHIPPING_METHODS } from '#domain/sales/shipping/shipping-option';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { WholeInput } from '../../platform/forms/whole-input';

const FIELDS = [
  'name',
  'service',
  'method',
  'regions',
  'daysMin',
  'daysMax',
  'info',
  'active',
  'position',
  'rates',
] as const;
const DEFAULTS = {
  method: 'courier',
  regions: [],
  info: '',
  active: true,
  daysMin: 1,
  daysMax: 3,
  position: 10,
  rates: [{ upToGrams: 1_000, price: 10_000 }],
};

/** Provinces before their cities. */
const REGIONS = PROVINCES.flatMap(({ code, name, cities }) => [
  { id: code, name },
  ...cities.map((city) => ({ id: cityRegion(code, city), name: `${city}, ${name}` })),
]);
const METHODS = SHIPPING_METHODS.map((id) => ({ id, name: `shippingMethod.${id}` }));

export const ZoneCreate = () => (
  <RecordCreate fields={FIELDS} defaults={DEFAULTS} redirect="list">
    <ZoneInputs />
  </RecordCreate>
);

export const ZoneEdit = () => (
  <RecordEdit fields={FIELDS} redirect="list" actions={null}>
    <ZoneInputs />
  </RecordEdit>
);

const ZoneInputs = () => {
  const translate = useTranslate();
  return (
    <>
      <SelectInput source="method" choices={METHODS} validate={required()} />
      <TextInput source="service" validate={required()} helperText="shippingZone.serviceHelp" />
      <TextInput source="name" validate={required()} />
      <FormDataConsumer<{ method?: string }>>
        {({ formData }) =>
          formData.method === 'pickup' ? (
            <TextInput source="info" multiline fullWidth validate={required()} />
          ) : (
            <AutocompleteArrayInput source="regions" choices={REGIONS} fullWidth validate={required()} />
          )
        }
      </FormDataConsumer>
      <WholeInput source="daysMin" min={0} max={60} />
      <WholeInput source="daysMax" min={0} max={60} />
      <WholeInput source="position" min={1} />
      <BooleanInput source="active" />
      <ArrayInput source="rates" validate={required()} helperText={false}>
        <SimpleFormIterator inline disableReordering>
          <WholeInput source="upToGrams" min={1} label="resources.shipping-zones.fields.upToGrams" />
          <RupiahInput source="price" whole min={0} label="resources.shipping-zones.fields.price" />
        </SimpleFormIterator>
      </ArrayInput>
      <Typography variant="body2" color="textSecondary">
        {translate('shippingZone.ratesHelp')}
      </Typography>
    </>
  );
};
