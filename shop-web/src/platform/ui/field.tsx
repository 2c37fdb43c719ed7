import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { pasteAsOneLine } from './paste-line';

/** One line. Takes what `register()` of react-hook-form returns. */
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
        <input list={suggestions ? `${control.id}-list` : undefined} onPaste={pasteAsOneLine} {...control} {...input} />
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

/** Several lines. */
export const TextField = ({ label, hint, error, className, ...area }: ComponentProps<'textarea'> & FieldTexts) => (
  <LabelledField label={label} hint={hint} error={error} className={className}>
    {(control) => <textarea rows={4} {...control} {...area} />}
  </LabelledField>
);

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  error?: string;
}

/** Label, control, hint and error, connected for screen readers. */
export function LabelledField({
  label,
  hint,
  error,
  className,
  children,
}: FieldTexts & {
  className?: string;
  children: (control: {
    id: string;
    'aria-invalid'?: true;
    'aria-describedby'?: string;
    className: string;
  }) => ReactNode;
}) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(hint && hintId, error && errorId) || undefined,
        className: clsx(
          'block min-h-12 w-full rounded-xl border bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-muted disabled:bg-sunken',
          error ? 'border-danger' : 'border-edge',
        ),
      })}
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

type Props = Omit<ComponentProps<typeof Field>, 'label'> & { label?: string };

/** With the right keyboard on phones and autofill. */
export const EmailField = (props: Props) => (
  <Field label="Email" type="email" inputMode="email" autoComplete="email" {...props} />
);

export const PhoneField = (props: Props) => (
  <Field label="Nomor WhatsApp" type="tel" inputMode="tel" autoComplete="tel" placeholder="0812-3456-7890" {...props} />
);
