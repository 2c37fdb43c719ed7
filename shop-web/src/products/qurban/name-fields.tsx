import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../platform/ui/button';
import { Field } from '../../platform/ui/field';

/** One name a share. */
export function NameFields({
  names,
  most,
  register,
  errorOf,
  onCount,
}: {
  names: readonly string[];
  /** Shares that are free. */
  most: number;
  register: (index: number) => UseFormRegisterReturn;
  errorOf: (index: number) => string | undefined;
  onCount: (names: string[]) => void;
}) {
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1 text-sm font-semibold">Atas nama siapa?</legend>
      <p className="text-sm text-muted">Satu nama untuk setiap bagian, lengkap dengan bin atau binti.</p>
      {names.map((_, index) => (
        <Field
          // Fields are added and removed at the end only.
          key={index}
          label={`Nama ${index + 1}`}
          autoComplete="off"
          placeholder="Ahmad bin Abdullah"
          error={errorOf(index)}
          {...register(index)}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        {names.length < most && (
          <Button variant="secondary" onClick={() => onCount([...names, ''])}>
            Tambah bagian
          </Button>
        )}
        {names.length > 1 && (
          <Button variant="secondary" onClick={() => onCount(names.slice(0, -1))}>
            Kurangi bagian
          </Button>
        )}
      </div>
    </fieldset>
  );
}
