import { useState } from 'react';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { REQUIRED } from '#contracts/errors';
import { GIVING_AMOUNT, type GivingFace, MESSAGE_LENGTH, SUGGESTED_AMOUNTS } from '#domain/products/giving/amounts';
import { formatRupiah } from '#domain/platform/sen';
import { readRupiah } from '#domain/platform/typed-rupiah';
import { LabelledField, TextField } from '../../platform/ui/field';

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
  // As typed, until the field is left and the text could be read.
  const [typed, setTyped] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  // An amount is a number in the request, so that none is 0 there.
  const isEmpty = value === 0 && !typed?.trim();
  const take = (amount: number, text: string | null = null) => {
    setTyped(text);
    setUnread(false);
    onChange(amount);
  };
  const leave = () => {
    if (!typed?.trim() || Number.isInteger(readRupiah(typed))) setTyped(null);
    else setUnread(true);
  };
  return (
    <div>
      <LabelledField
        label="Jumlah"
        hint={`${formatRupiah(min)} sampai ${formatRupiah(max)}`}
        error={isUnread ? 'Isi rupiah bulat tanpa sen, misalnya 50.000' : error && isEmpty ? REQUIRED : error}
      >
        {(control) => (
          <input
            {...control}
            // The draft of the form knows its fields by their names.
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            placeholder="Rp0"
            value={typed ?? (value ? formatRupiah(value) : '')}
            onChange={({ target }) => take(readRupiah(target.value) ?? 0, target.value)}
            onBlur={leave}
          />
        )}
      </LabelledField>
      <div role="group" aria-label="Pilihan jumlah" className="two-up mt-2 gap-2">
        {SUGGESTED_AMOUNTS[face].map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={value === amount}
            onClick={() => take(amount)}
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
