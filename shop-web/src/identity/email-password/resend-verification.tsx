import { Button } from '../../platform/ui/button';
import { FailureNotice } from '../../platform/ui/form-errors';
import { CheckMail } from './check-mail';
import { useResendVerification } from './identity.queries';

/** Sends the verification mail again. */
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
