import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';

/** The first field that is marked as wrong gets the focus, so that nobody has to look for it. */
export const focusFirstWrong = (form: HTMLElement | null | undefined): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Stands inside a form of react-admin: after each refusal, the form's own or the API's, it does so. */
export const FocusFirstWrong = () => {
  const mark = useRef<HTMLSpanElement>(null);
  const { submitCount } = useFormState();
  useEffect(() => {
    if (submitCount > 0) focusFirstWrong(mark.current?.closest('form'));
  }, [submitCount]);
  return <span ref={mark} hidden />;
};
