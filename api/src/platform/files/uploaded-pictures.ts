import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGE, type ErrorCode } from '#contracts/errors';
import { LOGO_REFUSAL, type LogoRefusal, isLogoRefusal } from '#contracts/platform/logo-refusal';
import { type AcceptedFiles, fileRefusal } from '#contracts/platform/file-refusal';
import { contentKindOf } from '#domain/platform/content-kind';
import { DomainError } from '#domain/platform/domain-error';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import type { DrawnPicture, PictureUse } from '#runtime/platform/pictures/draw-picture';
import { MAX_PIXELS, type PictureHeader, readPictureHeader } from '#runtime/platform/pictures/picture-header';
import { PictureProcesses } from '#runtime/platform/pictures/picture-processes';
import { AttemptLimits, type Budget, addressSubject } from '../http/limits/attempt-limits.js';
import type { UploadedFile } from '../http/uploads/upload.js';

/** One process would let a large photo hold up all small ones. */
const AT_ONCE = 2;
/** A small PDF can take seconds: some at once would leave no process for the pictures of others. */
const PDFS_AT_ONCE = 1;
/** Each waits with its file in memory: 160 MB at most. */
const LINE = { atMost: 32, forMs: 8_000 };

/**
 * Pictures that were uploaded, drawn anew outside this process (`PictureProcesses`). What failed is counted for the
 * account and the address. docs/rules/uploads.md#limits
 */
@Injectable()
export class UploadedPictures {
  private readonly turns = new ConcurrencyLimit(AT_ONCE, LINE);
  private readonly pdfTurns = new ConcurrencyLimit(PDFS_AT_ONCE, LINE);

  constructor(
    private readonly processes: PictureProcesses,
    private readonly limits: AttemptLimits,
  ) {}

  /**
   * @param accountUid who uploads: a customer or an admin.
   * @throws DomainError naming the field of the file, Refusal 429 after too many failures, TooBusy when too many wait.
   */
  draw(file: UploadedFile, accountUid: string, use: PictureUse): Promise<DrawnPicture> {
    const budgets: Budget[] = [
      { kind: 'failed upload account', subject: accountUid },
      { kind: 'failed upload address', subject: addressSubject(file.address) },
    ];
    const header = readPictureHeader(file.bytes);
    // Looked up only now that it is this file's turn: of many at once, those before it have been counted.
    const draw = () =>
      this.turns.run(async () => {
        await this.limits.expectLeft(...budgets);
        const result = await this.drawnOr(file.bytes, header, use);
        if (typeof result !== 'string') return result;
        await this.limits.count(...budgets);
        throw new DomainError(result, messageOf(result, file.bytes), 'invalid', file.field);
      });
    return header?.type === 'pdf' ? this.pdfTurns.run(draw) : draw();
  }

  private async drawnOr(bytes: Buffer, header: PictureHeader | null, use: PictureUse): Promise<DrawnPicture | Fault> {
    if (use === 'logo') return this.logoOr(bytes, header);
    if (!header) return use === 'proof' ? 'FILE_TYPE' : 'PHOTO_TYPE';
    if (header.type === 'pdf' && use !== 'proof') return 'PHOTO_TYPE';
    if (header.pixels > MAX_PIXELS) return 'FILE_TOO_MANY_PIXELS';
    if (header.type !== 'pdf' && header.pixels === 0) return 'FILE_BROKEN';
    return this.processes.draw(bytes, header.type, use);
  }

  private async logoOr(bytes: Buffer, header: PictureHeader | null): Promise<DrawnPicture | Fault> {
    const isSvg = contentKindOf(bytes) === 'svg';
    if (!isSvg && (!header || header.type === 'pdf')) return 'LOGO_TYPE';
    if (header && header.pixels > MAX_PIXELS) return 'FILE_TOO_MANY_PIXELS';
    if (header && header.pixels === 0) return 'FILE_BROKEN';
    return this.processes.draw(bytes, isSvg ? 'svg' : header!.type, 'logo');
  }
}

type Fault = ErrorCode | LogoRefusal;

const isAboutKind = (code: Fault): code is AcceptedFiles => code === 'FILE_TYPE' || code === 'PHOTO_TYPE';
function messageOf(code: Fault, bytes: Buffer): string {
  if (isAboutKind(code)) return fileRefusal(contentKindOf(bytes), code);
  return isLogoRefusal(code) ? LOGO_REFUSAL[code] : ERROR_MESSAGE[code];
}
