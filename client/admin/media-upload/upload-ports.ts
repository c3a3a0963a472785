import type { UploadedMedia, UploadFault, UploadItem } from './upload-item.ts'

/** What a file became, or why it did not become a picture. */
export type UploadOutcome =
  | { readonly state: 'stored'; readonly media: UploadedMedia }
  | { readonly state: 'duplicate'; readonly media: UploadedMedia }
  | { readonly state: 'refused' | 'failed'; readonly message: string }
  | { readonly state: 'refused' | 'failed'; readonly fault: UploadFault }

/** Where the bytes of an upload go. */
export type UploadAddress = {
  readonly state: 'opened'
  readonly id: string
  readonly path: string
  readonly type: string
  readonly isReceived: boolean
}

/** The upload is unknown, or its bytes are not there. */
export type MissingUpload = { readonly state: 'missing' }

/** `whole`: all bytes have arrived. `over`: another address is needed. */
export type PutAnswer = 'whole' | 'over' | 'refused'

/** The service has answered that it cannot do its work: another try may help, endless ones not. */
export class ServiceFault extends Error {}

/**
 * What the queue needs of browser and service. Those that use the line throw when it is broken, or
 * a `ServiceFault`.
 */
export type UploadPorts = {
  /** Throws when the file can no longer be read. */
  hash(file: File): Promise<string>
  create(item: UploadItem & { readonly sha256: string }): Promise<UploadAddress | UploadOutcome>
  put(
    sending: {
      readonly address: UploadAddress
      readonly file: File
      onProgress(sent: number): void
    },
    signal: AbortSignal,
  ): Promise<PutAnswer>
  finish(id: string): Promise<UploadOutcome | MissingUpload>
  /** Resolves when another try makes sense: the browser is online again, or some time is over. */
  lineBack(tries: number): Promise<void>
}
