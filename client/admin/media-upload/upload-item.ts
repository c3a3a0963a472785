/** A picture of the library, as the panel shows it. */
export type UploadedMedia = {
  readonly id: string
  readonly name: string
  readonly path: string
  readonly urlTemplate: string
  readonly width: number
  readonly height: number
}

/** Where pictures go. */
export type UploadPlace = {
  /** Null for none. */
  readonly folder: string | null
  /** The picture that gets the bytes; null for a new one. */
  readonly replaces: string | null
}

export type UploadFault = 'tooLarge' | 'empty' | 'unreadable' | 'notSent' | 'signedOut'

/**
 * `reading`: its hash is computed. `storing`: its bytes have arrived, and are inspected.
 * `failed`: it can be tried again as it is.
 */
export type UploadState =
  | 'waiting'
  | 'reading'
  | 'sending'
  | 'storing'
  | 'stored'
  | 'duplicate'
  | 'refused'
  | 'failed'
  | 'cancelled'

export type UploadItem = UploadPlace & {
  readonly key: number
  readonly file: File
  readonly state: UploadState
  /** Bytes that have left. */
  readonly sent: number
  readonly sha256: string | null
  /** Of the upload whose bytes have arrived; it has only to be finished. */
  readonly arrived: string | null
  /** It is wanted although the library has it. */
  readonly isCopy: boolean
  /** The picture that it became, or that was there before. */
  readonly media: UploadedMedia | null
  /** Why it was refused, in the words of the service. */
  readonly message: string | null
  /** The same where the browser found it out. */
  readonly fault: UploadFault | null
}

const RUNNING: ReadonlySet<UploadState> = new Set(['reading', 'sending', 'storing'])

export function isRunning({ state }: UploadItem): boolean {
  return RUNNING.has(state)
}

export function isOpen(item: UploadItem): boolean {
  return item.state === 'waiting' || isRunning(item)
}

/** What is being stored cannot be stopped any more. */
export function canCancel(item: UploadItem): boolean {
  return isOpen(item) && item.state !== 'storing'
}

export function canRetry({ state }: UploadItem): boolean {
  return state === 'failed' || state === 'cancelled'
}

export type UploadTotals = {
  readonly files: number
  readonly stored: number
  readonly open: number
  /** Of all that is to be sent, between 0 and 1. */
  readonly part: number
}

/** Of all files but those that will not be sent. */
export function totalsOf(items: readonly UploadItem[]): UploadTotals {
  const counted = items.filter((item) => isOpen(item) || item.state === 'stored')
  const bytes = counted.reduce((sum, { file }) => sum + file.size, 0)
  const sent = counted.reduce(
    (sum, item) => sum + (item.state === 'stored' ? item.file.size : item.sent),
    0,
  )
  return {
    files: counted.length,
    stored: items.filter(({ state }) => state === 'stored').length,
    open: items.filter(isOpen).length,
    part: bytes === 0 ? 1 : Math.min(1, sent / bytes),
  }
}
