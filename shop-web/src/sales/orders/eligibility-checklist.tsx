import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../platform/ui/field';
import type { Checklist, OrderInput } from './order-input';
import { TickBox } from './tick-box';

interface Asked {
  checklist: Checklist;
  providerName: string;
  register: UseFormRegister<OrderInput>;
  errors: FieldErrors<OrderInput>['eligibility'];
}

/** The account that joins: of a plan with rules it is required, of one with invitations only it may be left empty. */
export const AccountEmail = ({ checklist: { asksEmail }, providerName, register, errors }: Asked) => (
  <Field
    className="mt-3"
    label={asksEmail ? `Email akun ${providerName}` : `Email akun ${providerName} (boleh kosong)`}
    type="email"
    inputMode="email"
    autoComplete="off"
    hint={
      asksEmail
        ? 'Akun yang akan bergabung. Undangannya kami kirim ke sini, dan kami pakai untuk memeriksa aturan 12 bulan.'
        : 'Undangannya kami kirim ke sini. Kosongkan kalau sama dengan email pesananmu.'
    }
    error={errors?.accountEmail?.message}
    {...register('eligibility.accountEmail')}
  />
);

/** The provider's conditions, each confirmed before the order is placed. */
export function EligibilityChecklist(asked: Asked) {
  const { checklist, providerName, register, errors } = asked;
  const { rules, asksEmail, takesEmail } = checklist;
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
      {(asksEmail || takesEmail) && <AccountEmail {...asked} />}
    </fieldset>
  );
}
