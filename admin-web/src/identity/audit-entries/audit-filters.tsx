import {
  AutocompleteInput,
  type AutocompleteInputProps,
  DateInput,
  type DateInputProps,
  TextInput,
  useTranslate,
} from 'react-admin';
import { AUDITED_ACTIONS, auditedActionLabel } from './audit-labels';

const ActInput = (props: AutocompleteInputProps) => {
  const translate = useTranslate();
  const choices = AUDITED_ACTIONS.map((act) => ({ id: act, name: auditedActionLabel(act, translate) }));
  return <AutocompleteInput {...props} choices={choices} />;
};

/** While a year is typed the date is in the year 0002, which the API refuses: no filter until it begins with 20. */
const DayInput = (props: DateInputProps) => (
  <DateInput {...props} parse={(day: string) => (day.startsWith('20') ? day : null)} />
);

export const auditFilters = [
  <ActInput key="act" source="act" alwaysOn />,
  <DayInput key="from" source="from" alwaysOn />,
  <DayInput key="until" source="until" alwaysOn />,
  <TextInput key="subjectUid" source="subjectUid" />,
];
