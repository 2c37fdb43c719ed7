import { useRegistry } from '../rooms/registry';
import type { Tone } from './status-tone';

/** @returns the tone of a status of a subject such as `order`; `idle` where it has none. */
export function useStatusTone(): (subject: string, status: string | number) => Tone {
  const { statuses } = useRegistry();
  return (subject, status) => statuses[subject]?.[status] ?? 'idle';
}
