import { Injectable } from '@nestjs/common';
import type { ProviderDetail } from '#contracts/catalogue/catalogue.http';
import { initials, plateOf, textColourOn } from '#domain/platform/mark';
import { seatArcs } from '#domain/catalogue/seat-arcs';
import { shareCardOf, shareCardPath } from '#domain/catalogue/share-card';
import { ConcurrencyLimit } from '#runtime/platform/concurrency-limit';
import { Database } from '#runtime/platform/db/database';
import { PictureProcesses } from '#runtime/platform/pictures/picture-processes';
import { FileStore } from '#runtime/platform/storage/file-store';
import { CatalogueSnapshot } from './catalogue.snapshot.js';

/** Each takes a third of a second, and they are asked for when a link is shared, not when a page is opened. */
const AT_ONCE = 1;
const LINE = { atMost: 32, forMs: 8_000 };

/**
 * The pictures that services show beside a link to a provider, drawn when they are first asked for and kept while what they
 * show is so: one for each provider. docs/rules/catalogue.md#shared-links
 */
@Injectable()
export class ShareCards {
  private readonly turns = new ConcurrencyLimit(AT_ONCE, LINE);
  private readonly made = new Map<string, { path: string; picture: Promise<Buffer> }>();

  constructor(
    private readonly snapshot: CatalogueSnapshot,
    private readonly processes: PictureProcesses,
    private readonly database: Database,
    private readonly files: FileStore,
  ) {}

  /** The address of the picture as it is now; null for a provider that is not sold. */
  pathOf(slug: string): string | null {
    const provider = this.find(slug);
    return provider ? shareCardPath(provider) : null;
  }

  /** @throws TooBusy when too many are waited for. */
  async picture(slug: string): Promise<Buffer> {
    const provider = this.find(slug)!;
    const path = shareCardPath(provider)!;
    const known = this.made.get(slug);
    if (known?.path === path) return known.picture;
    const picture = this.turns.run(() => this.draw(provider));
    this.made.set(slug, { path, picture });
    picture.catch(() => this.made.delete(slug));
    return picture;
  }

  private async draw(provider: ProviderDetail): Promise<Buffer> {
    const { name, price, sharing, seats, hasHost, color } = shareCardOf(provider)!;
    const mark = { letters: initials(name), ink: textColourOn(color), plate: plateOf(color) };
    const drawing = { name, price, sharing, ring: seatArcs(seats), hasHost, ...mark };
    return this.processes.drawCard(drawing, await this.logo(provider));
  }

  /** The one that the address of the picture was made with. */
  private async logo({ logo }: ProviderDetail): Promise<Buffer | null> {
    const uid = logo?.split('/').at(-1);
    const file = uid && (await this.database.file.findUnique({ where: { uid }, select: { key: true } }));
    return file ? this.files.get(file.key) : null;
  }

  private find(wanted: string): ProviderDetail | undefined {
    return this.snapshot.public().providers.find(({ slug }) => slug === wanted);
  }
}
