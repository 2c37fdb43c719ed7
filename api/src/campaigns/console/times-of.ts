import { invalid } from '../../platform/http/errors/refusal.js';

/** A form with its two times as instants. @throws Refusal 422 when they are in the wrong order. */
export function timesOf<Form extends { startsAt: string; endsAt: string }>(form: Form) {
  const times = { startsAt: new Date(form.startsAt), endsAt: new Date(form.endsAt) };
  if (times.endsAt <= times.startsAt) throw invalid({ field: 'endsAt', message: 'Harus sesudah waktu mulai' });
  return { ...form, ...times };
}
