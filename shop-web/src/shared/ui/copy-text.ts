/** What a transfer form accepts: '8620-1234 567' becomes '86201234567'. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The amount as a banking app takes it: whole rupiah as digits, sen after a comma. */
export const amountDigits = (rupiah: number): string =>
  Number.isInteger(rupiah) ? String(rupiah) : rupiah.toFixed(2).replace('.', ',');

/** @returns whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // plain http outside localhost, or no permission
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
