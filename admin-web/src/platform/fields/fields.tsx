import CheckIcon from '@mui/icons-material/Check';
import { Box } from '@mui/material';
import { type FieldProps, useFieldValue, useLocaleState, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';
import { ageMs, formatAge, formatDateTime } from './format';
import { StatusChip } from './status-chip';
import { NoWrap } from './no-wrap';
import { useNow } from './use-now';

const OLD_AFTER_MS = 6 * 60 * 60_000;

/** An amount in rupiah, or a dash. */
export const MoneyField = (props: FieldProps) => {
  const amount = useFieldValue(props) as number | null | undefined;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {amount == null ? '–' : formatRupiah(amount)}
    </Box>
  );
};

export const DateTimeField = (props: FieldProps) => {
  const iso = useFieldValue(props) as string | null | undefined;
  return <DateTime iso={iso} />;
};

export const DateTime = ({ iso }: { iso: string | null | undefined }) =>
  iso ? (
    <Box component="time" dateTime={iso} sx={{ whiteSpace: { lg: 'nowrap' } }}>
      {dayAndTime(iso)}
    </Box>
  ) : (
    <>–</>
  );

/** May break only between day and time. */
const dayAndTime = (iso: string): string => formatDateTime(iso).replace(/(?<!,) /g, '\u00a0');

export const CodeField = (props: FieldProps) => <NoWrap>{useFieldValue(props)}</NoWrap>;

/** How long something has waited; highlighted after six hours. */
export const Age = ({ iso }: { iso: string }) => {
  const [locale] = useLocaleState();
  const now = useNow();
  const old = ageMs(iso, now) > OLD_AFTER_MS;
  return (
    <Box
      component="time"
      dateTime={iso}
      title={formatDateTime(iso)}
      sx={{ whiteSpace: 'nowrap', color: old ? 'error.main' : 'text.secondary', fontWeight: old ? 600 : 400 }}
    >
      {formatAge(iso, now, locale)}
    </Box>
  );
};

export const StatusField = ({ subject, ...props }: FieldProps & { subject: string }) => {
  const value = useFieldValue(props) as string | number | null | undefined;
  return value == null ? null : <StatusChip subject={subject} value={value} />;
};

/** A value translated by `<prefix>.<value>`. */
export const TranslatedField = ({ prefix, ...props }: FieldProps & { prefix: string }) => {
  const value = String(useFieldValue(props) ?? '');
  const translate = useTranslate();
  return <span>{translate(`${prefix}.${value}`, { _: value })}</span>;
};

/** A check mark for true, nothing for false. */
export const CheckField = (props: FieldProps) => {
  const translate = useTranslate();
  return useFieldValue(props) ? <CheckIcon fontSize="small" titleAccess={translate('ra.boolean.true')} /> : null;
};
