import { describe, expect, it } from '@jest/globals';
import {
  type ShipmentState,
  SHIPMENT_STATES,
  checkHandOver,
  isStillHere,
  shipmentActions,
  shipmentLabel,
  shipmentMoves,
} from './shipment.js';

describe('a shipment', () => {
  it('goes from payment to packing to the road to the customer', () => {
    const states = (['pay', 'ship', 'deliver'] as const).reduce<ShipmentState[]>(
      (path, action) => [...path, shipmentMoves.after(path.at(-1)!, action)],
      ['waiting'],
    );
    expect(states).toEqual(['waiting', 'to-pack', 'shipped', 'delivered']);
  });

  it('that is paid before the shop has its goods waits for them', () => {
    const states = (['await-goods', 'receive-goods', 'ship'] as const).reduce<ShipmentState[]>(
      (path, action) => [...path, shipmentMoves.after(path.at(-1)!, action)],
      ['waiting'],
    );
    expect(states).toEqual(['waiting', 'awaiting-goods', 'to-pack', 'shipped']);
    expect(shipmentActions({ state: 'awaiting-goods', method: 'courier' })).toEqual(['cancel']);
  });

  it('offers the console what fits its method', () => {
    expect(shipmentActions({ state: 'to-pack', method: 'courier' })).toEqual(['ship', 'cancel']);
    expect(shipmentActions({ state: 'to-pack', method: 'pickup' })).toEqual(['ready', 'cancel']);
    expect(shipmentActions({ state: 'waiting', method: 'courier' })).toEqual([]);
    expect(shipmentActions({ state: 'shipped', method: 'courier' })).toEqual(['deliver', 'correct-tracking', 'return']);
    expect(shipmentActions({ state: 'delivered', method: 'courier' })).toEqual(['return']);
  });

  it('leaves the shop only in the way that was bought', () => {
    expect(() => checkHandOver('pickup', 'ship')).toThrow('diambil sendiri');
    expect(() => checkHandOver('courier', 'ready')).toThrow('dikirim dengan kurir');
    for (const [method, action] of [
      ['pickup', 'ready'],
      ['courier', 'ship'],
      ['courier', 'correct-tracking'],
    ] as const)
      expect(() => checkHandOver(method, action)).not.toThrow();
  });

  it('is said to be fetched where its customer fetches it, and to be received where a courier brings it', () => {
    expect([shipmentLabel('delivered', 'pickup'), shipmentLabel('delivered', 'courier')]).toEqual([
      'Sudah diambil',
      'Sudah diterima',
    ]);
    for (const state of SHIPMENT_STATES.filter((one) => one !== 'delivered'))
      expect(shipmentLabel(state, 'pickup')).toBe(shipmentLabel(state, 'courier'));
  });

  it('is not shipped before it is paid, nor twice', () => {
    for (const state of ['waiting', 'shipped', 'delivered', 'cancelled'] as const)
      expect(() => shipmentMoves.after(state, 'ship', 'admin')).toThrow(/^Pengiriman ini (masih menunggu|sudah) /);
  });

  it('is said to have arrived by its customer only while it is on its way or ready', () => {
    expect(SHIPMENT_STATES.filter((state) => shipmentMoves.actionsOn(state, 'customer').includes('deliver'))).toEqual([
      'ready',
      'shipped',
    ]);
  });

  it('that has left has to come back before its things are in stock again', () => {
    expect(SHIPMENT_STATES.filter((state) => !isStillHere(state))).toEqual(['shipped', 'delivered', 'returned']);
  });
});
