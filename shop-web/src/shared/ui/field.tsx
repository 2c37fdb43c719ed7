import type { ComponentProps } from 'react';
import { type FieldTexts, LabelledField } from './labelled-field';

/** One line. Made for `register()` of react-hook-form. */
export const Field = ({
  label,
  hint,
  error,
  className,
  suggestions,
  ...input
}: ComponentProps<'input'> & FieldTexts & { suggestions?: readonly string[] }) => (
  <LabelledField label={label} hint={hint} error={error} className={className}>
    {(control) => (
      <>
        <input list={suggestions ? `${control.id}-list` : undefined} {...control} {...input} />
        {suggestions && (
          <datalist id={`${control.id}-list`}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        )}
      </>
    )}
  </LabelledField>
);

/** As many lines as somebody wants to write. */
export const TextField = ({ label, hint, error, className, ...area }: ComponentProps<'textarea'> & FieldTexts) => (
  <LabelledField label={label} hint={hint} error={error} className={className}>
    {(control) => <textarea rows={4} {...control} {...area} />}
  </LabelledField>
);
