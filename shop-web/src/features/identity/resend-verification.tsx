import { Button } from '../../shared/ui/button';
import { FailureNotice } from '../../shared/ui/failure-notice';
import { CheckMail } from './check-mail';
import { useResendVerification } from './identity.queries';

/** One more mail to the address of the account. */
export function ResendVerification() {
  const resend = useResendVerification();
  if (resend.isSuccess)
    return (
      <CheckMail>
        <p>Tautan baru sudah kami kirim ke emailmu. Berlaku 24 jam.</p>
      </CheckMail>
    );
  return (
    <div className="space-y-4">
      <FailureNotice error={resend.error} />
      <Button wide busy={resend.isPending} onClick={() => resend.mutate()}>
        Kirim tautan baru
      </Button>
    </div>
  );
}
