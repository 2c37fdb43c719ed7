import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from './lazy-component';

/** A place on a page that other rooms add to; `Props` is what each addition is given. */
export interface Slot<Props extends object> {
  name: string;
  /** Registers a component, loaded when a page with the slot opens. `position`: ascending. */
  fill: <K extends string>(
    load: () => Promise<Record<K, ComponentType<Props>>>,
    name: K,
    position?: number,
  ) => SlotFill;
}

export interface SlotFill {
  slot: string;
  position: number;
  component: LazyComponent<object>;
}

export const createSlot = <Props extends object>(name: string): Slot<Props> => ({
  name,
  fill: (load, component, position = 0) => ({
    slot: name,
    position,
    component: lazyComponent(load, component) as unknown as LazyComponent<object>,
  }),
});
