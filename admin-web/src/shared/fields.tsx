import { Box } from '@mui/material';
import { type FieldProps, useFieldValue, useLocaleState, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/money/sen';
import { ageMs, formatAge, formatMoment } from './format';
import { StatusChip } from './status-chip';
import type { StatusSubject } from './status-tone';
import { Unbroken } from './unbroken';
import { useNow } from './use-now';

const OLD_AFTER_MS = 6 * 60 * 60_000;

/** Rupiah as the API gives it; a missing amount is a dash, never Rp0. */
export const MoneyField = (props: FieldProps) => {
  const amount = useFieldValue(props) as number | null | undefined;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {amount == null ? '–' : formatRupiah(amount)}
    </Box>
  );
};

export const MomentField = (props: FieldProps) => {
  const iso = useFieldValue(props) as string | null | undefined;
  return <Moment iso={iso} />;
};

export const Moment = ({ iso }: { iso: string | null | undefined }) =>
  iso ? (
    <Box component="time" dateTime={iso} sx={{ whiteSpace: { lg: 'nowrap' } }}>
      {dayAndClock(iso)}
    </Box>
  ) : (
    <>–</>
  );

/** In a window that is not wide the clock may go under the day; neither is broken. */
const dayAndClock = (iso: string): string => formatMoment(iso).replace(/(?<!,) /g, '\u00a0');

export const CodeField = (props: FieldProps) => <Unbroken>{useFieldValue(props)}</Unbroken>;

/** How long something has waited; more than six hours stands out. */
export const Age = ({ iso }: { iso: string }) => {
  const [locale] = useLocaleState();
  const now = useNow();
  const old = ageMs(iso, now) > OLD_AFTER_MS;
  return (
    <Box
      component="time"
      dateTime={iso}
      title={formatMoment(iso)}
      sx={{ whiteSpace: 'nowrap', color: old ? 'error.main' : 'text.secondary', fontWeight: old ? 600 : 400 }}
    >
      {formatAge(iso, now, locale)}
    </Box>
  );
};

export const StatusField = ({ subject, ...props }: FieldProps & { subject: StatusSubject }) => {
  const value = useFieldValue(props) as string | number | null | undefined;
  return value == null ? null : <StatusChip subject={subject} value={value} />;
};

/** A value whose texts stand under `prefix` in the messages. */
export const WordField = ({ prefix, ...props }: FieldProps & { prefix: string }) => {
  const value = String(useFieldValue(props) ?? '');
  const translate = useTranslate();
  return <span>{translate(`${prefix}.${value}`, { _: value })}</span>;
};
