import { clsx } from 'clsx';
import type { MerchandiseVariantView } from '#contracts/products/merchandise/merchandise.http';
import { bySize } from '#domain/products/merchandise/cart';

type Variant = MerchandiseVariantView;
type Choice = 'colour' | 'size';
const LABEL: Record<Choice, string> = { colour: 'Warna', size: 'Ukuran' };

/** The first that can be bought. */
export const defaultVariant = (variants: readonly Variant[]): Variant =>
  variants.find(({ available }) => available > 0) ?? variants[0]!;

/** The values of a choice in the sequence in which people read them. */
const valuesOf = (variants: readonly Variant[], choice: Choice): string[] => {
  const values = [...new Set(variants.flatMap((variant) => variant[choice] ?? []))];
  return choice === 'size' ? values.toSorted(bySize) : values;
};

/** The variant with this value that is nearest to the chosen one. */
const nearest = (variants: readonly Variant[], chosen: Variant, choice: Choice, value: string): Variant | undefined => {
  const other = choice === 'size' ? 'colour' : 'size';
  const matching = variants.filter((variant) => variant[choice] === value);
  return matching.find((variant) => variant[other] === chosen[other]) ?? matching[0];
};

/** Colour and size of a product, as far as it has them; what is sold out can be chosen but not bought. */
export function VariantPicker({
  variants,
  chosen,
  onChoose,
}: {
  variants: readonly Variant[];
  chosen: Variant;
  onChoose: (variantUid: string) => void;
}) {
  return (['colour', 'size'] as const).map((choice) => {
    const values = valuesOf(variants, choice);
    if (values.length === 0) return null;
    return (
      <fieldset key={choice} className="mt-5">
        <legend className="text-sm font-semibold">
          {LABEL[choice]}: <span className="font-normal text-muted">{chosen[choice]}</span>
        </legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {values.map((value) => {
            const variant = nearest(variants, chosen, choice, value);
            const isSoldOut = variant?.available === 0;
            return (
              <label
                key={value}
                className={clsx(
                  'flex min-h-11 min-w-12 cursor-pointer items-center justify-center rounded-xl border border-edge px-4 font-semibold',
                  'has-checked:border-accent has-checked:bg-tint has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                  isSoldOut && 'text-muted line-through',
                )}
              >
                <input
                  type="radio"
                  name={choice}
                  value={value}
                  checked={chosen[choice] === value}
                  onChange={() => variant && onChoose(variant.uid)}
                  className="sr-only"
                />
                {value}
                {isSoldOut && <span className="sr-only">, habis</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
    );
  });
}
