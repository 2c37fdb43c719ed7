/** A text taken apart at its order numbers: every second part is one. Shown whole, browsers break them at their hyphens. */
export const aroundOrderNumbers = (text: string): string[] => text.split(/(PTG-\d{6}-\w+)/);
