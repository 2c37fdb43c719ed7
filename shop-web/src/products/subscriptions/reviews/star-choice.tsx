import type { UseFormRegisterReturn } from 'react-hook-form';
import { OneStar, STARS } from '../../../platform/ui/stars';

/** Five stars as one choice: a press or the arrow keys fill them up to the chosen one. */
export const StarChoice = ({
  chosen,
  error,
  field,
}: {
  chosen: number;
  error?: string;
  /** What `register()` of react-hook-form returns. */
  field: UseFormRegisterReturn;
}) => (
  <fieldset aria-describedby={error && 'review-stars-error'}>
    <legend className="text-sm font-semibold">Berapa bintang?</legend>
    <div className="-ml-2 flex flex-wrap">
      {STARS.map((star) => (
        <label
          key={star}
          className="grid size-11 cursor-pointer place-items-center rounded-xl has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input type="radio" value={star} className="sr-only" {...field} />
          <OneStar isFull={star <= chosen} className="size-6" />
          <span className="sr-only">{star} bintang</span>
        </label>
      ))}
    </div>
    {error && (
      <p id="review-stars-error" className="mt-1 text-sm font-semibold text-danger">
        {error}
      </p>
    )}
  </fieldset>
);
