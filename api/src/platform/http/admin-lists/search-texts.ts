import { Prisma } from '#runtime/generated/prisma/client';

/** Columns of a table, whose alias stands for `$`. */
const joined =
  (...columns: string[]) =>
  (table: string): Prisma.Sql =>
    Prisma.raw(`(${columns.map((column) => column.replace('$', table)).join(" || E'\\n' || ")})`);

/**
 * What the rows of big tables are found by. The trigram indexes of the migrations 20261202000000_console_lists,
 * 20261217000002_list_indexes and 20270110000081_parcels_by_phone are on exactly these texts: a text that differs in one column is searched by reading the
 * whole table.
 */
export const SEARCH_TEXT = {
  customer: joined('$.name', '$.email', '$.phone_number'),
  order: joined('$.number', '$.name', '$.email', '$.phone_number'),
  shipment: joined('$.recipient', '$.phone_number', "coalesce($.tracking_number, '')"),
  notification: joined('$.title', '$.body', '$.kind'),
  auditLog: joined('$.actor', '$.action', '$.subject', "coalesce($.ip, '')"),
} as const;
