import { Alert } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { refusedOf } from '../data/http';

const NONE: ReadonlySet<string> = new Set();

/** Why the API has refused the form around it: at the fields that it names, and here only what none of them shows. */
export const RefusedAlert = ({ error }: { error: Error }) => {
  const { setError } = useFormContext();
  const mark = useRef<HTMLSpanElement>(null);
  const [placed, setPlaced] = useState(NONE);
  const refused = refusedOf(error);
  useLayoutEffect(() => {
    const inputs = mark.current?.closest('form')?.elements;
    const shown = (refused?.fields ?? []).filter(({ field }) => inputs?.namedItem(field));
    shown.forEach(({ field, message }, at) => setError(field, { type: 'server', message }, { shouldFocus: at === 0 }));
    setPlaced(new Set(shown.map(({ field }) => field)));
  }, [refused, setError]);
  const rest = refused?.fields.filter(({ field }) => !placed.has(field)) ?? [];
  const lines = refused
    ? [
        placed.size > 0 && rest.length === 0 ? '' : refused.summary,
        ...rest.map(({ label, message }) => `${label}: ${message}`),
      ]
    : [error.message];
  const text = lines.filter(Boolean).join('\n');
  return (
    <>
      <span ref={mark} hidden />
      {text && (
        <Alert severity="error" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          {text}
        </Alert>
      )}
    </>
  );
};
