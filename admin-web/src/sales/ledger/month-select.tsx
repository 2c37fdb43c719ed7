import { MenuItem, TextField } from '@mui/material';
import { inWib } from '#domain/platform/wib-texts';
import { startOfDayInWib } from '#domain/platform/wib';

interface MonthSelectProps {
  label: string;
  /** `YYYY-MM`. */
  value: string;
  /** The newest that can be chosen. */
  until: string;
  onChange: (month: string) => void;
}

/** The shop has no books of a year before. */
const FIRST_YEAR = 2020;
const short = inWib({ month: 'short', year: 'numeric' });

/** A month of the books by its name. The browser's own field would name it in the language of the browser. */
export const MonthSelect = ({ label, value, until, onChange }: MonthSelectProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 320 } } } } } }}
    sx={{ width: { xs: 'calc(50% - 6px)', sm: 160 } }}
  >
    {monthsUntil(until).map((month) => (
      <MenuItem key={month} value={month}>
        {short.format(startOfDayInWib(`${month}-01`))}
      </MenuItem>
    ))}
  </TextField>
);

/** The newest first. */
export function monthsUntil(until: string): string[] {
  const [year = FIRST_YEAR, month = 1] = until.split('-').map(Number);
  const count = (year - FIRST_YEAR) * 12 + month;
  return Array.from({ length: count }, (_, back) => {
    const nth = count - 1 - back;
    return `${FIRST_YEAR + Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}`;
  });
}
