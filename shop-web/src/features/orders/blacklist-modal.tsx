import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';

/** The API said 'blocked customer'. Spec 1 §8. */
export function BlacklistModal({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Akun kamu belum bisa memesan" onClose={onClose}>
      <p className="text-muted">
        Pemesanan dari akun ini sedang kami hentikan. Kalau menurutmu ini keliru, hubungi kami setiap hari 09.00–21.00
        WIB dan sebutkan email akunmu.
      </p>
      <Button wide className="mt-5" onClick={onClose}>
        Mengerti
      </Button>
    </Modal>
  );
}
