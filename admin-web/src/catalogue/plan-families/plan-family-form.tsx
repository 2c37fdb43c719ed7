import { AutocompleteInput, ReferenceInput, SelectInput, TextInput, required } from 'react-admin';
import { HOST_BUYS } from '#domain/catalogue/host-buys';
import { CheckboxInput } from '../../platform/forms/checkbox-input';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { WholeInput } from '../../platform/forms/whole-input';

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
    <WholeInput source="cycleMonths" min={1} max={60} helperText="familyForm.cycle" />
    <SelectInput source="hostBuys" choices={BUYS} validate={required()} helperText="familyForm.hostBuys" />
    <CheckboxInput source="invites" />
    <CheckboxInput source="hostStoresLogin" />
    <CheckboxInput source="reimbursesWhenFull" />
    <WholeInput source="priceTolerancePercent" min={0} max={100} helperText="familyForm.tolerance" />
    <WholeInput source="renewalLeadDays" min={0} max={30} helperText="familyForm.renewalLeadDays" optional />
    <WholeInput source="graceDays" min={0} max={30} helperText="familyForm.graceDays" optional />
  </>
);

export const FamilyCreate = () => (
  <RecordCreate fields={['providerUid', 'slug', ...FIELDS, ...SEATS]} defaults={NEW}>
    <ReferenceInput source="providerUid" reference="providers" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput optionText="name" validate={required()} />
    </ReferenceInput>
    <TextInput source="slug" validate={required()} helperText="form.slug" />
    <FamilyInputs />
    <WholeInput source="hostSeats" min={0} max={1} helperText="familyForm.once" />
    <WholeInput source="regularSeats" min={1} helperText="familyForm.once" />
    <WholeInput source="tvSlots" min={0} helperText="familyForm.tvSlots" optional />
    <WholeInput source="startsWhenConfirmed" min={1} helperText="familyForm.starts" optional />
  </RecordCreate>
);

export const FamilyEdit = () => (
  <RecordEdit fields={FIELDS}>
    <FamilyInputs />
  </RecordEdit>
);
