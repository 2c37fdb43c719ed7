import { DateInput, type DateInputProps } from 'react-admin';

/** While a year is typed the date is in the year 0002, which the API refuses: no filter until it begins with 20. */
export const DayInput = (props: DateInputProps) => (
  <DateInput {...props} parse={(day: string) => (day.startsWith('20') ? day : null)} />
);
