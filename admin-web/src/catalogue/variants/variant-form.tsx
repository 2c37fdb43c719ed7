import { AutocompleteInput, FormDataConsumer, ReferenceInput, SelectInput, required, useGetOne } from 'react-admin';
import type { AdminPackage } from '#contracts/catalogue/catalogue.admin.http';
import { planNameOf } from '#domain/catalogue/plan-name';
import { RecordCreate } from '../../platform/forms/record-form';
import { WholeInput } from '../../platform/forms/whole-input';

const MAX_FAMILIES = 100;

/** A new duration of a package; its price is added on its page. */
export const VariantCreate = () => (
  <RecordCreate fields={['packageUid', 'familyUid', 'duration']} defaults={{ duration: 1 }}>
    <ReferenceInput source="packageUid" reference="packages" sort={{ field: 'slug', order: 'ASC' }}>
      <AutocompleteInput
        optionText={(packageRecord: AdminPackage) => planNameOf(packageRecord.providerName, packageRecord.name)}
        validate={required()}
      />
    </ReferenceInput>
    <FormDataConsumer<{ packageUid?: string }>>
      {({ formData }) => formData.packageUid && <FamilyInput packageUid={formData.packageUid} />}
    </FormDataConsumer>
    <WholeInput source="duration" min={1} max={60} helperText="variantForm.duration" />
  </RecordCreate>
);

/** Only families of the package's provider. */
const FamilyInput = ({ packageUid }: { packageUid: string }) => {
  const { data: packageRecord } = useGetOne<AdminPackage>('packages', { id: packageUid });
  if (!packageRecord) return null;
  return (
    <ReferenceInput
      source="familyUid"
      reference="plan-families"
      filter={{ providerUid: packageRecord.providerUid }}
      perPage={MAX_FAMILIES}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <SelectInput optionText="name" validate={required()} helperText="variantForm.family" />
    </ReferenceInput>
  );
};
