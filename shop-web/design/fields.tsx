import { useState } from 'react';
import { StarChoice } from '../src/products/subscriptions/reviews/star-choice';
import { EmailField, Field, LabelledField, PhoneField, TextField } from '../src/platform/ui/field';
import { RupiahField } from '../src/platform/ui/rupiah-field';
import { WholeField } from '../src/platform/ui/whole-field';
import { Example, Part } from './example';

export const Fields = () => (
  <Part id="fields" title="Isian">
    <Example of="Field: kosong, terisi, salah, tidak bisa">
      <div className="space-y-4">
        <Field label="Nama" placeholder="Misalnya Sari" hint="Seperti di rekeningmu." />
        <Field label="Nama" defaultValue="Sari Wulandari" />
        <Field label="Nama" defaultValue="S" error="Nama minimal 2 huruf" />
        <Field label="Nama" defaultValue="Sari" disabled />
      </div>
    </Example>
    <Example of="EmailField, PhoneField, RupiahField, WholeField, TextField">
      <div className="space-y-4">
        <EmailField defaultValue="sari@contoh.id" />
        <PhoneField />
        <RupiahField label="Nominal" defaultValue="94.900" />
        <WholeField label="Jumlah" defaultValue="5" error="Isi angka bulat tanpa koma, misalnya 5 atau 5.000" />
        <TextField label="Catatan" rows={3} defaultValue="Tolong hubungi setelah pukul 19.00." />
      </div>
    </Example>
    <Example of="LabelledField dengan pilihan">
      <LabelledField label="Ukuran">
        {(control) => (
          <select {...control}>
            <option>M</option>
            <option>L</option>
          </select>
        )}
      </LabelledField>
    </Example>
    <Example of="StarChoice: kosong dengan salah, terisi">
      <StarsOf chosen={0} error="Pilih bintangnya dulu" />
      <StarsOf chosen={4} />
    </Example>
  </Part>
);

/** As a form registers it; the stars are those of its value. */
function StarsOf({ chosen, error }: { chosen: number; error?: string }) {
  const [stars, setStars] = useState(chosen);
  const field = {
    name: `stars-${chosen}`,
    ref: () => undefined,
    onBlur: async () => undefined,
    onChange: async ({ target }: { target: { value: string } }) => setStars(Number(target.value)),
  };
  return <StarChoice chosen={stars} field={field} {...(error && { error })} />;
}
