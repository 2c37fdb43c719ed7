import { useState } from 'react';
import { Share2 } from 'lucide-react';
import { CategoryChips } from '../src/catalogue/category-chips';
import { Accordion } from '../src/platform/ui/accordion';
import { Button, LinkButton } from '../src/platform/ui/button';
import { ConfirmDialog } from '../src/platform/ui/confirm-dialog';
import { ContactUs } from '../src/platform/ui/contact-us';
import { CopyButton } from '../src/platform/ui/copy-button';
import { Modal } from '../src/platform/ui/modal';
import { Pagination } from '../src/platform/ui/pagination';
import { ShareButton } from '../src/platform/ui/share-button';
import { BackLink } from '../src/platform/ui/titled';
import { toast } from '../src/platform/ui/toast';
import { BAR_BUTTON, BuyBar } from '../src/platform/ui/buy-bar';
import { WhatsAppButton } from '../src/platform/ui/whatsapp-button';
import { Example, Part, Row } from './example';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TOASTS = ['success', 'warning', 'neutral', 'error'] as const;
const ignore = () => undefined;

export const Controls = () => (
  <Part id="controls" title="Tombol dan tautan">
    <Example of="Button: biasa, sibuk, tidak bisa">
      <div className="space-y-3">
        {VARIANTS.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} busy>
              {variant}
            </Button>
            <Button variant={variant} disabled>
              {variant}
            </Button>
          </Row>
        ))}
        <div className="rounded-xl bg-hero p-3">
          <Button variant="onDark">onDark</Button>
        </div>
        <Button wide>
          <Share2 aria-hidden="true" className="size-4" /> wide, dengan ikon
        </Button>
      </div>
    </Example>
    <Example of="Tautan dan tombol kecil">
      <div className="space-y-3">
        <BackLink to="/">Kembali ke daftar</BackLink>
        <Row>
          <LinkButton to="/">LinkButton</LinkButton>
          <CopyButton text="8123456789" what="nomor rekening" done="Nomor disalin" />
        </Row>
        <p>
          Ada pertanyaan? <ContactUs />
        </p>
        <ShareButton label="Ajak teman" text="Patungan, yuk" path="/" />
        <WhatsAppButton order="PTG-261126-C8WLMXX" />
        <Pagination page={2} limit={10} total={45} label="Halaman contoh" onPage={ignore} />
      </div>
    </Example>
    <Example of="BuyBar, di layar kecil">
      <BuyBar facts={['Hijau, S']} price={129_000}>
        <Button className={BAR_BUTTON}>Beli sekarang</Button>
      </BuyBar>
    </Example>
    <Example of="CategoryChips">
      <CategoryChips
        choices={['Semua', 'Streaming', 'Musik', 'Produktivitas'].map((name) => ({ name, value: name }))}
        chosen="Musik"
        onChoose={ignore}
      />
    </Example>
    <Example of="Accordion">
      <Accordion title="Kapan langgananku aktif?">Begitu grupmu penuh dan host sudah beli.</Accordion>
      <Accordion title="Tertutup">Isi.</Accordion>
    </Example>
    <Example of="Modal, ConfirmDialog, toast" wide>
      <Dialogs />
    </Example>
  </Part>
);

function Dialogs() {
  const [open, setOpen] = useState<'modal' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setOpen('modal')}>
        Buka Modal
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Buka ConfirmDialog
      </Button>
      {TOASTS.map((status) => (
        <Button key={status} variant="quiet" onClick={() => toast(status, `Contoh toast ${status}`)}>
          {status}
        </Button>
      ))}
      {open === 'modal' && (
        <Modal title="Judul dialog" onClose={close}>
          <p>Isi dialog. Di ponsel ia naik dari bawah.</p>
        </Modal>
      )}
      {open === 'confirm' && (
        <ConfirmDialog
          title="Batalkan pesanan?"
          yes="Ya, batalkan"
          act={{ mutate: close, isPending: false, error: null }}
          done="Pesanan dibatalkan"
          onClose={close}
        >
          <p>Kursimu dilepas untuk orang lain.</p>
        </ConfirmDialog>
      )}
    </Row>
  );
}
