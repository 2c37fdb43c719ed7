import { type ComponentProps, useState } from 'react';
import { Field } from '../platform/ui/field';

/** The current password or a new one. It may be shown and pasted (WCAG 3.3.8). */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'label'> & { label?: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <Field label="Kata sandi" autoComplete="current-password" {...props} type={shown ? 'text' : 'password'} />
      <label className="mt-2 inline-flex min-h-8 items-center gap-2 text-sm text-muted">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        Tampilkan kata sandi
      </label>
    </div>
  );
}
