import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { user } from '../../../test/user';
import { NewTabLinks } from './new-tab-links';

it('a link of the console opens in a new tab that has the session, and others as the browser does it', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const clicked = jest.fn();
  render(
    <div onClick={clicked} role="presentation">
      <a href="#/orders">Pesanan</a>
      <a href="https://wa.me/62">Chat</a>
      <NewTabLinks />
    </div>,
  );
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Pesanan'));
  await user.keyboard('{/Control}');
  await user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Pesanan') });
  const there = [`${location.origin}/#/orders`, '_blank'];
  expect(opened.mock.calls).toEqual([there, there]);
  expect(clicked).not.toHaveBeenCalled();
  await user.pointer({ keys: '[MouseMiddle]', target: screen.getByText('Chat') });
  await user.click(screen.getByText('Pesanan'));
  expect(opened).toHaveBeenCalledTimes(2);
});
