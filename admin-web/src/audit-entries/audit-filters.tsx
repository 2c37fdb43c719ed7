import {
  AutocompleteInput,
  type AutocompleteInputProps,
  DateInput,
  type DateInputProps,
  TextInput,
  useTranslate,
} from 'react-admin';
import { SearchFilter } from '../shared/search-filter';
import { AUDITED, auditedAct } from './audit-words';

const ActInput = (props: AutocompleteInputProps) => {
  const translate = useTranslate();
  const choices = AUDITED.map((act) => ({ id: act, name: auditedAct(act, translate) }));
  return <AutocompleteInput {...props} choices={choices} />;
};

/** Whoever types a year types 0002 first, which the API refuses: it is not asked before there is a day. */
const DayInput = (props: DateInputProps) => (
  <DateInput {...props} parse={(day: string) => (day.startsWith('20') ? day : null)} />
);

export const auditFilters = [
  <SearchFilter key="q" source="q" alwaysOn />,
  <ActInput key="act" source="act" alwaysOn />,
  <DayInput key="from" source="from" alwaysOn />,
  <DayInput key="until" source="until" alwaysOn />,
  <TextInput key="subjectUid" source="subjectUid" />,
];
