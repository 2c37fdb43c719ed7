import { AutocompleteInput, type AutocompleteInputProps, TextInput, useTranslate } from 'react-admin';
import { AUDITED_ACTS } from '#domain/platform/audit-action';
import { DayInput } from '../../platform/lists/day-input';
import { auditedActionLabel } from './audit-labels';

const ActInput = (props: AutocompleteInputProps) => {
  const translate = useTranslate();
  const choices = AUDITED_ACTS.map((act) => ({ id: act, name: auditedActionLabel(act, translate) }));
  return <AutocompleteInput {...props} choices={choices} />;
};

export const auditFilters = [
  <ActInput key="act" source="act" alwaysOn />,
  <DayInput key="from" source="from" alwaysOn />,
  <DayInput key="until" source="until" alwaysOn />,
  <TextInput key="subjectUid" source="subjectUid" />,
];
