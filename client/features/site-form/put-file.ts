/** A line that moves nothing for that long is broken. */
const STALLED_MS = 45_000

export type PutResult = 'whole' | 'refused' | 'broken'

type Put = {
  readonly path: string
  readonly type: string
  readonly file: File
  readonly signal: AbortSignal
  /** In percent. */
  onProgress(percent: number): void
}

/** Puts the bytes of a file; by XMLHttpRequest, since fetch does not say how far it has come. */
export function putFile({ path, type, file, signal, onProgress }: Put): Promise<PutResult> {
  const { promise, resolve } = Promise.withResolvers<PutResult>()
  const request = new XMLHttpRequest()
  const breakOff = (): void => {
    resolve('broken')
    request.abort()
  }
  let stalled = setTimeout(breakOff, STALLED_MS)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(stalled)
    stalled = setTimeout(breakOff, STALLED_MS)
    onProgress(Math.floor((100 * loaded) / (total || 1)))
  })
  request.addEventListener('load', () => resolve(resultOf(request.status)))
  request.addEventListener('error', breakOff)
  signal.addEventListener('abort', breakOff)
  request.open('PUT', path)
  request.setRequestHeader('content-type', type)
  request.send(file)
  return promise.finally(() => clearTimeout(stalled))
}

/** Another file is needed for what is refused; what is broken can be sent again. */
function resultOf(status: number): PutResult {
  if (status === 200) return 'whole'
  return status === 413 || status === 415 ? 'refused' : 'broken'
}
