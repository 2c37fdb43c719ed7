import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { QrCode } from './qr-code';

const { getContext, toBlob } = HTMLCanvasElement.prototype;
afterEach(() => {
  cleanup();
  Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
});

it('a code is saved as a picture that a gallery shows, with the squares of the screen and a white margin', async () => {
  const drawn: { colour: string; at: number[] }[] = [];
  const context = {
    fillStyle: '',
    fillRect(...at: number[]) {
      drawn.push({ colour: this.fillStyle, at });
    },
  };
  const types: string[] = [];
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (done: (blob: Blob) => void, type: string) => {
      types.push(type);
      done(new Blob());
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:qr', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(<QrCode text="00020101021226" label="Kode QRIS" fileName="QRIS-PTG-1.png" />);
  fireEvent.click(screen.getByRole('button', { name: 'Unduh QR' }));
  await waitFor(() => expect(saved).toEqual(['QRIS-PTG-1.png']));
  expect(types).toEqual(['image/png']);

  const code = screen.getByRole('img', { name: 'Kode QRIS' });
  const side = Number(code.getAttribute('viewBox')!.split(' ')[2]);
  const [ground, ...squares] = drawn;
  expect(ground!.colour).toBe('#fff');
  const px = ground!.at[2]! / side;
  const onScreen = [
    ...code
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M(\d+) (\d+)/g),
  ];
  expect(squares.map(({ at: [x, y] }) => [x! / px, y! / px])).toEqual(
    onScreen.map(([, x, y]) => [Number(x), Number(y)]).toSorted((a, b) => a[1]! - b[1]! || a[0]! - b[0]!),
  );
  expect(squares.every(({ colour, at: [x, y] }) => colour === '#000' && Math.min(x!, y!) >= 4 * px)).toBe(true);
});
