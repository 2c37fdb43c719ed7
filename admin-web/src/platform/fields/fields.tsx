import CheckIcon from '@mui/icons-material/Check';
import { Box } from '@mui/material';
import { type FieldProps, useFieldValue, useLocaleState, useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/platform/sen';
import { formatAge, formatDateTime, formatLeft, formatShortDateTime } from './format';
import { StatusChip } from './status-chip';
import { NoWrap } from './no-wrap';
import { URGENCY_COLOUR, urgencyOf } from './urgency';
import { useNow } from './use-now';

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
  return <ShortDateTime iso={iso} />;
};

/** In a column of a table; the whole of it when it is pointed at. */
export const ShortDateTime = ({ iso }: { iso: string | null | undefined }) =>
  iso ? (
    <Box component="time" dateTime={iso} title={formatDateTime(iso)} sx={{ whiteSpace: 'nowrap' }}>
      {formatShortDateTime(iso)}
    </Box>
  ) : (
    <>–</>
  );

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

/** A number or code: never broken, whatever room there is. */
export const CodeField = (props: FieldProps) => <NoWrap>{useFieldValue(props)}</NoWrap>;

interface AgeProps {
  iso: string;
  /** Until when it is promised: near to it how much is left, and red only after it. Without a promise nothing is late. */
  dueAt?: string | null;
}

/** How long something has waited. */
export const Age = ({ iso, dueAt }: AgeProps) => {
  const [locale] = useLocaleState();
  const translate = useTranslate();
  const now = useNow();
  const urgency = dueAt ? urgencyOf(dueAt, now) : 'inTime';
  return (
    <Box
      component="time"
      dateTime={iso}
      title={formatDateTime(iso)}
      data-urgency={urgency}
      sx={{
        whiteSpace: 'nowrap',
        color: URGENCY_COLOUR[urgency] ?? 'text.secondary',
        fontWeight: urgency === 'inTime' ? 400 : 600,
      }}
    >
      {formatAge(iso, now, locale)}
      {dueAt && urgency === 'near' && ` (${translate('console.left', { time: formatLeft(dueAt, now, locale) })})`}
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
