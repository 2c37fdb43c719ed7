import { messageOf } from '../api/api-error';
import { Notice } from './notice';

/** Why an act failed, read out when it appears. Nothing while one of the form's `fields` says so itself. */
export function FailureNotice({
  error,
  fields = {},
  ...notice
}: {
  error: unknown;
  /** Messages by field, as `formState.errors`. */
  fields?: object;
  title?: string;
  className?: string;
}) {
  if (!error || Object.keys(fields).length > 0) return null;
  return (
    <Notice tone="bad" live {...notice}>
      {messageOf(error)}
    </Notice>
  );
}
