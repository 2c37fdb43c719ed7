import type { ShopDocumentView } from '#contracts/platform/document.http';
import { isShown } from '#domain/platform/documents/shop-document';

type Table = ShopDocumentView['tables'][number];

/** A paper of the shop as the PDF shows it: always light, and A4 when it is printed. */
export const Paper = ({
  of: { title, number, status, shop, facts, tables, totals, notes },
}: {
  of: ShopDocumentView;
}) => (
  <article className="paper always-light rounded-[14px] border border-line !bg-white p-5 text-ink sm:p-10 print:border-0 print:p-0">
    <header className="flex flex-wrap justify-between gap-4">
      <div>
        <p className="text-xl font-bold text-accent">{shop.name}</p>
        {shop.contacts.map((contact) => (
          <p key={contact} className="text-sm text-muted">
            {contact}
          </p>
        ))}
      </div>
      <div className="sm:text-right">
        <h1 className="text-xl font-bold">{title}</h1>
        <p>{number}</p>
        {status && <p className="font-bold text-accent">{status}</p>}
      </div>
    </header>
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
    {tables.filter(isShown).map((table) => (
      <PaperTable key={table.title} of={table} />
    ))}
    <dl className="mt-6 ml-auto w-fit space-y-1.5 text-sm">
      {totals.map(({ label, value }) => (
        <div key={label} className="pair gap-x-8">
          <dt className="text-muted">{label}</dt>
          <dd className="font-bold whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
    {notes.map((note) => (
      <p key={note} className="mt-6 text-xs text-muted">
        {note}
      </p>
    ))}
  </article>
);

const PaperTable = ({ of: { title, columns, rows, empty } }: { of: Table }) => (
  <section aria-label={title} className="mt-6">
    <h2 className="font-bold">{title}</h2>
    {rows.length === 0 ? (
      <p className="mt-2 text-sm text-muted">{empty}</p>
    ) : (
      <div className="overflow-x-auto">
        <table className="mt-2 w-full text-sm">
          <thead className="text-muted">
            <tr>
              {columns.map(({ label, isAmount }) => (
                <th key={label} scope="col" className={`border-b border-line px-2 py-1.5 ${sideOf(isAmount)}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="break-inside-avoid">
                {row.map((cell, at) => (
                  <td key={at} className={`border-b border-line px-2 py-1.5 ${sideOf(columns[at]!.isAmount)}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </section>
);

const sideOf = (isAmount: boolean): string => (isAmount ? 'text-right whitespace-nowrap' : 'text-left wrap-anywhere');
