import { ArrayInput, NumberInput, SimpleFormIterator, TextInput, required, useRecordContext } from 'react-admin';
import type { AdminSchemeEntry } from '#contracts/http/admin/scheme.http';
import { LinesInput } from '../shared/lines-input';

const SERIES = ['treatments', 'perMember', 'members', 'discountPercent', 'firstUseWithinDays'] as const;

/** What only some brands have: Rekafin its normal prices, Zap its series. Spec 2 §3. */
export const BrandInputs = () => {
  const entry = useRecordContext<AdminSchemeEntry>();
  if (!entry) return null;
  return (
    <>
      {Object.keys(entry.normalPrice ?? {}).map((plan) => (
        <NumberInput
          key={plan}
          source={`normalPrice.${plan}`}
          label={`resources.scheme-entries.fields.normalPrice`}
          helperText={plan}
          min={0}
          validate={required()}
        />
      ))}
      {entry.series &&
        SERIES.map((field) => (
          <NumberInput
            key={field}
            source={`series.${field}`}
            label={`resources.scheme-entries.fields.${field}`}
            min={0}
            validate={required()}
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
