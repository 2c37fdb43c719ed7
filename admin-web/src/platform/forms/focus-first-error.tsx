import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** Focuses the first invalid field. */
/** Inside a form of react-admin: focuses the first invalid field after each refused submit. */
export const FocusFirstError = () => {
  const mark = useRef<HTMLSpanElement>(null);
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount > 0) mark.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return <span ref={mark} hidden />;
};
