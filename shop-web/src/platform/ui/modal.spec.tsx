import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Modal } from './modal';

afterEach(cleanup);

it('closes its dialog while that is still on the page: only then the browser gives the focus back', () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  const wasOnPage: boolean[] = [];
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    wasOnPage.push(this.isConnected);
  };
  try {
    const { rerender } = render(
      <Modal title="Konfirmasi" onClose={() => undefined}>
        …
      </Modal>,
    );
    rerender(<p>Halaman</p>);
    expect(wasOnPage).toEqual([true]);
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
});
