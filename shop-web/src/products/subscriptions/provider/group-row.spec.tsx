import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { GroupView } from '#contracts/catalogue/catalogue.http';
import { GroupRow } from './group-row';

const GROUP: GroupView = {
  uid: 'g',
  name: 'Netflix 1 bulan #4',
  familyUid: 'f',
  familyName: '1 bulan',
  size: 4,
  taken: 3,
  freeRegularSeats: 1,
  freeHostSeats: 0,
  freeTvSlots: 1,
  members: [],
};
const open = (more: Partial<GroupView> = {}) =>
  render(<GroupRow group={{ ...GROUP, ...more }} whyNot={null} checked={false} onChoose={jest.fn()} />);
afterEach(cleanup);

describe('the television slots of a group', () => {
  it('are shown while a seat is free', () => {
    open();
    expect(screen.getByText('3 dari 4 anggota · 1 kursi lagi · sisa 1 slot TV')).toBeTruthy();
    cleanup();
    open({ freeTvSlots: 0 });
    expect(screen.getByText(/slot TV sudah terisi/)).toBeTruthy();
  });

  it('are not shown by a full group', () => {
    open({ taken: 4, freeRegularSeats: 0 });
    expect(screen.queryByText(/slot TV/i)).toBeNull();
  });
});
