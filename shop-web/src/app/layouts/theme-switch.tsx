import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../theme';

/** Both icons are rendered and the style sheet shows one: a prerendered page does not know the visitor's theme. */
export function ThemeSwitch({
  className,
  says,
}: {
  className: string;
  /** Beside the icon; else it is only its label. */
  says?: string;
}) {
  const { dark, toggle } = useTheme();
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={dark}
      aria-label={says ? undefined : 'Mode gelap'}
      className={className}
    >
      {says}
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
    </button>
  );
}
