import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { GIVING_AMOUNT, type GivingFace, MESSAGE_LENGTH, SUGGESTED_AMOUNTS } from '#domain/products/giving/amounts';
import { formatRupiah } from '#domain/platform/sen';
import { LabelledField, TextField } from '../../platform/ui/field';
import { digitsOf } from '../../sales/payments/digits';

/** Amounts to press, and a field for another one. */
export function AmountField({
  face,
  value,
  error,
  onChange,
}: {
  face: GivingFace;
  /** In rupiah; 0: none yet. */
  value: number;
  error?: string;
  onChange: (amount: number) => void;
}) {
  const { min, max } = GIVING_AMOUNT[face];
  return (
    <div>
      <LabelledField label="Jumlah" hint={`${formatRupiah(min)} sampai ${formatRupiah(max)}`} error={error}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            placeholder="Rp0"
            value={value ? formatRupiah(value) : ''}
            onChange={({ target }) => onChange(Number(digitsOf(target.value).slice(0, 10)))}
          />
        )}
      </LabelledField>
      <div role="group" aria-label="Pilihan jumlah" className="mt-2 grid grid-cols-2 gap-2">
        {SUGGESTED_AMOUNTS[face].map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value === amount}
            onClick={() => onChange(amount)}
            className="min-h-11 rounded-xl border border-edge bg-surface px-2 text-sm font-semibold hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-tint aria-pressed:text-accent"
          >
            {formatRupiah(amount)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A form of react-hook-form that has these fields, and maybe others. */
interface Registered<Name extends string> {
  register: (name: Name) => UseFormRegisterReturn;
  errors: FieldErrors<Record<Name, string>>;
}

export const MessageField = ({
  register,
  errors,
  label,
  hint,
}: Registered<'message'> & { label: string; hint?: string }) => (
  <TextField
    label={label}
    hint={hint}
    rows={3}
    maxLength={MESSAGE_LENGTH.max}
    error={errors.message?.message}
    {...register('message')}
  />
);
