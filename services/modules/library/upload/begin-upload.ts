import type { z } from 'zod'
import type { getMediaUploadUrl } from '#services/contract/media-files.ts'
import type { createMediaUpload } from '#services/contract/media-uploads.ts'
import { MEDIA_UPLOAD_BYTES } from '#services/contract/rules/media-uploads.ts'
import { noSuchMedia } from '#services/modules/library/staff-media.ts'
import {
  findSentMedia,
  readWholeMedia,
  refusedPicture,
  requireFolder,
} from '#services/modules/media/api.ts'
import { openUpload } from '#services/modules/upload/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { requireRight, requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { pictureName } from './picture-name.ts'
import { NEW_MEDIA, writeTarget } from './upload-rows.ts'

type Given = z.output<typeof createMediaUpload.input>
type AddressGiven = z.output<typeof getMediaUploadUrl.input>

/** Of the request that puts the bytes, whose content decides what they are. */
const BYTES_TYPE = 'application/octet-stream'
const PICTURE = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/
const HEIC = /^image\/hei[cf]|\.hei[cf]$/i

/** An address for the bytes, or the media that has the same content. */
export async function beginUpload(given: Given, scope: Scope, secret: string) {
  const { db, clock } = scope
  const staff = requireStaff(scope)
  const { folder, replaces, isCopy, bytes, sha256 } = given
  if (replaces !== null) requireRight(staff, 'media.delete')
  checkFile(given)
  const duplicate = isCopy ? null : await findSentMedia(db, sha256)
  if (duplicate !== null) return { upload: null, duplicate }
  if (replaces !== null) await requireMedia(db, replaces)
  const opened = await inTransaction(db, async (trx) => {
    if (folder !== null) await requireFolder(trx, folder)
    const upload = {
      ...{ account_id: staff.userId, purpose: 'MEDIA' as const, type: BYTES_TYPE },
      ...{ name: pictureName(given.name), bytes, sha256 },
      target: writeTarget({ folder, replaces, isCopy }),
    }
    return await openUpload(trx, upload, { secret, clock })
  })
  return { upload: { ...opened, type: BYTES_TYPE }, duplicate: null }
}

/** An address for the bytes of a picture that another program adds, who says later where. */
export async function openAddress(
  { name, size: bytes, type, sha256 }: AddressGiven,
  scope: Scope,
  secret: string,
) {
  const { db, clock } = scope
  const { userId: account_id } = requireStaff(scope)
  checkFile({ name, type, bytes })
  if (!PICTURE.test(type)) throw refusedPicture('NO_PICTURE')
  const upload = {
    ...{ account_id, purpose: 'MEDIA' as const, type, name: pictureName(name), bytes },
    sha256: sha256 ?? null,
    target: writeTarget(NEW_MEDIA),
  }
  return await inTransaction(db, (trx) => openUpload(trx, upload, { secret, clock }))
}

/** Before any byte is sent. */
function checkFile({ name, type, bytes }: Pick<Given, 'name' | 'type' | 'bytes'>): void {
  if (HEIC.test(name) || HEIC.test(type ?? '')) throw refusedPicture('HEIC_PICTURE')
  if (bytes > MEDIA_UPLOAD_BYTES) {
    throw refusedPicture('FILE_TOO_LARGE', MEDIA_UPLOAD_BYTES / 1_000_000)
  }
}

async function requireMedia(db: Db, id: number): Promise<void> {
  if (!(await readWholeMedia(db, id))) throw noSuchMedia()
}
