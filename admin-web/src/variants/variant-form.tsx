import {
  AutocompleteInput,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  SelectInput,
  required,
  useGetOne,
} from 'react-admin';
import type { AdminPackage } from '#contracts/http/admin/catalogue.http';
import { RecordCreate } from '../shared/record-form';

const MOST_FAMILIES = 100;

/** One more length of a package; its price comes next, on its page. */
export const VariantCreate = () => (
  <RecordCreate fields={['packageUid', 'familyUid', 'duration']} defaults={{ duration: 1 }}>
    <ReferenceInput source="packageUid" reference="packages" sort={{ field: 'slug', order: 'ASC' }}>
      <AutocompleteInput
        optionText={(pack: AdminPackage) => `${pack.providerName} ${pack.name}`}
        validate={required()}
      />
    </ReferenceInput>
    <FormDataConsumer<{ packageUid?: string }>>
      {({ formData }) => formData.packageUid && <FamilyInput packageUid={formData.packageUid} />}
    </FormDataConsumer>
    <NumberInput source="duration" validate={required()} min={1} max={60} step={1} helperText="variantForm.duration" />
  </RecordCreate>
);

/** Only families of the package's brand: nobody sits in another brand's group. */
const FamilyInput = ({ packageUid }: { packageUid: string }) => {
  const { data: pack } = useGetOne<AdminPackage>('packages', { id: packageUid });
  if (!pack) return null;
  return (
    <ReferenceInput
      source="familyUid"
      reference="plan-families"
      filter={{ providerUid: pack.providerUid }}
      perPage={MOST_FAMILIES}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <SelectInput optionText="name" validate={required()} helperText="variantForm.family" />
    </ReferenceInput>
  );
};
