import { type ComponentProps, useState } from 'react';
import { Field } from './field';

type FieldProps = ComponentProps<typeof Field>;
interface NumberFieldProps extends FieldProps {
  read: (typed: string) => number | null;
  write: (value: number) => string;
  /** What is said to a text that is no whole number. */
  refusal: string;
}

/**
 * A whole number, as people type and paste it; another one is refused when the field is left, not first when it is sent.
 * When it is left it shows how it was read.
 */
export function TypedNumberField({ read, write, refusal, onBlur, onChange, error, ...props }: NumberFieldProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Field
      autoComplete="off"
      {...props}
      error={error ?? problem}
      onChange={(event) => {
        setProblem(undefined);
        void onChange?.(event);
      }}
      onBlur={(event) => {
        const { value } = event.target;
        const number = read(value);
        if (number !== null) event.target.value = write(number);
        setProblem(value.trim() === '' || Number.isInteger(number) ? undefined : refusal);
        onBlur?.(event);
      }}
    />
  );
}
