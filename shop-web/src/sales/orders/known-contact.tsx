import { type ReactNode, useState } from 'react';
import { Button } from '../../platform/ui/button';
import { Breakable } from '../../platform/ui/breakable';
import { Dots } from '../../platform/ui/dots';

/** Name, e-mail and number that are known, in one row that unfolds their fields. Those of `isAsked` are always there. */
export function KnownContact({
  words,
  isAsked,
  onUnfold,
  children,
}: {
  words: string[];
  /** A field is empty, wrong, or was changed. */
  isAsked: boolean;
  /** Called once the fields are there. */
  onUnfold: () => void;
  children: ReactNode;
}) {
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = isAsked || isUnfolded;
  const unfold = () => {
    setUnfolded(true);
    // Drawn after the press.
    setTimeout(onUnfold);
  };
  return (
    <>
      {!isOpen && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-xl border border-line py-1.5 pr-1 pl-3.5">
          <Dots
            className="min-w-0 flex-[1_1_8rem] text-sm text-muted wrap-anywhere"
            facts={words.map((word, index) => (
              <span key={word} className={index === 0 ? 'font-semibold text-ink' : undefined}>
                <Breakable>{word}</Breakable>
              </span>
            ))}
          />
          <Button variant="quiet" className="shrink-0 !px-3" onClick={unfold}>
            Ubah
          </Button>
        </div>
      )}
      {/* Hidden, not left out: the form knows its fields, and a wrong one can be focused. */}
      <div hidden={!isOpen} className="space-y-4">
        {children}
      </div>
    </>
  );
}
