import { DateTimeInput, type DateTimeInputProps, useTranslate, useTranslateLabel } from 'react-admin';
import { instantOfWibMinute, minuteInWib } from '#domain/platform/wib';

interface MomentInputProps extends Pick<DateTimeInputProps, 'resource' | 'validate'> {
  source: string;
  /** A key of the texts; by default the name of the field. */
  label?: string;
  /** A key of the texts. */
  helperText?: string;
}

/**
 * A day and a time in WIB, as its label says, whatever the browser's time zone; the form holds the moment as the API has it (ISO
 * with its zone), or null.
 */
export const MomentInput = ({ label, helperText, ...props }: MomentInputProps) => {
  const translate = useTranslate();
  const name = useTranslateLabel()({ source: props.source, resource: props.resource, label });
  return (
    <DateTimeInput
      {...props}
      label={translate('form.inWib', { name: String(name) })}
      helperText={helperText ?? false}
      format={shown}
      parse={instantOfWibMinute}
      // With it a year has four digits only.
      slotProps={{ htmlInput: { max: '2099-12-31T23:59' } }}
    />
  );
};

/** '2026-12-31T23:59' for the browser's field; it is called with its own answer too. */
const shown = (value: string | null | undefined): string => {
  if (!value || !value.endsWith('Z')) return value ?? '';
  return minuteInWib(new Date(value)).replace(' ', 'T');
};
