import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../platform/ui/field';
import type { Checklist, OrderInput } from './order-input';
import { TickBox } from './tick-box';

/** The provider's conditions, each confirmed before the order is placed. */
export function EligibilityChecklist({
  checklist: { rules, asksEmail },
  providerName,
  register,
  errors,
}: {
  checklist: Checklist;
  providerName: string;
  register: UseFormRegister<OrderInput>;
  errors: FieldErrors<OrderInput>['eligibility'];
}) {
  return (
    <fieldset className="rounded-xl border border-line p-4">
      <legend className="px-1 text-sm font-bold">Syarat {providerName}</legend>
      <p className="text-sm text-muted">Ini aturan dari {providerName}. Centang semua yang sudah terpenuhi.</p>
      <div className="mt-2">
        {rules.map(({ slug, text }) => (
          <TickBox
            key={slug}
            text={text}
            error={errors?.answers?.[slug]?.message}
            {...register(`eligibility.answers.${slug}`)}
          />
        ))}
      </div>
      {asksEmail && (
        <Field
          className="mt-3"
          label={`Email akun ${providerName}`}
          type="email"
          inputMode="email"
          autoComplete="off"
          hint="Akun yang akan bergabung. Kami pakai untuk memeriksa aturan 12 bulan."
          error={errors?.accountEmail?.message}
          {...register('eligibility.accountEmail')}
        />
      )}
    </fieldset>
  );
}
