import { Link } from 'react-router';
import type { PaymentMethodView } from '#contracts/sales/payments.http';
import { PAGE } from '#contracts/shop-paths';
import { formatRupiah } from '#domain/platform/sen';
import { isExampleAccount } from '#domain/sales/payments/example-account';
import { shopFacts } from '../../platform/shop-facts';
import { Accordion } from '../../platform/ui/accordion';
import { CopyButton } from '../../platform/ui/copy-button';
import { TEXT_LINK } from '../../platform/ui/info-page';
import { Notice } from '../../platform/ui/notice';
import { digitsOf } from './digits';
import { TRANSFER_STEPS } from './transfer-steps';

interface Props {
  methods: PaymentMethodView[];
  /** Where the invoice has a unique code: for the accounts without. */
  amountWithoutCode: number | null;
}

/** Above everything on the page of a payment, as long as an account is one of the seed's examples. */
export const ExampleShopNotice = ({ methods }: Pick<Props, 'methods'>) =>
  methods.some(({ accountNumber }) => isExampleAccount(accountNumber)) && (
    <Notice tone="bad" title="Toko contoh, jangan transfer sungguhan" className="mb-3 !text-xs" />
  );

/** The accounts, and whose they are where an owner has written the company. docs/rules/shop.md#company */
export function PaymentMethods({ methods, amountWithoutCode }: Props) {
  const { company } = shopFacts();
  return (
    <>
      <h3 className="font-bold not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3">
        Transfer ke salah satu rekening
      </h3>
      {methods.length === 0 && (
        <p className="mt-2 text-muted">Rekening belum tersedia. Coba muat ulang halaman ini sebentar lagi.</p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {methods.map((method) => (
          <li key={method.uid} className="py-2.5">
            <p className="text-sm text-muted">
              <b className="text-base text-ink">{method.bankName}</b> a.n. {method.accountName}
            </p>
            {/* The button is higher than the number, so that a thumb meets it. */}
            <div className="pair items-center [&>button]:-my-2.5">
              <p className="!basis-[8rem] text-lg font-bold tracking-wide break-words tabular-nums">
                {grouped(method.accountNumber)}
              </p>
              <CopyButton
                text={digitsOf(method.accountNumber)}
                what={`nomor rekening ${method.bankName}`}
                done="Nomor disalin"
              />
            </div>
            {amountWithoutCode !== null && !method.uniqueCode && (
              <p className="text-sm">Ke rekening ini tanpa kode unik: {formatRupiah(amountWithoutCode)}</p>
            )}
          </li>
        ))}
      </ul>
      {company && (
        <p className="mb-2 text-sm text-muted">
          Kamu membayar ke Patungan, yang dikelola{' '}
          <Link to={`${PAGE.aboutUs}#perusahaan`} className={TEXT_LINK}>
            {company.name}
          </Link>
          .
        </p>
      )}
    </>
  );
}

/** Folded into one line: who has transferred before needs none of it. */
export const TransferSteps = () => (
  <Accordion title="Cara transfer">
    <div className="space-y-4">
      {TRANSFER_STEPS.map(({ channel, steps }) => (
        <section key={channel} aria-label={channel}>
          <h4 className="font-semibold text-ink">{channel}</h4>
          <ol className="mt-1 list-decimal space-y-1.5 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  </Accordion>
);

/** In groups of four, easier to compare. Copying takes the digits. */
const grouped = (accountNumber: string): string => digitsOf(accountNumber).replace(/(\d{4})(?=\d)/g, '$1 ');
