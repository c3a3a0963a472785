import { readFile } from 'node:fs/promises'
import { addProductFile } from '#services/modules/digital/api.ts'
import { findProductBySku } from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'

/** Drawn by tools/pictures/demo-files.ts. */
const FILES = new URL('files/', import.meta.url)

const FILES_OF_SKU: Readonly<Record<string, readonly string[]>> = {
  'JSS-PK-631': ['pozadina-valovi-tablet.png', 'pozadina-valovi-telefon.png'],
  'JSS-PK-632': ['raspored-2026-27.pdf'],
  'JSS-KP-631': ['stoljece-e-knjiga.pdf'],
  'JSS-KP-632': ['52-tjedna-treninga.pdf'],
}

/** Adds the files that buyers of digital products download. */
export async function seedFiles(trx: Trx, clock: Clock): Promise<void> {
  for (const [sku, names] of Object.entries(FILES_OF_SKU)) {
    // Removed since an older release seeded it.
    if (!(await findProductBySku(trx, sku))) continue
    for (const name of names) {
      const content = await readFile(new URL(name, FILES))
      await addProductFile(trx, clock, { sku, name, content })
    }
  }
}
