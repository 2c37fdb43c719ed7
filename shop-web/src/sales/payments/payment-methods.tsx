import type { PaymentMethodView } from '#contracts/sales/payments.http';
import { formatRupiah } from '#domain/platform/sen';
import { isExampleAccount } from '#domain/sales/payments/example-account';
import { Accordion } from '../../platform/ui/accordion';
import { CopyButton } from '../../platform/ui/copy-button';
import { Notice } from '../../platform/ui/notice';
import { TitledCard } from '../../platform/ui/titled';
import { digitsOf } from './digits';
import { TRANSFER_STEPS } from './transfer-steps';

interface Props {
  methods: PaymentMethodView[];
  /** Where the invoice has a unique code: for the accounts without. */
  amountWithoutCode: number | null;
}

export function PaymentMethods({ methods, amountWithoutCode }: Props) {
  return (
    <TitledCard title="Transfer ke salah satu rekening">
      {methods.some(({ accountNumber }) => isExampleAccount(accountNumber)) && (
        <Notice title="Toko contoh, jangan transfer sungguhan" className="mt-3">
          Nomor rekening di bawah hanya contoh.
        </Notice>
      )}
      {methods.length === 0 && (
        <p className="mt-2 text-muted">Rekening belum tersedia. Coba muat ulang halaman ini sebentar lagi.</p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {methods.map((method) => (
          <li key={method.uid} className="pair items-center py-3">
            <div className="!basis-[8rem]">
              <p className="font-semibold">{method.bankName}</p>
              <p className="text-lg font-bold tracking-wide break-words tabular-nums">
                {grouped(method.accountNumber)}
              </p>
              <p className="text-sm text-muted">a.n. {method.accountName}</p>
              {amountWithoutCode !== null && !method.uniqueCode && (
                <p className="text-sm">Ke rekening ini tanpa kode unik: {formatRupiah(amountWithoutCode)}</p>
              )}
            </div>
            <CopyButton
              text={digitsOf(method.accountNumber)}
              what={`nomor rekening ${method.bankName}`}
              done="Nomor disalin"
            />
          </li>
        ))}
      </ul>
      <h3 className="mt-3 border-t border-line pt-4 text-sm font-semibold text-muted">Cara transfer</h3>
      {TRANSFER_STEPS.map(({ channel, steps }) => (
        <Accordion key={channel} title={channel} name="cara-transfer">
          <ol className="list-decimal space-y-1.5 pl-5">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Accordion>
      ))}
    </TitledCard>
  );
}

/** In groups of four, easier to compare. Copying takes the digits. */
const grouped = (accountNumber: string): string => digitsOf(accountNumber).replace(/(\d{4})(?=\d)/g, '$1 ');
