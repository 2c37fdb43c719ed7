import { DateInput, TextInput, required } from 'react-admin';
import { MomentInput } from '../../platform/forms/moment-input';
import { RecordCreate, RecordEdit } from '../../platform/forms/record-form';

const FIELDS = ['name', 'day', 'ordersUntil', 'note'] as const;

export const SeasonCreate = () => (
  <RecordCreate fields={FIELDS} defaults={{ note: '' }}>
    <SeasonInputs />
  </RecordCreate>
);

export const SeasonEdit = () => (
  <RecordEdit fields={bodyOf}>
    <SeasonInputs />
  </RecordEdit>
);

/** An input that was emptied has no text. */
const bodyOf = ({ note, ...record }: Record<string, unknown> & { id: string }) => ({
  ...Object.fromEntries(FIELDS.map((field) => [field, record[field]])),
  note: note ?? '',
});

const SeasonInputs = () => (
  <>
    <TextInput source="name" validate={required()} helperText="qurban.seasonNameHelp" />
    <DateInput source="day" validate={required()} />
    <MomentInput source="ordersUntil" validate={required()} helperText="qurban.ordersUntilHelp" />
    <TextInput source="note" multiline minRows={3} fullWidth />
  </>
);
