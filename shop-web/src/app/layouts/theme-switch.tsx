import { Moon, Sun } from 'lucide-react';
import { useTheme } from '../theme';

/** Both icons are rendered and the style sheet shows one: a prerendered page does not know the visitor's theme. */
export function ThemeSwitch({ className }: { className: string }) {
  const { dark, toggle } = useTheme();
  return (
    <button type="button" onClick={toggle} aria-pressed={dark} aria-label="Mode gelap" className={className}>
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
    </button>
  );
}
