import { TitledCard } from '../../platform/ui/titled';
import { type Theme, useThemeChoice } from '../theme';

const THEMES: readonly (readonly [Theme, label: string])[] = [
  ['system', 'Ikuti perangkat'],
  ['light', 'Terang'],
  ['dark', 'Gelap'],
];

/** Light, dark, or as the device has it. */
export function ThemeChoice() {
  const { theme, choose } = useThemeChoice();
  return (
    <TitledCard title="Tampilan">
      <fieldset>
        <legend className="sr-only">Tampilan</legend>
        {THEMES.map(([value, label]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => choose(value)}
              className="size-5"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </TitledCard>
  );
}
