import type { ComponentType } from 'react';
import type { RaRecord, ResourceProps, TranslateFunction } from 'react-admin';
import type { DeskName } from '#contracts/desks';
import type { Permission } from '#domain/platform/admin-role';
import type { StatusTones } from '../fields/status-tone';
import type { Texts } from '../i18n/texts';
import type { SlotFill } from './slot';

/** Groups of the menu, in this order; a product line may name a group of its own, which comes after the records. */
export const MENU_GROUPS = ['work', 'records', 'catalogue', 'system'] as const;

export interface MenuEntry {
  group: string;
  /** Place within its group, ascending. */
  position: number;
  /** Stays in sight also while nothing waits at its desk. */
  daily?: true;
  /** Letter that opens the list after G. */
  shortcut?: string;
  /** Whose rows wait for an admin: how many is shown as a badge, and the entry opens them. */
  desk?: DeskName;
}

export interface ConsoleResource extends ResourceProps {
  texts: Texts;
  menu: MenuEntry;
  /** Where the API names its records by a code alone: the key of the text that says it in words. */
  nameKey?(record: RaRecord): string;
  /** Tones of its statuses, by the subject that status chips name. */
  statuses?: Record<string, StatusTones>;
  /** Field of event payloads that holds the uid of such a record. */
  eventField?: string;
  /** Kinds of ledger entries whose cause is such a record. */
  entryKinds?: readonly string[];
  /** The search over everything asks its list too, and shows this beside the name of what is found. */
  findAnywhere?(record: RaRecord, translate: TranslateFunction): string;
  /** Place among what is found; by default after all that have one. */
  findPosition?: number;
  /** Before all others where the number of an order is typed. */
  foundByNumber?: true;
}

/** A page that is no resource. */
export interface ConsolePage {
  path: string;
  permission: Permission;
  page: ComponentType;
  /** Left out where a resource brings them. */
  texts?: Texts;
  menu?: MenuEntry & { label: string; icon: ComponentType };
}

/** Records without a page of their own, which the audit log names. */
export type NamedRecords = Required<Pick<ResourceProps, 'name' | 'recordRepresentation'>>;

/** What a room or a product line adds to the console. */
export interface Room {
  resources: ConsoleResource[];
  pages?: ConsolePage[];
  records?: NamedRecords[];
  /** Texts of folders without a resource or a page. */
  texts?: Texts[];
  fills?: SlotFill[];
}
