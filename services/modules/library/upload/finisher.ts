import { authorOf } from '#services/modules/history/api.ts'
import { findUpload, type ReceivedUpload } from '#services/modules/upload/api.ts'
import { createTurns } from '#services/platform/database/turns.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { createSharedWork } from '#services/platform/jobs/shared-work.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import {
  finishUploads,
  type InspectedMedia,
  inspectUpload,
  noSuchUpload,
  type WantedMedia,
} from './finish-upload.ts'
import { namingFile } from './receive-files.ts'

/** Below the gateway's time limit: a caller who waited that long calls again. */
const WAIT_MS = 9_000
const RETRY_SECONDS = 3
/** A picture takes up to half a gigabyte while it is inspected. */
const INSPECTED_AT_ONCE = { key: 'pictures', atOnce: 1 }

/** What is not known before the upload of the caller is read. */
type Wish = (upload: ReceivedUpload) => Omit<WantedMedia, 'upload'>

export type Finisher = {
  /** The media of an upload of the caller, who waits for a limited time and may call again. */
  finish(id: string, wish: Wish, scope: Scope): Promise<number>
  /** The media of uploads that came in one body: all of them, or none. */
  finishAll(wanted: readonly WantedMedia[], scope: Scope): Promise<number[]>
}

/** Inspects one picture at a time, however they came in. */
export function createFinisher(deps: ModuleDeps): Finisher {
  const turns = createTurns()
  const share = createSharedWork<number>({ waitMs: WAIT_MS, refuse: busy })

  const finishing = (scope: Scope) => {
    const { db, clock } = scope
    return { ...deps, author: authorOf(scope), clock, db }
  }

  async function inspect(wanted: WantedMedia, scope: Scope): Promise<InspectedMedia> {
    const work = async () => await inspectUpload(wanted, finishing(scope))
    return await turns.run([INSPECTED_AT_ONCE], work, scope.signal)
  }

  async function finishOne(id: string, wish: Wish, scope: Scope): Promise<number> {
    const upload = await receivedUpload(id, scope)
    const inspected = await inspect({ upload, ...wish(upload) }, scope)
    const [media] = await finishUploads([inspected], finishing(scope))
    if (media === undefined) throw new Error('An upload became no media')
    return media
  }

  return {
    finish: async (id, wish, scope) => {
      // Refused before it waits, for others than its owner too.
      wish(await receivedUpload(id, scope))
      const begin = async (signal: AbortSignal) => await finishOne(id, wish, { ...scope, signal })
      return await share(id, begin, scope.signal)
    },

    finishAll: async (wanted, scope) => {
      const inspected: InspectedMedia[] = []
      for (const [nth, one] of wanted.entries()) {
        inspected.push(await namingFile(nth, inspect(one, scope)))
      }
      return await finishUploads(inspected, finishing(scope))
    },
  }
}

async function receivedUpload(id: string, scope: Scope): Promise<ReceivedUpload> {
  const { userId: accountId } = requireStaff(scope)
  const upload = await findUpload(scope.db, { id, purpose: 'MEDIA', accountId })
  if (!upload) throw noSuchUpload()
  if (upload.sha256 === null) {
    throw new Refusal(409, 'The file has not arrived.', { code: 'UPLOAD_MISSING' })
  }
  return { ...upload, sha256: upload.sha256 }
}

function busy(): Refusal {
  const message = 'Pictures are being inspected. Try again in a moment.'
  return new Refusal(503, message, { code: 'BUSY', retryAfterSeconds: RETRY_SECONDS })
}
