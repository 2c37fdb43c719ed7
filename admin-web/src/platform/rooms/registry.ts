import { createContext, useContext } from 'react';
import type { StatusTones } from '../fields/status-tone';
import type { Texts } from '../i18n/texts';
import type { ConsolePage, ConsoleResource, NamedRecords, Room } from './room';
import type { SlotFill } from './slot';

/** All rooms together. */
export interface Registry {
  resources: ConsoleResource[];
  pages: ConsolePage[];
  records: NamedRecords[];
  texts: Texts[];
  fills: SlotFill[];
  statuses: Record<string, StatusTones>;
}

export function createRegistry(rooms: Room[]): Registry {
  const resources = rooms.flatMap((room) => room.resources);
  const pages = rooms.flatMap((room) => room.pages ?? []);
  return {
    resources,
    pages,
    records: rooms.flatMap((room) => room.records ?? []),
    texts: [
      ...rooms.flatMap((room) => room.texts ?? []),
      ...[...resources, ...pages].flatMap(({ texts }) => texts ?? []),
    ],
    fills: rooms.flatMap((room) => room.fills ?? []),
    statuses: Object.assign({}, ...resources.map(({ statuses }) => statuses)),
  };
}

const RegistryContext = createContext(createRegistry([]));
/** Around the whole console, so that platform pieces need not import the rooms. */
export const RegistryProvider = RegistryContext.Provider;
export const useRegistry = (): Registry => useContext(RegistryContext);
