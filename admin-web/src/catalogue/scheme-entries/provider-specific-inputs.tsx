import { ArrayInput, SimpleFormIterator, TextInput, required, useRecordContext } from 'react-admin';
import type { AdminSchemeEntry } from '#contracts/catalogue/scheme.admin.http';
import { LinesInput } from './lines-input';
import { RupiahInput } from '../../platform/forms/rupiah-input';
import { WholeInput } from '../../platform/forms/whole-input';

const SERIES = ['treatments', 'perMember', 'members', 'discountPercent', 'firstUseWithinDays'] as const;

/** Fields that only some providers have: normal prices, treatment series. */
export const ProviderSpecificInputs = () => {
  const entry = useRecordContext<AdminSchemeEntry>();
  if (!entry) return null;
  return (
    <>
      {Object.keys(entry.normalPrice ?? {}).map((plan) => (
        <RupiahInput
          key={plan}
          source={`normalPrice.${plan}`}
          label={`resources.scheme-entries.fields.normalPrice`}
          helperText={plan}
          min={0}
        />
      ))}
      {entry.series &&
        SERIES.map((field) => (
          <WholeInput
            key={field}
            source={`series.${field}`}
            label={`resources.scheme-entries.fields.${field}`}
            min={0}
          />
        ))}
      {entry.categoryTreatment && (
        <ArrayInput source="categoryTreatment">
          <SimpleFormIterator disableReordering fullWidth>
            <TextInput source="title" label="resources.scheme-entries.fields.title" validate={required()} fullWidth />
            <LinesInput source="description" label="resources.scheme-entries.fields.description" />
          </SimpleFormIterator>
        </ArrayInput>
      )}
    </>
  );
};
