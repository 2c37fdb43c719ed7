import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { copyText } from './copy-button';

describe('copyText', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('uses the clipboard', async () => {
    const writeText = jest.fn(async (_: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await expect(copyText('123')).resolves.toBe(true);
    expect(writeText).toHaveBeenCalledWith('123');
  });

  it('falls back to a selection where the clipboard is not allowed, and removes its element', async () => {
    let selected = '';
    Object.defineProperty(document, 'execCommand', {
      value: () => {
        selected = document.querySelector('textarea')!.value;
        return true;
      },
      configurable: true,
    });
    await expect(copyText('0000000001')).resolves.toBe(true);
    expect(selected).toBe('0000000001');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('is false when nothing worked', async () => {
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    await expect(copyText('1')).resolves.toBe(false);
  });
});
