/** Lengths that a form checks before the API does; without zod, which the console would load for a number. */
export const REFERENCE_LENGTH = { min: 3, max: 100 };
