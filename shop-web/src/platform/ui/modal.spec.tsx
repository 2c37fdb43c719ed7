import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Modal } from './modal';

afterEach(cleanup);

it('opens with the focus on its heading, not on the button that closes it', () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')!.focus();
  };
  HTMLDialogElement.prototype.close = jest.fn();
  try {
    render(
      <Modal title="Konfirmasi" onClose={() => undefined}>
        …
      </Modal>,
    );
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Konfirmasi' }));
  } finally {
    cleanup();
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
});

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
