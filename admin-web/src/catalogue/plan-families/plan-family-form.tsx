import { AutocompleteInput, NumberInput, ReferenceInput, SelectInput, TextInput, required } from 'react-admin';
import { HOST_BUYS } from '#domain/catalogue/host-buys';
import { CheckboxInput } from '../../platform/forms/checkbox-input';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { RupiahInput } from '../../platform/forms/rupiah-input';

const FIELDS = [
  'name',
  'providerPrice',
  'transferFee',
  'cycleMonths',
  'hostBuys',
  'invites',
  'hostStoresLogin',
  'reimbursesWhenFull',
  'priceTolerancePercent',
  'renewalLeadDays',
  'graceDays',
];
const BUYS = HOST_BUYS.map((id) => ({ id, name: `familyForm.buys.${id}` }));
const SEATS = ['hostSeats', 'regularSeats', 'tvSlots', 'startsWhenConfirmed'];
const NEW = {
  hostSeats: 0,
  regularSeats: 4,
  tvSlots: null,
  startsWhenConfirmed: null,
  providerPrice: null,
  transferFee: 750,
  cycleMonths: 1,
  hostBuys: 'ordered',
  invites: false,
  hostStoresLogin: false,
  reimbursesWhenFull: false,
  priceTolerancePercent: 5,
  renewalLeadDays: null,
  graceDays: null,
};

const FamilyInputs = () => (
  <>
    <TextInput source="name" validate={required()} />
    <RupiahInput source="providerPrice" min={0} optional helperText="familyForm.providerPrice" />
    <RupiahInput source="transferFee" min={0} helperText="familyForm.transferFee" />
    <NumberInput source="cycleMonths" validate={required()} min={1} max={60} step={1} helperText="familyForm.cycle" />
    <SelectInput source="hostBuys" choices={BUYS} validate={required()} helperText="familyForm.hostBuys" />
    <CheckboxInput source="invites" />
    <CheckboxInput source="hostStoresLogin" />
    <CheckboxInput source="reimbursesWhenFull" />
    <NumberInput
      source="priceTolerancePercent"
      validate={required()}
      min={0}
      max={100}
      step={1}
      helperText="familyForm.tolerance"
    />
    <NumberInput source="renewalLeadDays" min={0} max={30} step={1} helperText="familyForm.renewalLeadDays" />
    <NumberInput source="graceDays" min={0} max={30} step={1} helperText="familyForm.graceDays" />
  </>
);

export const FamilyCreate = () => (
  <RecordCreate fields={['providerUid', 'slug', ...FIELDS, ...SEATS]} defaults={NEW}>
    <ReferenceInput source="providerUid" reference="providers" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput optionText="name" validate={required()} />
    </ReferenceInput>
    <TextInput source="slug" validate={required()} helperText="form.slug" />
    <FamilyInputs />
    <NumberInput source="hostSeats" validate={required()} min={0} max={1} step={1} helperText="familyForm.once" />
    <NumberInput source="regularSeats" validate={required()} min={1} step={1} helperText="familyForm.once" />
    <NumberInput source="tvSlots" min={0} step={1} helperText="familyForm.tvSlots" />
    <NumberInput source="startsWhenConfirmed" min={1} step={1} helperText="familyForm.starts" />
  </RecordCreate>
);

export const FamilyEdit = () => (
  <RecordEdit fields={FIELDS}>
    <FamilyInputs />
  </RecordEdit>
);
