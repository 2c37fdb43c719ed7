import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openDesk } from '../../../test/open-payments-desk';
import { paymentFixture, stubPayments } from '../../../test/stub-payments';
import { user } from '../../../test/user';

let scrolledTo: Element[] = [];
const scrollIntoView = Element.prototype.scrollIntoView;

beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this);
  };
});

afterEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('the page of the payments desk, whose list stands below the receipt on a phone', () => {
  it('stays at its top when it is opened, whichever row is chosen', async () => {
    await openDesk(stubPayments([paymentFixture(1), paymentFixture(2)]));
    expect(scrolledTo).toEqual([]);
  });

  it('goes to the head of a payment, with its amount, once its row is pressed', async () => {
    await openDesk(stubPayments([paymentFixture(1), paymentFixture(2)]));
    await user.click(screen.getByRole('option', { name: /PTG-2/ }));
    const [head] = scrolledTo;
    expect(head).toContainElement(screen.getByRole('heading', { name: 'PTG-2' }));
    expect(scrolledTo).toHaveLength(1);
  });

  it('stays where it is while the list scrolls to the row that a key has chosen', async () => {
    await openDesk(stubPayments([paymentFixture(1), paymentFixture(2)]));
    const list = screen.getByRole('listbox');
    Object.defineProperty(list, 'clientHeight', { value: 100 });
    Object.defineProperty(screen.getByRole('option', { name: /PTG-2/ }), 'offsetTop', { value: 180 });
    Object.defineProperty(screen.getByRole('option', { name: /PTG-2/ }), 'offsetHeight', { value: 60 });
    await user.keyboard('{ArrowDown}');
    expect(list.scrollTop).toBe(140);
    expect(scrolledTo).toEqual([]);
  });
});
